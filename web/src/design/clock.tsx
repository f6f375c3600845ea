import { classNames } from './class-names.ts'
import styles from './clock.module.css'

interface ClockProps {
  readonly left: number
  readonly total: number
  readonly label: string
  /** The clock looks urgent from this much time left, ms. */
  readonly warnAt?: number
}

/** A countdown: a bar and the seconds left. */
export const Clock = ({ left, total, label, warnAt = 0 }: ClockProps) => {
  const seconds = Math.ceil(left / 1000)
  const share = Math.min(1, Math.max(0, left / total))
  return (
    <div className={classNames(styles.clock, left <= warnAt && styles.warn)} role="timer" aria-label={label}>
      <span className={styles.track}>
        {/* A full bar needs no inline style: a prerendered page may not contain one. */}
        <span className={styles.bar} {...(share < 1 && { style: { scale: `${share} 1` } })} />
      </span>
      <span className={styles.seconds}>
        {seconds}
        <span className={styles.unit}> s</span>
      </span>
    </div>
  )
}
