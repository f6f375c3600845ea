import type { CountriesDocument } from '@trivium/wire/documents/places'
import { useMemo } from 'react'
import { useTopic } from '../../live/client-context.ts'
import { nextRegion } from '../../places/next-region.ts'
import type { PlacesGame } from '../../places/outcome.ts'
import { PlacesResult } from '../../places/result.tsx'
import { PlacesReview } from '../../places/review.tsx'
import { stepsAfter } from '../../places/steps-after.ts'
import { countryAppearance } from './country-appearance.ts'
import { MapFrame } from './map-frame.tsx'
import { COUNTRY_QUIZ, useOpenCountries, usePractise } from './open-countries.ts'
import { nameOf, placesOf } from './parse-name.ts'
import { titleOf } from './quiz-words.ts'
import styles from './result.module.css'

const outcomeOf = (game: CountriesDocument): PlacesGame => ({
  total: game.total,
  score: game.score,
  ms: (game.ended?.at ?? game.startedAt) - game.startedAt,
  counts: game.config.counts && game.config.limit !== null,
  reason: game.ended?.reason ?? 'completed',
  settled: game.settled,
  best: game.best,
})

/** The result of a quiz: the score, the final map, and every country. */
export const CountriesResult = ({ game }: { game: CountriesDocument }) => {
  const { region, task, shown } = game.config
  const looks = useMemo(() => countryAppearance(game), [game])
  const places = useMemo(() => placesOf(region), [region])
  const { steps, error } = useSteps(game)
  return (
    <div className={styles.result}>
      <PlacesResult
        of={titleOf(game.config)}
        game={outcomeOf(game)}
        region={region}
        gameId={game.id}
        steps={steps}
        error={error}
      />
      {task === 'find' && <ByTries game={game} />}
      {shown === 'map' && (
        <div className={styles.map}>
          <MapFrame
            region={region}
            places={places}
            looks={looks}
            nameOf={nameOf}
            labels="found"
            label={`${titleOf(game.config)}, as it was left`}
          />
        </div>
      )}
      <PlacesReview gameId={game.id} />
    </div>
  )
}

const useSteps = ({ id, missed, config }: CountriesDocument) => {
  const { region, task, shown, hard, limit, counts } = config
  const opening = useOpenCountries()
  const practice = usePractise(region)
  const next = nextRegion(region, useTopic('user').doc?.countryQuizScores ?? {})
  const play = (of: typeof region) =>
    opening.open({ region: of, task, shown, hard, timed: limit !== null, anew: false })
  const steps = stepsAfter({
    missed: missed.length,
    isWhole: counts,
    isBusy: opening.isOpening || practice.isOpening,
    nextRegion: next,
    onPractise: () => practice.open({ gameId: id }),
    onPlay: () => play(region),
    onNextRegion: () => play(next),
    regions: { label: 'Other continents', to: COUNTRY_QUIZ },
  })
  return { steps, error: (opening.error ?? practice.error)?.message }
}

const ROWS = [
  [1, 'First try'],
  [2, 'Second try'],
  [3, 'Third try'],
] as const

/** How many countries were found at which try. */
const ByTries = ({ game }: { game: CountriesDocument }) => (
  <dl className={styles.tries}>
    {ROWS.map(([tries, name]) => (
      <div key={tries}>
        <dt>{name}</dt>
        <dd>{game.found.filter((one) => one.tries === tries).length}</dd>
      </div>
    ))}
    <div>
      <dt>Missed</dt>
      <dd>{game.missed.length}</dd>
    </div>
  </dl>
)
