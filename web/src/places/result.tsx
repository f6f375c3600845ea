import type { Region } from '@trivium/rules/places/regions'
import type { NextStep } from '../result/next-step.tsx'
import { Result } from '../result/result.tsx'
import { Figures, Score } from '../result/score.tsx'
import { duration } from './duration.ts'
import { type PlacesGame, placesOutcome } from './outcome.ts'

interface PlacesResultProps {
  /** The game's name: 'Flags of Europe'. */
  readonly of: string
  readonly game: PlacesGame
  readonly region: Region
  readonly gameId: string
  readonly steps: readonly [NextStep, ...NextStep[]]
  readonly error: string | undefined
}

const percent = ({ score, total }: PlacesGame): string => `${Math.round((score / total) * 100)} %`

/** The result of a flag or country quiz. */
export const PlacesResult = ({
  of,
  game,
  region,
  gameId,
  steps: [next, ...others],
  error,
}: PlacesResultProps) => {
  const { standing, ...outcome } = placesOutcome(game)
  return (
    <Result
      of={of}
      outcome={outcome}
      feat={{ region: game.total === game.score && game.counts ? region : undefined }}
      points={game.score}
      score={
        <>
          <Score points={game.score}>of {game.total}</Score>
          <Figures
            figures={[
              ['Accuracy', percent(game)],
              ['Time', duration(game.ms)],
            ]}
          />
        </>
      }
      comparison={standing}
      next={next}
      others={others}
      share={{ gameId, isReady: game.settled }}
      error={error}
    />
  )
}
