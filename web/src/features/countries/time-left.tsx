import { useEffect } from 'react'
import { classNames } from '../../design/class-names.ts'
import { useCountdown } from '../../design/countdown.ts'
import { useNotices } from '../../design/notices.tsx'
import { useClient } from '../../live/client-context.ts'
import { duration } from '../../places/duration.ts'
import { useLastSeconds } from '../../questions/use-last-seconds.ts'
import styles from './time-left.module.css'

const TICK = 250
/** The clock shows a warning from this much time left, ms. */
const WARN_AT = 30_000
/** Announced once when this much time is left, ms. */
const SAID_AT = 60_000

/** The time left for the whole quiz. `endsAt`: by the server's clock. */
export const TimeLeft = ({ endsAt }: { endsAt: number }) => {
  const { serverNow } = useClient()
  const { announce } = useNotices()
  const left = useCountdown(endsAt, serverNow, TICK) ?? 0
  useLastSeconds(left)
  const isLate = left > 0 && left <= SAID_AT
  useEffect(() => {
    if (isLate) announce('One minute left.', `one minute until ${endsAt}`)
  }, [isLate, announce, endsAt])
  return (
    <span
      className={classNames(styles.remaining, left <= WARN_AT && styles.warn)}
      role="timer"
      aria-label="Time left"
    >
      {duration(Math.ceil(left / 1000) * 1000)}
    </span>
  )
}
