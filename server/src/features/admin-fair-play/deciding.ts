import type { CaseState } from '@trivium/wire/documents/fair-play'
import { type Refused, refused } from '@trivium/wire/refusals'
import { type Kysely, type Selectable, sql, type Transaction } from 'kysely'
import { type Actor, recordAct } from '../../audit/record.ts'
import type { Schema } from '../../database/schema.ts'
import type { FairPlayCasesTable } from '../../database/tables/fair-play.ts'
import { scoreNow } from './evidence.ts'

/** What the audit log keeps of a case on either side of a decision. */
export interface CaseAsLogged {
  readonly state: CaseState
  readonly score: number
  readonly since: number
  readonly decidedAt: number | null
  readonly decidedBy: string | null
  readonly reason: string | null
  /** The ban's own entry in the log. */
  readonly ban?: number
}

export const loggedCase = (row: Selectable<FairPlayCasesTable>): CaseAsLogged => ({
  state: row.state,
  score: row.score,
  since: row.since,
  decidedAt: row.decided_at,
  decidedBy: row.decided_by,
  reason: row.reason,
})

export const lockedCase = (tx: Transaction<Schema>, uid: string) =>
  tx.selectFrom('fair_play_cases').selectAll().where('uid', '=', uid).forUpdate().executeTakeFirst()

export interface Decision {
  readonly uid: string
  readonly state: Exclude<CaseState, 'open'>
  readonly reason: string
  readonly actor: { readonly uid: string }
  readonly at: number
  /** The entry of the ban that goes with it. */
  readonly ban: number | null
}

const weigh = async (tx: Transaction<Schema>, uid: string, at: number): Promise<void> => {
  await tx
    .updateTable('fair_play_evidence')
    .set({ weighed_at: at })
    .where('uid', '=', uid)
    .where('weighed_at', 'is', null)
    .execute()
}

/** Games settled a moment ago, that nobody has looked at yet, are newer than the decision. */
const newestWeighed = sql<number>`coalesce(
  (select max(at) from fair_play_facts where fair_play_facts.uid = fair_play_cases.uid), fair_play_cases.since)`

/**
 * Decides an open or a watched case. What is dismissed or banned for is weighed; what is watched stays. In every case
 * only newer games count from now on. Refusals: unknown-case, case-decided.
 */
export const decide = (
  db: Kysely<Schema>,
  { uid, state, reason, actor, at, ban }: Decision,
): Promise<CaseAsLogged | Refused> =>
  db.transaction().execute(async (tx) => {
    const row = await lockedCase(tx, uid)
    if (row === undefined) return refused('unknown-case')
    if (row.state !== 'open' && row.state !== 'watched') return refused('case-decided')
    if (state !== 'watched') await weigh(tx, uid, at)
    const decided = await tx
      .updateTable('fair_play_cases')
      .set({
        ...{ state, reason, decided_at: at, decided_by: actor.uid, updated_at: at },
        ...{ score: await scoreNow(tx, uid), since: newestWeighed },
      })
      .where('uid', '=', uid)
      .returningAll()
      .executeTakeFirstOrThrow()
    const { username } = await tx
      .selectFrom('users')
      .select('username')
      .where('uid', '=', uid)
      .executeTakeFirstOrThrow()
    const after: CaseAsLogged = { ...loggedCase(decided), ...(ban !== null && { ban }) }
    const subject = { kind: 'case', id: uid, name: username ?? '' } as const
    await recordAct(tx, actor satisfies Actor, at, {
      ...{ act: 'decide-case', subject, before: loggedCase(row), after, reason },
    })
    return after
  })

/** Makes a case what it was before a decision, with the evidence that it weighed. */
export const reopen = async (
  tx: Transaction<Schema>,
  uid: string,
  before: CaseAsLogged,
  decidedAt: number,
): Promise<void> => {
  await tx
    .updateTable('fair_play_evidence')
    .set({ weighed_at: null })
    .where('uid', '=', uid)
    .where('weighed_at', '=', decidedAt)
    .execute()
  await tx
    .updateTable('fair_play_cases')
    .set({
      ...{ state: before.state, since: before.since, decided_at: before.decidedAt },
      ...{ decided_by: before.decidedBy, reason: before.reason, score: await scoreNow(tx, uid) },
    })
    .where('uid', '=', uid)
    .execute()
}
