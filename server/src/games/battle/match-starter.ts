import type { BotStrength, Player } from '@trivium/rules/modes/battle/events'
import { BATTLE_QUESTIONS } from '@trivium/rules/modes/battle/state'
import { isRatedGameAllowed } from '@trivium/rules/rating/rated-today'
import { lastMidnight } from '@trivium/rules/time'
import { BOTS } from '@trivium/wire/bots'
import { isRefused, type Refused, refused } from '@trivium/wire/refusals'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { Clock } from '../../clock.ts'
import type { Schema } from '../../database/schema.ts'
import type { QuestionPicker } from '../../questions/question-picker.ts'
import { newId, type Random } from '../../random.ts'
import { readUsers } from '../../users/queries.ts'
import { playerOf } from '../../users/read-seat-player.ts'
import type { BattleDriver, Battles } from './battle-adapter.ts'
import { type MatchKind, type Opening, type Origin, openBattle } from './open-battle.ts'

export interface MatchRequest {
  /** If the id is known already, as for a rematch. */
  readonly id?: string
  /** Seat 0 and seat 1; a bot is named by its strength. */
  readonly seats: readonly [string, string | { readonly bot: BotStrength }]
  readonly rated: boolean
  readonly origin: Origin
  /** Uids of players who have already joined. */
  readonly joined: readonly string[]
  /** More changes of the same transaction. A refusal undoes all of it and is the result. */
  readonly within?: (tx: Transaction<Schema>) => Promise<Refused | null>
}

export type StartMatch = (request: MatchRequest) => Promise<BattleDriver | Refused>

/** Two guests may have the same nickname; in one match they have different names. */
const named = (first: Player, second: Player): [Player, Player] =>
  first.username.toLowerCase() === second.username.toLowerCase()
    ? [first, { ...second, username: `${second.username} (2)` }]
    : [first, second]

const robot = (bot: BotStrength): Player => {
  const { name, profilePic, elo } = BOTS[bot]
  return { uid: null, username: `${name} (bot)`, profilePic, elo, provisional: false, bot }
}

/**
 * Rated games of two players against each other since midnight UTC, not counting those that were never
 * played.
 */
const ratedTogetherToday = async (
  db: Kysely<Schema>,
  one: string,
  other: string,
  now: number,
): Promise<number> => {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int4 as n from games
    join game_seats mine on mine.game_id = games.id and mine.uid = ${one}
    join game_seats theirs on theirs.game_id = games.id and theirs.uid = ${other}
    where games.rated and mine.opened_at >= ${lastMidnight(now)}
      and coalesce(games.result ->> 'reason', '') not in ('not-joined', 'no-contest')`.execute(db)
  return rows[0]?.n ?? 0
}

export interface MatchStarterDependencies {
  readonly db: Kysely<Schema>
  readonly clock: Clock
  readonly random: Random
  readonly picker: QuestionPicker
  readonly games: Battles
}

/** Seats two players, draws their questions and opens the game. Every battle starts here. */
export const matchStarter = ({ db, clock, random, picker, games }: MatchStarterDependencies): StartMatch => {
  const kindOf = async ({ seats: [one, other], rated }: MatchRequest): Promise<MatchKind> => {
    if (typeof other !== 'string') return 'practice'
    if (!rated) return 'casual'
    return isRatedGameAllowed(await ratedTogetherToday(db, one, other, clock.now())) ? 'ranked' : 'casual'
  }

  return async (request) => {
    const { seats, origin, joined, within } = request
    const uids = seats.filter((seat) => typeof seat === 'string')
    const [users, kind] = await Promise.all([readUsers(db, uids), kindOf(request)])
    const seed = newId(random, 22)
    const items = await picker.draw(uids, BATTLE_QUESTIONS, seed, clock.now())
    if (items.length < BATTLE_QUESTIONS) return refused('no-questions')
    const sit = (seat: MatchRequest['seats'][number]): Player | null => {
      if (typeof seat !== 'string') return robot(seat.bot)
      const user = users.get(seat)
      return user === undefined ? null : playerOf(user)
    }
    const [first, second] = [sit(seats[0]), sit(seats[1])]
    if (first === null || second === null)
      return refused('player-gone', { gone: uids.filter((uid) => !users.has(uid)) })
    const everyone = joined.length === uids.length
    const opening: Opening = {
      id: request.id ?? newId(random),
      kind,
      origin,
      seed,
      players: named(first, second),
      items,
      at: clock.now(),
      entry: everyone ? 'seated' : 'invited',
      joined: everyone ? [] : ([0, 1] as const).filter((seat) => joined.includes(seats[seat] as string)),
    }
    const opened = await openBattle(db, opening, within)
    return isRefused(opened) ? opened : games.begin(opening.id, opened)
  }
}
