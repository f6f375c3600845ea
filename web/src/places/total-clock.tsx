import { useEffect, useState } from 'react'
import { useClient } from '../live/client-context.ts'
import { duration } from './duration.ts'
import styles from './total-clock.module.css'

const TICK = 250

interface TotalClockProps {
  /** In the server's time, ms since 1970. */
  readonly startedAt: number
  /** Null while the clock is running. */
  readonly endedAt: number | null
}

/** The time that a whole quiz has taken so far: counts up. */
export const TotalClock = ({ startedAt, endedAt }: TotalClockProps) => {
  const { serverNow } = useClient()
  const [now, setNow] = useState(serverNow)
  useEffect(() => {
    if (endedAt !== null) return
    const read = () => setNow(serverNow())
    const timer = setInterval(read, TICK)
    read()
    return () => clearInterval(timer)
  }, [endedAt, serverNow])
  return (
    <span className={styles.clock} role="timer" aria-label="Time so far">
      {duration((endedAt ?? now) - startedAt)}
    </span>
  )
}
