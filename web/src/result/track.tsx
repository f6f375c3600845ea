import { Route } from '../design/route.tsx'
import styles from './result.module.css'

/** The player's milestones, question by question. */
export const Track = ({ marks, total }: { marks: readonly boolean[]; total: number }) => (
  <div className={styles.track}>
    <Route side="you" name="You" marks={marks} total={total} />
  </div>
)
