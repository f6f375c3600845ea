import type { RecentMatch } from '@trivium/wire/documents/recent-match'
import { type Kysely, sql } from 'kysely'
import type { Schema } from '../../database/schema.ts'
import type { BattleResult, BattleSummary } from '../../database/tables/games.ts'

const SHOWN = 10
/** Matches are searched among this many of a player's newest games, so that years of single-player games are not read. */
const AMONG = 500

const outcomeOf = (winner: number | null, seat: number, reason: string): RecentMatch['outcome'] => {
  if (reason === 'not-joined' || reason === 'no-contest') return 'no-contest'
  if (winner === null) return 'drawn'
  return winner === seat ? 'won' : 'lost'
}

/** A player's last settled matches, newest first. Names are those at the time of the match. */
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
        opponent: result.players[theirs],
        score: [result.scores[own], result.scores[theirs]] as [number, number],
        outcome: outcomeOf(result.winner, own, result.reason),
        eloChange: rating ? rating.after - rating.before : null,
      },
    ]
  })
}
