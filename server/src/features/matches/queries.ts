import type { OutputOf } from '@trivium/wire/registry'
import { type Kysely, sql } from 'kysely'
import { json } from '../../database/json.ts'
import type { Schema } from '../../database/schema.ts'

export const readActiveGame = async (db: Kysely<Schema>, uid: string): Promise<string | null> => {
  const row = await db.selectFrom('active_seats').select('game_id').where('uid', '=', uid).executeTakeFirst()
  return row?.game_id ?? null
}

/** A page that claims a right answer it has not given: kept for fair play, once a question; changes nothing. */
export const noteForgedScore = async (
  db: Kysely<Schema>,
  note: { uid: string; matchId: string; questionIndex: number; at: number },
): Promise<void> => {
  await db
    .insertInto('fair_play_notes')
    .values({
      id: `forged-score ${note.matchId} ${note.questionIndex} ${note.uid}`,
      uid: note.uid,
      game_id: note.matchId,
      at: note.at,
      kind: 'forged-score',
      detail: json({ questionIndex: note.questionIndex }),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

type RecentMatch = OutputOf<'readRecentMatches'>['matches'][number]
const SHOWN = 10

const outcomeOf = (winner: number | null, seat: number, reason: string): RecentMatch['outcome'] => {
  if (reason === 'not-joined' || reason === 'no-contest') return 'no-contest'
  if (winner === null) return 'drawn'
  return winner === seat ? 'won' : 'lost'
}

/** A player's last settled matches, newest first. Names are those at the time of the match. */
export const readRecent = async (db: Kysely<Schema>, uid: string): Promise<RecentMatch[]> => {
  const rows = await db
    .selectFrom('game_seats')
    .innerJoin('games', 'games.id', 'game_seats.game_id')
    .select(['games.id', 'games.ended_at', 'games.summary', 'games.result', 'game_seats.seat'])
    .where('game_seats.uid', '=', uid)
    .where('games.mode', '=', 'battle')
    .where('games.settled_at', 'is not', null)
    .where(sql`games.result ->> 'reason'`, '<>', 'not-joined')
    .orderBy('game_seats.opened_at', 'desc')
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
