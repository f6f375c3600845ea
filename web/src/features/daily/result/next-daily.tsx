import { Button } from '../../../design/button.tsx'
import { useCountdown } from '../../../design/countdown.ts'
import { useClient } from '../../../live/client-context.ts'
import { hoursLeft } from '../dates.ts'
import styles from './next-daily.module.css'

interface NextDailyProps {
  /** When the next one starts, ms since 1970 by the server's clock; null: not known yet. */
  readonly nextAt: number | null
  readonly onNext: () => void
}

/** A countdown to the next daily; at zero, a button to play it. */
export const NextDaily = ({ nextAt, onNext }: NextDailyProps) => {
  const left = useCountdown(nextAt, useClient().serverNow, 1_000)
  if (left === 0)
    return (
      <Button look="primary" onClick={onNext}>
        Play the new daily
      </Button>
    )
  return (
    <p className={styles.next}>
      Next daily in{' '}
      <span className={styles.remaining} role="timer">
        {left === null ? '–:––:––' : hoursLeft(left)}
      </span>
    </p>
  )
}
