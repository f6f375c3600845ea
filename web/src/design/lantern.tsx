import { classNames } from './class-names.ts'
import styles from './lantern.module.css'
import art from './lantern.svg'

interface LanternProps {
  readonly days: number
  /** Lit once today’s quiz is done. */
  readonly isLit: boolean
  readonly size?: 'small' | 'large'
}

/** The streak as a road lantern with its number; words beside it say the same. */
export const Lantern = ({ days, isLit, size = 'large' }: LanternProps) => (
  <span className={classNames(styles.lantern, styles[size], isLit && styles.lit)} aria-hidden="true">
    <svg viewBox="0 0 72 88" aria-hidden="true">
      {isLit && <use href={`${art}#rays`} className={styles.rays} />}
      <use href={`${art}#lantern`} />
    </svg>
    <span className={classNames(styles.number, days > 99 && styles.long)}>{days}</span>
  </span>
)
