import type { ReactNode } from 'react'
import { Card } from './card.tsx'
import styles from './outcome-card.module.css'
import { isCelebrated, type Outcome } from './result/outcome.ts'
import { useFocusOnMount } from './use-focus-on-mount.ts'

interface OutcomeSignProps {
  /** The game's name, if it is not obvious. */
  readonly of?: string
  readonly outcome: Outcome
  /** The score, large. */
  readonly figures: ReactNode
  /** A comparison, if there is one; empty until it is known. */
  readonly standing?: string
  /** The next actions. */
  readonly actions: ReactNode
  readonly children?: ReactNode
}

/** The score: a large number and the words after it. */
export const OutcomeScore = ({ score, children }: { score: number; children: ReactNode }) => (
  <p className={styles.score}>
    <b>{score}</b> {children}
  </p>
)

/** The outcome of a single-player game. */
export const OutcomeCard = (props: OutcomeSignProps) => {
  const { of, outcome, figures, standing, actions, children } = props
  const heading = useFocusOnMount<HTMLHeadingElement>()
  return (
    <Card tone={isCelebrated(outcome.kind) ? 'green' : 'paper'} padding="large" className={styles.card}>
      {of !== undefined && <p className={styles.game}>{of}</p>}
      <h1 ref={heading} tabIndex={-1}>
        {outcome.verdict}
      </h1>
      {figures}
      <p>{outcome.line}</p>
      {standing !== undefined && <p className={styles.standing}>{standing}</p>}
      <div className={styles.actions}>{actions}</div>
      {children}
    </Card>
  )
}
