import { Plate } from '../../design/plate.tsx'
import type { BestScore } from './best-scores.ts'
import styles from './best-scores-sign.module.css'

/** Best scores as a sign of distances: how far the player has come on each road. */
export const BestScoresSign = ({ best }: { best: readonly BestScore[] }) => (
  <Plate className={styles.sign} aria-labelledby="best">
    <h2 id="best">Best scores</h2>
    <dl className={styles.list}>
      {best.map(({ label, score }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{score.toLocaleString()}</dd>
        </div>
      ))}
    </dl>
  </Plate>
)
