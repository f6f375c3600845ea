import type { CountriesDocument } from '@trivium/wire/documents/places'
import { useEffect, useMemo } from 'react'
import { Button, ButtonLink } from '../../design/button.tsx'
import { ErrorLine } from '../../design/error-line.tsx'
import type { PlacesGame } from '../../places/outcome.ts'
import { ResultCard } from '../../places/result-card.tsx'
import { PlacesReview } from '../../places/review.tsx'
import { playSound } from '../../preferences/sound.ts'
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
  const isWhole = game.score === game.total
  useEffect(() => {
    if (isWhole) playSound('win')
  }, [isWhole])
  return (
    <div className={styles.result}>
      <ResultCard of={titleOf(game.config)} game={outcomeOf(game)}>
        <Next game={game} />
      </ResultCard>
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

const Next = ({ game }: { game: CountriesDocument }) => {
  const { region, task, shown, hard, limit } = game.config
  const opening = useOpenCountries()
  const practising = usePractise(region)
  const isBusy = opening.isOpening || practising.isOpening
  const again = () => opening.open({ region, task, shown, hard, timed: limit !== null, anew: false })
  return (
    <>
      <Button look="primary" size="large" aria-disabled={isBusy} onClick={again}>
        {game.config.counts ? 'Play again' : 'Play the whole'}
      </Button>
      {game.missed.length > 0 && (
        <Button size="large" aria-disabled={isBusy} onClick={() => practising.open({ gameId: game.id })}>
          Practise what you missed
        </Button>
      )}
      <ButtonLink size="large" to={COUNTRY_QUIZ}>
        Other continents
      </ButtonLink>
      <ErrorLine>{(opening.error ?? practising.error)?.message}</ErrorLine>
    </>
  )
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
