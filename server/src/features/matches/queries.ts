import type { Refusal } from '@trivium/wire/refusals'
import { type Kysely, sql } from 'kysely'
import { json } from '../../database/json.ts'
import type { Schema } from '../../database/schema.ts'

export const readActiveGame = async (db: Kysely<Schema>, uid: string): Promise<string | null> => {
  const row = await db.selectFrom('active_seats').select('game_id').where('uid', '=', uid).executeTakeFirst()
  return row?.game_id ?? null
}

/**
 * Records for fair play, once per question, that a page has claimed a right answer which it did not give.
 * Changes nothing else.
 */
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

/** Answers that our pages never send, and late answers; a double click is neither. */
const KINDS = {
  'question-not-open': 'forged-answer',
  'no-such-choice': 'forged-answer',
  'question-closed': 'late-answer',
  'answered-late': 'late-answer',
} as const satisfies Partial<Record<Refusal, string>>

const kindOf = (refusal: Refusal): string | undefined => KINDS[refusal as keyof typeof KINDS]

/** Counts a refused answer for fair play, in one row per kind and match, up to the number that matters. */
export const noteRefusedAnswer = async (
  db: Kysely<Schema>,
  { uid, matchId, refusal, at }: { uid: string; matchId: string; refusal: Refusal; at: number },
): Promise<void> => {
  const kind = kindOf(refusal)
  if (kind === undefined) return
  await sql`
    insert into fair_play_notes (id, uid, game_id, at, kind, detail)
    values (${`${kind} ${matchId} ${uid}`}, ${uid}, ${matchId}, ${at}, ${kind}, '{"times": 1}')
    on conflict (id) do update
      set detail = jsonb_build_object('times', (fair_play_notes.detail ->> 'times')::int4 + 1)
      where (fair_play_notes.detail ->> 'times')::int4 < 100`.execute(db)
}
