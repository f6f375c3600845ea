import type { ReactNode } from 'react'
import styles from './score.module.css'

interface ScoreProps {
  readonly points: number
  /** The words after the number: 'of 10'. */
  readonly children: ReactNode
}

/** A score: a large number and the words after it. */
export const Score = ({ points, children }: ScoreProps) => (
  <p className={styles.score}>
    <b>{points}</b> {children}
  </p>
)

interface FiguresProps {
  readonly figures: readonly (readonly [label: string, value: string])[]
}

/** Smaller numbers below the score: the time, the share of right answers. */
export const Figures = ({ figures }: FiguresProps) => (
  <dl className={styles.figures}>
    {figures.map(([label, value]) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
)
