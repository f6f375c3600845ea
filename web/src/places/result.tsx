import type { CountriesDocument, FlagsDocument } from '@trivium/wire/documents/places'
import { Result } from '../result/result.tsx'
import { Figures, Score } from '../result/score.tsx'
import { duration } from './duration.ts'
import { type PlacesGame, placesOutcome } from './outcome.ts'
import type { StepsAfter } from './steps-after.ts'

interface PlacesResultProps {
  /** The game's name: 'Flags of Europe'. */
  readonly of: string
  readonly game: FlagsDocument | CountriesDocument
  readonly score: number
  /** Places that were not found. */
  readonly missed: number
  /** False: practice, or a game without a clock. */
  readonly counts: boolean
  readonly after: StepsAfter
}

const shareFound = ({ missed, total }: PlacesGame): string => `${Math.round((1 - missed / total) * 100)}%`

/** The result of a flag or country quiz. */
export const PlacesResult = ({ of, game: doc, score, missed, counts, after }: PlacesResultProps) => {
  const { id, total, config, ended, startedAt, settled, best } = doc
  const reason = ended?.reason ?? 'completed'
  const game: PlacesGame = {
    total,
    score,
    missed,
    counts,
    reason,
    settled,
    best,
    ms: (ended?.at ?? startedAt) - startedAt,
  }
  const { standing, ...outcome } = placesOutcome(game)
  const [next, ...others] = after.steps
  return (
    <Result
      of={of}
      outcome={outcome}
      feat={{ region: total === score && counts ? config.region : undefined }}
      points={score}
      score={
        <>
          <Score points={score}>of {total}</Score>
          {score + missed < total && <p>Only first tries score.</p>}
          <Figures
            figures={[
              ['Found', shareFound(game)],
              ['Time', duration(game.ms)],
            ]}
          />
        </>
      }
      comparison={standing}
      next={next}
      others={others}
      share={{ gameId: id, isReady: settled }}
      error={after.error}
    />
  )
}
