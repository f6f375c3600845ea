import { classNames } from '../../../design/class-names.ts'
import { Landmark } from '../../../design/landmark.tsx'
import { SCORE_LEVELS } from '../score-level.ts'
import stud from '../stud.module.css'
import styles from './legend.module.css'

/** What the colours of the calendar mean. */
export const Legend = () => (
  <ul className={styles.legend} aria-label="Colours">
    <li>
      <span className={classNames(stud.stud, styles.stud)} aria-hidden="true" />
      Not played
    </li>
    {SCORE_LEVELS.map(({ level, scores }) => (
      <li key={level}>
        <span className={classNames(stud.stud, styles.stud)} data-level={level} aria-hidden="true">
          {level === 'perfect' && <Landmark name="lighthouse" />}
        </span>
        {scores}
      </li>
    ))}
  </ul>
)
