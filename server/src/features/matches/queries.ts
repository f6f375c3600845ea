import type { Kysely } from 'kysely'
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
