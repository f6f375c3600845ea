import { classNames } from '../design/class-names.ts'
import styles from './no-clock-yet.module.css'
import layout from './play-layout.module.css'

/** In place of a clock, in a daily without one or at its first question, which is read before the game is opened. */
export const NoClockYet = ({ isUntimed }: { isUntimed: boolean }) => (
  <p className={classNames(styles.clockless, layout.clock)}>
    {isUntimed ? 'No clock: take your time.' : 'The clock starts with question 2.'}
  </p>
)
