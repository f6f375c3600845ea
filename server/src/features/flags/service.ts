import { FLAGS } from '@trivium/content/places/flags'
import type { FlagsConfig } from '@trivium/rules/modes/flags/events'
import { flagItems } from '@trivium/rules/modes/flags/flag-items'
import type { Region } from '@trivium/rules/places/regions'
import { isRefused, type Refused, refused } from '@trivium/wire/refusals'
import type { InputOf, OutputOf } from '@trivium/wire/registry'
import type { FlagsDriver, FlagsGames } from '../../games/places/flags-adapter.ts'
import { flagNames } from '../../games/places/names.ts'
import { type OpeningFields, placeGames, summaryOf } from '../../games/places/place-games.ts'
import { type PlaceQuizDependencies, readRegionProgress } from '../../games/places/region-progress.ts'

export interface FlagsDependencies extends PlaceQuizDependencies {
  readonly flags: FlagsGames
  /** The address of a place's picture, which does not reveal the place. */
  readonly imageOf: (place: string) => string
}

export type FlagsService = ReturnType<typeof flagsService>

type Nothing = Record<string, never>
type Typed = OutputOf<'typeFlag'>

const sizeOf = (region: Region): number =>
  region === 'all' ? FLAGS.length : FLAGS.filter((flag) => flag.region === region).length

const NOTHING_SAID: Typed = { verdict: 'none', which: [], rests: [] }

/** What a typed text means for the current flag. */
const readGuess = (
  text: string,
  { accepts, isDone }: { readonly accepts: readonly string[]; readonly isDone: boolean },
): { readonly place: string } | { readonly said: Typed } => {
  const read = flagNames.read(text, isDone)
  if (read.kind === 'none') return { said: NOTHING_SAID }
  if (read.kind === 'which')
    return { said: { ...NOTHING_SAID, verdict: 'which', which: read.ids.map(flagNames.ownNameOf) } }
  // The beginning of a right name may be another place's whole name: a player still typing has not given that answer.
  const isOnTheWay = !isDone && !accepts.includes(read.id) && flagNames.mayBecome(text, accepts)
  return isOnTheWay ? { said: NOTHING_SAID } : { place: read.id }
}

const type = async (
  games: FlagsGames,
  { state }: FlagsDriver,
  uid: string,
  { gameId, item, text, enter: isDone }: InputOf<'typeFlag'>,
): Promise<Typed | Refused> => {
  const { phase, rounds, line } = state
  const asked = rounds[item]?.item
  if (phase === 'ended') return refused('game-over')
  if (asked === undefined || line[0] !== item) return refused('question-closed')
  if (asked.choices !== null) return refused('no-such-answer')
  const guess = readGuess(text, { accepts: asked.accepts, isDone })
  if ('said' in guess) return guess.said
  const { place } = guess
  const answer = await games.command(gameId, uid, () => ({ type: 'guess', item, place }))
  if (isRefused(answer)) return answer
  const isWrong = answer.driver.state.rounds[item]?.wrong.includes(place)
  if (isWrong) return { ...NOTHING_SAID, verdict: 'wrong' }
  return { ...NOTHING_SAID, verdict: 'right', rests: isDone ? [] : flagNames.restsOf(place, text) }
}

/** How many flags of a running game are done. */
const doneIn = async (games: FlagsGames, id: string): Promise<number | null> => {
  const driver = await games.find(id)
  if (driver === null || driver.state.phase === 'ended') return null
  return driver.state.rounds.length - driver.state.line.length
}

export const flagsService = ({ flags: games, imageOf, ...deps }: FlagsDependencies) => {
  const { own, enter, giveUp } = placeGames({ ...deps, quiz: 'flags', games })

  const opened =
    (config: FlagsConfig, only?: readonly string[]) =>
    ({ at, seed, players }: OpeningFields) => {
      const items = flagItems({ ...config, flags: FLAGS, seed, image: imageOf, ...(only && { only }) })
      return { type: 'opened', at, seed, players, config, items } as const
    }

  const submit = async (...command: Parameters<FlagsGames['command']>): Promise<Nothing | Refused> => {
    const answer = await games.command(...command)
    return isRefused(answer) ? answer : {}
  }

  return {
    own,
    giveUp,

    read: async (uid: string): Promise<OutputOf<'readFlags'>> => ({
      regions: await readRegionProgress(deps.db, uid, 'flags', { sizeOf, doneIn: (id) => doneIn(games, id) }),
    }),

    open: (uid: string, { region, answers, hard, restart }: InputOf<'openFlags'>) =>
      enter(uid, summaryOf('flags', region), restart, opened({ region, answers, hard, counts: true })),

    /** A practice game of the same kind with only these places. */
    practise(uid: string, config: FlagsConfig, places: readonly string[], missedIn: string) {
      const summary = summaryOf('flags', config.region, missedIn)
      return enter(uid, summary, false, opened({ ...config, counts: false }, places))
    },

    async type(uid: string, guess: InputOf<'typeFlag'>): Promise<Typed | Refused> {
      const game = await own(uid, guess.gameId)
      return isRefused(game) ? game : type(games, game.driver, uid, guess)
    },

    choose: (uid: string, { gameId, item, choice }: InputOf<'chooseFlag'>) =>
      submit(gameId, uid, () => ({ type: 'choose', item, choice })),

    skip: (uid: string, { gameId, item }: InputOf<'skipFlag'>) =>
      submit(gameId, uid, () => ({ type: 'skip', item })),
  }
}
