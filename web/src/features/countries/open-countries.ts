import type { Region } from '@trivium/rules/places/regions'
import type { InputOf } from '@trivium/wire/registry'
import { useNavigate } from 'react-router'
import type { Failure, Reply } from '../../live/reply.ts'
import { useAction } from '../../live/use-action.ts'

/** The page where a continent is chosen. */
export const COUNTRY_QUIZ = '/country-quiz'

/** The address of one game: the continent's address, which can be shared, plus the game. */
const gamePath = (region: Region, gameId: string): string => `${COUNTRY_QUIZ}/${region}?game=${gameId}`

interface Opening<Options> {
  readonly open: (options: Options) => Promise<Reply<unknown>>
  readonly isOpening: boolean
  readonly error: Failure | null
}

/** Opens a new quiz, or the one in progress, and goes there. */
export const useOpenCountries = (): Opening<InputOf<'openCountries'>> => {
  const navigate = useNavigate()
  const { run, isRunning, error } = useAction('openCountries')
  const open = async (wanted: InputOf<'openCountries'>) => {
    const reply = await run(wanted)
    if (reply.result) navigate(gamePath(wanted.region, reply.result.gameId))
    return reply
  }
  return { open, isOpening: isRunning, error }
}

/** Opens a quiz of the countries missed in a game of this region, and goes there. */
export const usePractise = (region: Region): Opening<InputOf<'practiseMissed'>> => {
  const navigate = useNavigate()
  const { run, isRunning, error } = useAction('practiseMissed')
  const open = async (of: InputOf<'practiseMissed'>) => {
    const reply = await run(of)
    if (reply.result) navigate(gamePath(region, reply.result.gameId))
    return reply
  }
  return { open, isOpening: isRunning, error }
}
