import type { CountriesDocument } from '@trivium/wire/documents/places'
import { useMemo } from 'react'
import { useTopic } from '../../live/client-context.ts'
import { PlacesResult } from '../../places/result.tsx'
import { PlacesReview } from '../../places/review.tsx'
import { stepsAfter } from '../../places/steps-after.ts'
import { countryAppearance } from './country-appearance.ts'
import { MapFrame } from './map-frame.tsx'
import { COUNTRY_QUIZ, useOpenCountries, usePractise } from './open-countries.ts'
import { nameOf, placesOf } from './parse-name.ts'
import { titleOf } from './quiz-words.ts'
import styles from './result.module.css'
import { partsOf } from './subregions.ts'

/** The result of a quiz: the score, the final map, and every country. */
export const CountriesResult = ({ game }: { game: CountriesDocument }) => {
  const { region, task, shown } = game.config
  const looks = useMemo(() => countryAppearance(game), [game])
  const places = useMemo(() => placesOf(region), [region])
  return (
    <div className={styles.result}>
      <PlacesResult
        of={titleOf(game.config)}
        game={game}
        score={game.score}
        missed={game.missed.length}
        counts={game.config.counts && game.config.limit !== null}
        after={useSteps(game)}
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
      <PlacesReview gameId={game.id} parts={partsOf(region)} />
    </div>
  )
}

const useSteps = ({ id, missed, config }: CountriesDocument) => {
  const { region: played, task, shown, hard, limit } = config
  const opening = useOpenCountries()
  const practice = usePractise(played)
  return stepsAfter({
    missed: missed.length,
    config,
    scores: useTopic('user').doc?.countryQuizScores ?? {},
    openings: [opening, practice],
    onPractise: () => practice.open({ gameId: id }),
    onPlay: (region) => opening.open({ region, task, shown, hard, timed: limit !== null, restart: false }),
    regions: { label: 'Other regions', to: COUNTRY_QUIZ },
  })
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
