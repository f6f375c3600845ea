import { classNames } from '../../../design/class-names.ts'
import styles from './streak.module.css'

/** More milestones than this don't fit in one row on a small screen; the text has the number. */
const MAX_STONES = 10

const words = (now: number, best: number): string => {
  if (now === best) return best === 1 ? 'Won the last match' : `${best} wins in a row, the longest run so far`
  if (now === 0) return `Longest run: ${best} ${best === 1 ? 'win' : 'wins'}`
  return `${now} ${now === 1 ? 'win' : 'wins'} in a row, longest run ${best}`
}

/** The win streak: one milestone per win of the longest streak, filled up to the current one. */
export const Streak = ({ now, best }: { now: number; best: number }) => (
  <div className={styles.streak}>
    <h3>{words(now, best)}</h3>
    {best > 1 && best <= MAX_STONES && (
      <div className={styles.milestones} aria-hidden="true">
        {Array.from({ length: best }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a milestone is identified by its place
          <span key={i} className={classNames(styles.milestone, i < now && styles.reached)}>
            {i + 1}
          </span>
        ))}
      </div>
    )}
  </div>
)
