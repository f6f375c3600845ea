import { classNames } from '../../../design/class-names.ts'
import { useCountdown } from '../../../design/countdown.ts'
import { LAST_SECONDS, useLastSeconds } from '../../../questions/use-last-seconds.ts'
import styles from './big-clock.module.css'

interface BigClockProps {
  /** In the server's time, ms since 1970. */
  readonly until: number
  /** ms */
  readonly total: number
  readonly now: () => number
}

/** '87', or '4:58' of a long time. */
const leftText = (seconds: number): string =>
  seconds < 100 ? `${seconds}` : `${Math.floor(seconds / 60)}:${`${seconds % 60}`.padStart(2, '0')}`

/** The time left for the open question. */
export const BigClock = ({ until, total, now }: BigClockProps) => {
  const left = useCountdown(until, now) ?? 0
  useLastSeconds(left)
  const seconds = Math.ceil(left / 1000)
  const share = Math.min(1, Math.max(0, left / total))
  return (
    <div
      className={classNames(styles.clock, left <= LAST_SECONDS && styles.late)}
      role="timer"
      aria-label="Time left to answer"
    >
      <span className={styles.track}>
        <span className={styles.bar} style={{ scale: `${share} 1` }} />
      </span>
      <span key={seconds} className={styles.seconds}>
        {leftText(seconds)}
      </span>
    </div>
  )
}

/** What the clock's place says while no clock runs. */
export const ClockWords = ({ children }: { children: string }) => (
  <div className={styles.clock}>
    <p className={styles.words}>{children}</p>
  </div>
)
