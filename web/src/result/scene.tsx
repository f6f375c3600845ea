import type { ResultKind } from './outcome.ts'
import art from './result-art.svg'
import styles from './scene.module.css'

const ART: Readonly<Record<ResultKind, string>> = {
  perfect: 'perfect',
  first: 'best',
  best: 'best',
  good: 'good',
  fair: 'fair',
  low: 'low',
  zero: 'zero',
  win: 'win',
  draw: 'draw',
  loss: 'loss',
  void: 'void',
}

interface SceneProps {
  readonly kind: ResultKind
  /** Written on the road sign of a first or a new best score. */
  readonly score: number | null
}

/**
 * The drawing of an ending. Its ground reaches past the sides, so it fills frames up to 8:3. It says nothing that
 * the words beside it don't say.
 */
export const Scene = ({ kind, score }: SceneProps) => (
  <div className={styles.scene} data-kind={kind}>
    <svg viewBox="0 0 320 180" preserveAspectRatio="xMidYMax meet" className={styles.art} aria-hidden="true">
      <use href={`${art}#${ART[kind]}`} width="320" height="180" />
      {ART[kind] === 'best' && (
        <text x="236" y="111" className={styles.number}>
          {score}
        </text>
      )}
    </svg>
  </div>
)
