import { useCountdown } from '../../design/countdown.ts'
import { useClient } from '../../live/client-context.ts'
import styles from './paused.module.css'

const minutes = (ms: number): string => {
  const seconds = Math.ceil(ms / 1000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/** Why a player cannot search now, and until when. */
export const Paused = ({ until }: { until: number }) => {
  const left = useCountdown(until, useClient().serverNow, 500) ?? 0
  const clock = new Date(until).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' })
  return (
    <div className={styles.paused}>
      <p className={styles.title}>
        Searching is paused for <span className={styles.remaining}>{minutes(left)}</span>
      </p>
      <p>
        You missed or passed on more than one match within 30 minutes, and somebody waited for you each time.
        You can search again at {clock}. You can still play friends and bots.
      </p>
    </div>
  )
}
