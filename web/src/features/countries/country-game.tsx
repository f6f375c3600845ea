import type { CountriesDocument } from '@trivium/wire/documents/places'
import { useEffect } from 'react'
import { Loading } from '../../design/list-state.tsx'
import { useGame } from '../../live/use-game.ts'
import { NoGame } from '../../questions/no-game.tsx'
import { PlayedHere } from '../../result/played-here.tsx'
import { FindTask } from './find-task.tsx'
import { NameTask } from './name-task.tsx'
import { COUNTRY_QUIZ } from './open-countries.ts'
import { CountriesResult } from './result.tsx'

const HOME = { to: COUNTRY_QUIZ, label: 'Go to the country quiz' }

/** A country quiz from start to result, as its document describes it. Pass the game's id as key. */
export const CountryGame = ({ gameId }: { gameId: string }) => {
  const { status, doc, error } = useGame('countries', gameId)
  useEffect(() => {
    scrollTo(0, 0)
  }, [])
  if (status === 'failed') return <NoGame error={error} home={HOME} />
  if (status === 'loading') return <Loading lines={6} label="Loading the quiz" />
  return (
    <PlayedHere isOver={doc.phase === 'ended'}>
      <Played game={doc} />
    </PlayedHere>
  )
}

const Played = ({ game }: { game: CountriesDocument }) => {
  if (game.phase === 'ended') return <CountriesResult game={game} />
  return game.config.task === 'name' ? <NameTask game={game} /> : <FindTask game={game} />
}
