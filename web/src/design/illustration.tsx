import styles from './illustration.module.css'
import illustrations from './illustrations.svg'

/** A drawing in `illustrations.svg`. */
export type IllustrationName =
  | 'wrong-turn'
  | 'roadworks'
  | 'bus-stop'
  | 'blank-board'
  | 'empty-road'
  | 'blank-sheet'
  | 'two-seats'
  | 'blank-plate'

/** A drawing that goes with words; its width is 240 px unless `--illustration` says otherwise. */
export const Illustration = ({ name }: { name: IllustrationName }) => (
  <svg className={styles.illustration} viewBox="0 0 240 150" aria-hidden="true">
    <use href={`${illustrations}#${name}`} />
  </svg>
)
