import { FLAGS } from '@trivium/content/places/flags'
import type { FlagsConfig } from '@trivium/rules/modes/flags/events'
import { flagItems } from '@trivium/rules/modes/flags/flag-items'
import type { Region } from '@trivium/rules/places/regions'
import { isRefused, type Refused, refused } from '@trivium/wire/refusals'
import type { InputOf, OutputOf } from '@trivium/wire/registry'
import type { FlagsGames } from '../../games/places/flags-adapter.ts'
import { flagNames } from '../../games/places/names.ts'
import { type Basis, placeGames, summaryOf } from '../../games/places/place-games.ts'
import { type PlaceQuizDependencies, standings } from '../../games/places/standings.ts'

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

export const flagsService = ({ flags: games, imageOf, ...deps }: FlagsDependencies) => {
  const { own, enter, giveUp } = placeGames({ ...deps, quiz: 'flags', games })

  const opened =
    (config: FlagsConfig, only?: readonly string[]) =>
    ({ at, seed, players }: Basis) => {
      const items = flagItems({ ...config, flags: FLAGS, seed, image: imageOf, ...(only && { only }) })
      return { type: 'opened', at, seed, players, config, items } as const
    }

  return {
    own,
    giveUp,

    async read(uid: string): Promise<OutputOf<'readFlags'>> {
      const doneIn = async (id: string) => {
        const driver = await games.find(id)
        if (driver === null || driver.state.phase === 'ended') return null
        return driver.state.rounds.length - driver.state.line.length
      }
      return { regions: await standings(deps.db, uid, 'flags', { sizeOf, doneIn }) }
    },

    open: (uid: string, { region, answers, hard, anew }: InputOf<'openFlags'>) =>
      enter(uid, summaryOf('flags', region), anew, opened({ region, answers, hard, counts: true })),

    /** The same kind of quiz with only these places. */
    practise: (uid: string, config: FlagsConfig, places: readonly string[], missedIn: string) =>
      enter(
        uid,
        summaryOf('flags', config.region, missedIn),
        false,
        opened({ ...config, counts: false }, places),
      ),

    async type(
      uid: string,
      { gameId, item, text, enter: done }: InputOf<'typeFlag'>,
    ): Promise<Typed | Refused> {
      const driver = await own(uid, gameId)
      if (isRefused(driver)) return driver
      const { phase, rounds, line } = driver.state
      const asked = rounds[item]?.item
      if (phase === 'ended') return refused('game-over')
      if (asked === undefined || line[0] !== item) return refused('question-closed')
      if (asked.choices !== null) return refused('no-such-answer')
      const said = flagNames.read(text, done)
      if (said.kind === 'none') return NOTHING_SAID
      if (said.kind === 'which')
        return { ...NOTHING_SAID, verdict: 'which', which: said.ids.map(flagNames.ownNameOf) }
      // The beginning of a right name may be another place's whole name: a player still typing has not given that
      // answer.
      const isOnTheWay = !done && !asked.accepts.includes(said.id) && flagNames.mayBecome(text, asked.accepts)
      if (isOnTheWay) return NOTHING_SAID
      const answer = await games.command(gameId, uid, () => ({ type: 'guess', item, place: said.id }))
      if (isRefused(answer)) return answer
      const isWrong = answer.driver.state.rounds[item]?.wrong.includes(said.id)
      if (isWrong) return { ...NOTHING_SAID, verdict: 'wrong' }
      return { ...NOTHING_SAID, verdict: 'right', rests: done ? [] : flagNames.restsOf(said.id, text) }
    },

    async choose(uid: string, { gameId, item, choice }: InputOf<'chooseFlag'>): Promise<Nothing | Refused> {
      const answer = await games.command(gameId, uid, () => ({ type: 'choose', item, choice }))
      return isRefused(answer) ? answer : {}
    },

    async skip(uid: string, { gameId, item }: InputOf<'skipFlag'>): Promise<Nothing | Refused> {
      const answer = await games.command(gameId, uid, () => ({ type: 'skip', item }))
      return isRefused(answer) ? answer : {}
    },
  }
}
