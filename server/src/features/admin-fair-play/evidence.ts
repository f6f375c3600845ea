import { caseScore } from '@trivium/rules/fair-play/assess'
import type { Signal } from '@trivium/rules/fair-play/signal'
import { type Kysely, sql, type Transaction } from 'kysely'
import { json } from '../../database/json.ts'
import type { Schema } from '../../database/schema.ts'

/** The current state of the case, its row locked; opened if there was none. */
const lockCase = async (tx: Transaction<Schema>, uid: string, at: number) => {
  await tx
    .insertInto('fair_play_cases')
    .values({ uid, state: 'open', score: 0, opened_at: at, updated_at: at, since: 0 })
    .onConflict((same) => same.doNothing())
    .execute()
  return tx
    .selectFrom('fair_play_cases')
    .selectAll()
    .where('uid', '=', uid)
    .forUpdate()
    .executeTakeFirstOrThrow()
}

/** Keeps the strongest undecided evidence of each kind. Returns whether anything is new. */
const keep = async (tx: Transaction<Schema>, uid: string, signal: Signal, at: number): Promise<boolean> => {
  const { kind, other, strength, figures, games } = signal
  const { rows } = await sql`
    insert into fair_play_evidence (uid, kind, other, strength, figures, games, found_at, updated_at)
    values (${uid}, ${kind}, ${other ?? ''}, ${strength}, ${json(figures)}::jsonb, ${json(games)}::jsonb, ${at}, ${at})
    on conflict (uid, kind, other) where weighed_at is null do update
      set strength = excluded.strength, figures = excluded.figures, games = excluded.games, updated_at = excluded.updated_at
      where excluded.strength > fair_play_evidence.strength
    returning id`.execute(tx)
  return rows.length > 0
}

/** The score of the evidence that no decision has covered. */
export const scoreNow = async (tx: Transaction<Schema>, uid: string): Promise<number> =>
  caseScore(
    await tx
      .selectFrom('fair_play_evidence')
      .select('strength')
      .where('uid', '=', uid)
      .where('weighed_at', 'is', null)
      .execute(),
  )

/**
 * Opens a case, or adds to it, with signals from games settled after `since`. Does nothing if the case was decided
 * meanwhile, since that decision covered those games. A decided case opens again.
 */
export const addEvidence = (
  db: Kysely<Schema>,
  found: { readonly uid: string; readonly signals: readonly Signal[]; readonly since: number },
  at: number,
): Promise<'opened' | 'added' | 'nothing new'> =>
  db.transaction().execute(async (tx) => {
    const { uid, signals, since } = found
    const now = await lockCase(tx, uid, at)
    if (now.since > since) return 'nothing new'
    let isNew = false
    for (const signal of signals) isNew = (await keep(tx, uid, signal, at)) || isNew
    if (!isNew && now.state === 'open') return 'nothing new'
    await tx
      .updateTable('fair_play_cases')
      .set({
        ...{ state: 'open', score: await scoreNow(tx, uid), updated_at: at },
        ...(now.state !== 'open' && { opened_at: at, decided_at: null, decided_by: null, reason: null }),
      })
      .where('uid', '=', uid)
      .execute()
    return now.score === 0 || now.state !== 'open' ? 'opened' : 'added'
  })
