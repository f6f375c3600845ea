import type { ReactNode } from 'react'
import { OutcomeCard } from '../design/outcome-card.tsx'
import { duration } from './duration.ts'
import { type PlacesGame, placesOutcome } from './outcome.ts'
import styles from './result-card.module.css'

interface ResultSignProps {
  /** The game's name: 'Flags of Europe'. */
  readonly of: string
  readonly game: PlacesGame
  /** The next actions. */
  readonly children: ReactNode
}

const percent = ({ score, total }: PlacesGame): string => `${Math.round((score / total) * 100)} %`

/** The result of a flag or country quiz, on a card. */
export const ResultCard = ({ of, game, children }: ResultSignProps) => (
  <OutcomeCard
    of={of}
    outcome={placesOutcome(game)}
    standing={placesOutcome(game).standing}
    figures={<Figures {...game} />}
    actions={children}
  />
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
