import type { BotStrength, Player } from '@trivium/rules/modes/battle/events'
import { BATTLE_QUESTIONS } from '@trivium/rules/modes/battle/state'
import { isRatedGameAllowed } from '@trivium/rules/rating/rated-today'
import { lastMidnight } from '@trivium/rules/time'
import { BOTS } from '@trivium/wire/bots'
import type { User } from '@trivium/wire/documents/user'
import { isRefused, type Refused, refused } from '@trivium/wire/refusals'
import type { Kysely, Transaction } from 'kysely'
import type { Clock } from '../../clock.ts'
import { Batches } from '../../database/batches.ts'
import type { Schema } from '../../database/schema.ts'
import { statement } from '../../database/statement.ts'
import type { QuestionPicker } from '../../questions/question-picker.ts'
import { newId, type Random } from '../../random.ts'
import { readUsers } from '../../users/queries.ts'
import { playerOf } from '../../users/read-seat-player.ts'
import { OPENING } from '../../workload.ts'
import type { BattleDriver, Battles } from './battle-adapter.ts'
import { type MatchKind, type Opening, type Origin, openBattle, openBattles } from './open-battle.ts'

export interface MatchRequest {
  /** If the id is known already, as for a rematch. */
  readonly id?: string
  /** Seat 0 and seat 1; a bot is named by its strength. */
  readonly seats: readonly [string, string | { readonly bot: BotStrength }]
  readonly rated: boolean
  readonly origin: Origin
  /** Uids of players who have already joined. */
  readonly joined: readonly string[]
  /** The players must be in the queue, and leave it. */
  readonly fromQueue?: boolean
  /** More changes of the same transaction. A refusal undoes all of it and is the result. */
  readonly within?: (tx: Transaction<Schema>) => Promise<Refused | null>
}

export type StartMatch = (request: MatchRequest) => Promise<BattleDriver | Refused>

/** Games opened by one statement. On the embedded database no answer can be saved while it runs. */
const MAX_GAMES = 15

/** Two guests may have the same nickname; in one match they have different names. */
const named = (first: Player, second: Player): [Player, Player] =>
  first.username.toLowerCase() === second.username.toLowerCase()
    ? [first, { ...second, username: `${second.username} (2)` }]
    : [first, second]

const robot = (bot: BotStrength): Player => {
  const { name, profilePic, elo } = BOTS[bot]
  return { uid: null, username: `${name} (bot)`, profilePic, elo, provisional: false, bot }
}

const countRatedToday = statement<{ n: number; games: number }, [pairs: string, midnight: number]>(
  'count-rated-today',
  `select n, count(*)::int4 as games
   from jsonb_to_recordset($1::jsonb) as pair (n int4, one text, other text)
   join game_seats mine on mine.uid = pair.one and mine.opened_at >= $2
   join game_seats theirs on theirs.game_id = mine.game_id and theirs.uid = pair.other
   join games on games.id = mine.game_id
   where games.rated and coalesce(games.result ->> 'reason', '') not in ('not-joined', 'no-contest')
   group by n`,
)

/**
 * Rated games of both players of each request against each other since midnight UTC, not counting those that were never
 * played.
 */
const ratedTogetherToday = async (
  db: Kysely<Schema>,
  requests: readonly MatchRequest[],
  now: number,
): Promise<number[]> => {
  const pairs = requests.flatMap(({ seats: [one, other], rated }, n) =>
    rated && typeof other === 'string' ? [{ n, one, other }] : [],
  )
  if (pairs.length === 0) return []
  const counts: number[] = []
  for (const { n, games } of await countRatedToday(db, JSON.stringify(pairs), lastMidnight(now)))
    counts[n] = games
  return counts
}

const kindOf = ({ seats: [, other], rated }: MatchRequest, playedToday: number): MatchKind => {
  if (typeof other !== 'string') return 'practice'
  return rated && isRatedGameAllowed(playedToday) ? 'ranked' : 'casual'
}

export interface MatchStarterDependencies {
  readonly db: Kysely<Schema>
  readonly clock: Clock
  readonly random: Random
  readonly picker: QuestionPicker
  readonly games: Battles
}

const uidsOf = ({ seats }: MatchRequest): string[] => seats.filter((seat) => typeof seat === 'string')

interface Prepared {
  readonly request: MatchRequest
  readonly kind: MatchKind
  readonly seed: string
  readonly items: Opening['items']
  readonly users: ReadonlyMap<string, User>
}

/** The opening of a match, or why it cannot be opened. */
const openingOf = (
  { request, kind, seed, items, users }: Prepared,
  { random, clock, games }: MatchStarterDependencies,
): Opening | Refused => {
  const { id = newId(random), seats, joined, origin, fromQueue = false } = request
  if (items.length < BATTLE_QUESTIONS) return refused('no-questions')
  const uids = uidsOf(request)
  const sit = (seat: MatchRequest['seats'][number]): Player | null => {
    if (typeof seat !== 'string') return robot(seat.bot)
    const user = users.get(seat)
    return user === undefined ? null : playerOf(user)
  }
  const [first, second] = [sit(seats[0]), sit(seats[1])]
  if (first === null || second === null)
    return refused('player-gone', { gone: uids.filter((uid) => !users.has(uid)) })
  const everyone = joined.length === uids.length
  return {
    ...{ id, kind, origin, seed, items, fromQueue, driver: games.process },
    players: named(first, second),
    at: clock.now(),
    entry: everyone ? 'seated' : 'invited',
    joined: everyone ? [] : ([0, 1] as const).filter((seat) => joined.includes(seats[seat] as string)),
  }
}

/** Reads players and draws questions for all these matches together. */
const prepare = async (
  requests: readonly MatchRequest[],
  deps: MatchStarterDependencies,
): Promise<(Opening | Refused)[]> => {
  const { db, clock, random, picker } = deps
  const now = clock.now()
  const [users, played] = await Promise.all([
    readUsers(db, requests.flatMap(uidsOf)),
    ratedTogetherToday(db, requests, now),
  ])
  const draws = requests.map((request) => ({
    uids: uidsOf(request),
    seed: newId(random, 22),
    // Both players get the same questions.
    isInWords: uidsOf(request).some((uid) => users.get(uid)?.settings.media === 'words'),
  }))
  const items = await picker.draw(draws, BATTLE_QUESTIONS, now)
  return requests.map((request, n) =>
    openingOf(
      {
        request,
        users,
        kind: kindOf(request, played[n] ?? 0),
        seed: draws[n]?.seed ?? '',
        items: items[n] ?? [],
      },
      deps,
    ),
  )
}

/** Seats two players, draws their questions and opens the game. Every battle starts here. */
export const matchStarter = (deps: MatchStarterDependencies): StartMatch => {
  const { db, clock, games } = deps
  const begin = (opening: Opening, opened: Awaited<ReturnType<typeof openBattle>>) =>
    isRefused(opened) ? opened : games.begin(opening.id, opened)

  const openAll = async (requests: readonly MatchRequest[]): Promise<(BattleDriver | Refused)[]> => {
    const prepared = await prepare(requests, deps)
    const openings = prepared.filter((one): one is Opening => !isRefused(one))
    const opened = openings.length === 0 ? [] : await openBattles(db, openings, clock.now())
    const outcomes = new Map(openings.map((opening, i) => [opening, begin(opening, opened[i] ?? [])]))
    return prepared.map((one) => (isRefused(one) ? one : (outcomes.get(one) as BattleDriver | Refused)))
  }
  const batches = new Batches({
    ...{ clock, interval: 0, max: MAX_GAMES, workload: OPENING, run: openAll },
    keysOf: uidsOf,
  })

  const openAlone = async (
    request: MatchRequest,
    within: NonNullable<MatchRequest['within']>,
  ): Promise<BattleDriver | Refused> => {
    const [opening = refused('no-questions')] = await prepare([request], deps)
    return isRefused(opening) ? opening : begin(opening, await openBattle(db, opening, within))
  }

  const start = (request: MatchRequest) =>
    request.within === undefined ? batches.add(request) : openAlone(request, request.within)

  return async (request) => {
    const started = await start(request)
    // Players in the queue have no match.
    const isBusy = isRefused(started) && started.refused === 'active-match' && !request.fromQueue
    return isBusy && (await games.settledMeanwhile(uidsOf(request))) === 'settled' ? start(request) : started
  }
}
