import type { RecentMatch } from '@trivium/wire/documents/recent-match'
import { type Kysely, sql } from 'kysely'
import type { Schema } from '../../database/schema.ts'
import type { BattleResult, BattleSummary } from '../../database/tables/games.ts'
import { defaultLook, LOOK_COLUMNS, lookOf } from '../../player-look.ts'

const SHOWN = 10
/** Matches are searched among this many of a player's newest games, so that years of single-player games are not read. */
const AMONG = 500

const outcomeOf = (winner: number | null, seat: number, reason: string): RecentMatch['outcome'] => {
  if (reason === 'not-joined' || reason === 'no-contest') return 'no-contest'
  if (winner === null) return 'drawn'
  return winner === seat ? 'won' : 'lost'
}

/** Games settled before guests had nicknames call them this. */
const UNNAMED = defaultLook(true).username

/** How the guests among the opponents in these games are shown now, by game. */
const guestsIn = async (db: Kysely<Schema>, uid: string, games: readonly string[]) => {
  if (games.length === 0) return new Map<string, ReturnType<typeof lookOf>>()
  const rows = await db
    .selectFrom('game_seats')
    .innerJoin('users', 'users.uid', 'game_seats.uid')
    .select([...LOOK_COLUMNS, 'game_id'])
    .where('game_id', 'in', [...games])
    .where('users.uid', '<>', uid)
    .where('is_anonymous', '=', true)
    .execute()
  return new Map(rows.map((row) => [row.game_id, lookOf(row)]))
}

/** A player's last settled matches, newest first. Names are those at the time of the match, if there were any. */
export const readRecentMatches = async (db: Kysely<Schema>, uid: string): Promise<RecentMatch[]> => {
  const rows = await db
    .selectFrom((from) =>
      from
        .selectFrom('game_seats')
        .select(['game_id', 'seat', 'opened_at'])
        .where('uid', '=', uid)
        .orderBy('opened_at', 'desc')
        .limit(AMONG)
        .as('own'),
    )
    .innerJoin('games', 'games.id', 'own.game_id')
    .select(['games.id', 'games.ended_at', 'games.summary', 'games.result', 'own.seat'])
    .where('games.mode', '=', 'battle')
    .$narrowType<{ summary: BattleSummary; result: BattleResult | null }>()
    .where('games.settled_at', 'is not', null)
    .where(sql`games.result ->> 'reason'`, '<>', 'not-joined')
    .orderBy('own.opened_at', 'desc')
    .limit(SHOWN)
    .execute()
  const isUnnamed = ({ result, seat }: (typeof rows)[number]) =>
    result?.players[seat === 0 ? 1 : 0].username === UNNAMED
  const guests = await guestsIn(
    db,
    uid,
    rows.filter(isUnnamed).map(({ id }) => id),
  )
  return rows.flatMap(({ id, ended_at, summary, result, seat }) => {
    if (result === null || ended_at === null) return []
    const own = seat === 0 ? 0 : 1
    const theirs = own === 0 ? 1 : 0
    const rating = result.ratings?.[own]
    return [
      {
        id,
        endedAt: ended_at,
        kind: summary.kind,
        opponent: { ...result.players[theirs], ...guests.get(id) },
        score: [result.scores[own], result.scores[theirs]] as [number, number],
        outcome: outcomeOf(result.winner, own, result.reason),
        eloChange: rating ? rating.after - rating.before : null,
      },
    ]
  })
}
