import type { ReactNode } from 'react'
import { OutcomeCard } from '../design/outcome-card.tsx'
import { duration } from './duration.ts'
import { type PlacesGame, placesOutcome } from './outcome.ts'
import styles from './result-card.module.css'

interface ResultSignProps {
  /** What was played: 'Flags of Europe'. */
  readonly of: string
  readonly game: PlacesGame
  /** What there is to do now. */
  readonly children: ReactNode
}

const percent = ({ score, total }: PlacesGame): string => `${Math.round((score / total) * 100)} %`

/** How a quiz of places went, on its sign. */
export const ResultCard = ({ of, game, children }: ResultSignProps) => (
  <OutcomeCard of={of} {...placesOutcome(game)} figures={<Figures {...game} />} actions={children} />
)

const Figures = (game: PlacesGame) => (
  <dl className={styles.numbers}>
    <div className={styles.score}>
      <dt>Found</dt>
      <dd>
        {game.score}
        <span> of {game.total}</span>
      </dd>
    </div>
    <div>
      <dt>Share</dt>
      <dd>{percent(game)}</dd>
    </div>
    <div>
      <dt>Time</dt>
      <dd>{duration(game.ms)}</dd>
    </div>
  </dl>
)
