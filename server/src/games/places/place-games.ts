import type { Player } from '@trivium/rules/game/player'
import type { Region } from '@trivium/rules/places/regions'
import { isRefused, type Refused, refused } from '@trivium/wire/refusals'
import type { Kysely } from 'kysely'
import type { Clock } from '../../clock.ts'
import type { Schema } from '../../database/schema.ts'
import type { PlacesSummary } from '../../database/tables/games.ts'
import type { PlaceQuiz } from '../../database/tables/places.ts'
import { newId, type Random } from '../../random.ts'
import { readSeatPlayer } from '../../users/read-seat-player.ts'
import type { Games } from '../games.ts'
import { findOwnGame } from '../own-game.ts'
import type { OpenSinglePlayer } from '../single-player/open-games.ts'
import { runningGame } from '../single-player/save-result.ts'
import type { PlacesTypes } from './place-adapter.ts'

export interface PlaceGamesDependencies<T extends PlacesTypes> {
  readonly quiz: PlaceQuiz
  readonly db: Kysely<Schema>
  readonly clock: Clock
  readonly random: Random
  readonly games: Games<T>
  readonly openGame: OpenSinglePlayer
}

/** The values that the opening event is built from. */
export interface OpeningFields {
  readonly at: number
  readonly seed: string
  readonly players: readonly [Player]
}

/** The kind of game of which a player can have one at a time: for a region, or for the misses of one game. */
const aboutOf = ({ region, counts, missedIn }: PlacesSummary) =>
  missedIn === undefined ? { region, counts } : { missedIn }

/** Resolves when the game is settled; false if the server stops meanwhile. */
const withdraw = async <T extends PlacesTypes>(
  games: Games<T>,
  uid: string,
  id: string,
): Promise<boolean> => {
  const answer = await games.command(id, uid, () => ({ type: 'withdraw' }))
  if (isRefused(answer)) return false
  return (await answer.driver.over) === 'settled'
}

const open = async <T extends PlacesTypes>(
  { quiz, clock, random, games, openGame }: PlaceGamesDependencies<T>,
  player: Player & { readonly uid: string },
  summary: PlacesSummary,
  first: (fields: OpeningFields) => T['event'],
): Promise<string | Refused> => {
  const id = newId(random)
  const fields = { at: clock.now(), seed: newId(random, 22), players: [player] } as const
  const once = aboutOf(summary)
  const opened = first(fields)
  const gameId = await openGame({ id, mode: quiz, player, summary, once, opened, driver: games.process })
  if (gameId === id) games.begin(id, [opened])
  return gameId
}

/** Finds, opens and gives up the games of one of the two quizzes, with one open game of a kind per player. */
export const placeGames = <T extends PlacesTypes>(deps: PlaceGamesDependencies<T>) => {
  const { quiz, db, games } = deps

  return {
    own: (uid: string, id: string) => findOwnGame(games, uid, id),

    /** The player's running game of this kind, or a new one. `restart` gives up the running one. */
    async enter(
      uid: string,
      summary: PlacesSummary,
      restart: boolean,
      opened: (fields: OpeningFields) => T['event'],
    ): Promise<{ gameId: string } | Refused> {
      const running = () => runningGame(db, uid, quiz, aboutOf(summary))
      if (restart)
        for (let id = await running(); id !== null; id = await running())
          if (!(await withdraw(games, uid, id))) return refused('shutting-down')
      const player = await readSeatPlayer(db, uid)
      if (player === null) return refused('not-signed-in')
      const gameId = (await running()) ?? (await open(deps, player, summary, opened))
      return isRefused(gameId) ? gameId : { gameId }
    },

    async giveUp(uid: string, id: string): Promise<Record<string, never> | Refused> {
      const answer = await games.command(id, uid, () => ({ type: 'give-up' }))
      return isRefused(answer) ? answer : {}
    },
  }
}

export const summaryOf = (quiz: PlaceQuiz, region: Region, missedIn?: string): PlacesSummary => ({
  kind: quiz,
  origin: 'solo',
  region,
  counts: missedIn === undefined,
  ...(missedIn !== undefined && { missedIn }),
})
