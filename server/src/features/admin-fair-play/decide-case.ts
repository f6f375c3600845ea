import type { CaseState } from '@trivium/wire/documents/fair-play'
import { isRefused, type Refused, refused } from '@trivium/wire/refusals'
import type { InputOf } from '@trivium/wire/registry'
import { type Kysely, type Selectable, sql, type Transaction } from 'kysely'
import { type Actor, recordAction } from '../../audit-log/record.ts'
import type { Schema } from '../../database/schema.ts'
import type { FairPlayCasesTable } from '../../database/tables/fair-play.ts'
import { LOOK_COLUMNS, lookOf } from '../../player-look.ts'
import type { NamedPlayer } from '../../users/names.ts'
import { scoreNow } from './evidence.ts'

/** What the audit log keeps of a case before and after a decision. */
export interface AuditedCase {
  readonly state: CaseState
  readonly score: number
  readonly since: number
  readonly decidedAt: number | null
  readonly decidedBy: string | null
  readonly reason: string | null
  /** The ban's own entry in the log. */
  readonly ban?: number
}

export const auditedCase = (row: Selectable<FairPlayCasesTable>): AuditedCase => ({
  state: row.state,
  score: row.score,
  since: row.since,
  decidedAt: row.decided_at,
  decidedBy: row.decided_by,
  reason: row.reason,
})

export const lockCase = (tx: Transaction<Schema>, uid: string) =>
  tx.selectFrom('fair_play_cases').selectAll().where('uid', '=', uid).forUpdate().executeTakeFirst()

type Decision = InputOf<'decideCase'>
type Banned = { readonly entry: number | null; readonly afterwards: () => Promise<{ corrected: number }> }

/**
 * Bans in the transaction of the decision; `afterwards` runs after the commit. If it refuses, nothing has
 * been written.
 */
export type BanInTransaction = (
  tx: Transaction<Schema>,
  actor: Actor,
  player: NamedPlayer,
  terms: Omit<InputOf<'banPlayer'>, 'username'>,
) => Promise<Banned | Refused>

export interface DecisionDependencies {
  readonly db: Kysely<Schema>
  readonly banWithin: BanInTransaction
}

const STATES = { dismiss: 'dismissed', watch: 'watched', ban: 'banned' } as const
const NO_BAN: Banned = { entry: null, afterwards: async () => ({ corrected: 0 }) }

const weigh = async (tx: Transaction<Schema>, uid: string, at: number): Promise<void> => {
  await tx
    .updateTable('fair_play_evidence')
    .set({ weighed_at: at })
    .where('uid', '=', uid)
    .where('weighed_at', 'is', null)
    .execute()
}

/**
 * When the newest examined game was settled. Settled games that are still unexamined count as newer than the
 * decision.
 */
const newestWeighed = sql<number>`coalesce(
  (select max(at) from fair_play_facts where fair_play_facts.uid = fair_play_cases.uid), fair_play_cases.since)`

const nameOf = async (tx: Transaction<Schema>, uid: string): Promise<string> =>
  lookOf(await tx.selectFrom('users').select(LOOK_COLUMNS).where('uid', '=', uid).executeTakeFirstOrThrow())
    .username

/**
 * Dismissing or banning covers the evidence; watching leaves it open. In every case only newer games count from now on.
 */
const write = async (
  tx: Transaction<Schema>,
  actor: { readonly uid: string },
  at: number,
  { uid, reason, decision }: Decision,
) => {
  if (decision.kind !== 'watch') await weigh(tx, uid, at)
  return tx
    .updateTable('fair_play_cases')
    .set({
      ...{ state: STATES[decision.kind], reason, decided_at: at, decided_by: actor.uid, updated_at: at },
      ...{ score: await scoreNow(tx, uid), since: newestWeighed },
    })
    .where('uid', '=', uid)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/**
 * Decides an open or watched case, with the ban in the same transaction and the case locked first: if two admins decide
 * at once, the second finds it decided. Refusals: unknown-case, case-decided, and those of a ban.
 */
export const decideCase = async (
  { db, banWithin }: DecisionDependencies,
  actor: { readonly uid: string },
  at: number,
  decided: Decision,
): Promise<{ readonly state: CaseState; readonly corrected: number } | Refused> => {
  const { uid, reason, decision } = decided
  const done = await db.transaction().execute(async (tx) => {
    const row = await lockCase(tx, uid)
    if (row === undefined) return refused('unknown-case')
    if (row.state !== 'open' && row.state !== 'watched') return refused('case-decided')
    const username = await nameOf(tx, uid)
    const terms = decision.kind === 'ban' && { reason, until: decision.until, refund: decision.refund }
    const banned = terms ? await banWithin(tx, actor, { uid, username, isOld: false }, terms) : NO_BAN
    if (isRefused(banned)) return banned
    const ban = banned.entry
    const after: AuditedCase = {
      ...auditedCase(await write(tx, actor, at, decided)),
      ...(ban !== null && { ban }),
    }
    const subject = { kind: 'case', id: uid, name: username } as const
    await recordAction(tx, actor, at, {
      act: 'decide-case',
      subject,
      before: auditedCase(row),
      after,
      reason,
    })
    return { state: after.state, afterwards: banned.afterwards }
  })
  return isRefused(done) ? done : { state: done.state, ...(await done.afterwards()) }
}

/** Restores a case to its state before a decision, with the evidence that the decision covered. */
export const reopenCase = async (
  tx: Transaction<Schema>,
  uid: string,
  before: AuditedCase,
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
