import { DAY } from '@trivium/rules/time'
import type { Invitation as InvitationLine } from '@trivium/wire/functions/admin-site'
import { type Refused, refused } from '@trivium/wire/refusals'
import type { InputOf } from '@trivium/wire/registry'
import { INVITATION_CODE_LENGTH } from '@trivium/wire/site/registration'
import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely'
import { type Actor, recordAction } from '../../audit-log/record.ts'
import { type UndoHandler, type UndoHandlers, undoableOnce } from '../../audit-log/undo.ts'
import type { Clock } from '../../clock.ts'
import type { Schema } from '../../database/schema.ts'
import { newId, type Random } from '../../random.ts'
import { type Invitation, invitationSubject, lockInvitation, stateOf } from '../../site/invitations.ts'

export interface InvitationDependencies {
  readonly db: Kysely<Schema>
  readonly clock: Clock
  readonly random: Random
}

/** The limits for usable invitations, and for the others that are still listed. */
const MAX_USABLE = 100
const MAX_OTHERS = 50

interface Revoked {
  readonly revokedAt: number | null
}

const lineOf = (row: Invitation, at: number): InvitationLine => ({
  ...{ id: row.id, code: row.code, note: row.note, uses: row.uses, used: row.used },
  ...{ madeAt: row.made_at, until: row.until_at, state: stateOf(row, at) },
})

const isUsable = (at: number) =>
  sql<boolean>`revoked_at is null and used < uses and (until_at is null or until_at > ${at})`

const readNewest = (db: Kysely<Schema>, which: RawBuilder<boolean>, limit: number) =>
  db
    .selectFrom('invitations')
    .selectAll()
    .where(which)
    .orderBy('made_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()

const list = async ({ db, clock }: InvitationDependencies): Promise<InvitationLine[]> => {
  const at = clock.now()
  const usable = isUsable(at)
  const good = await readNewest(db, usable, MAX_USABLE)
  const others = await readNewest(db, sql<boolean>`not (${usable})`, MAX_OTHERS)
  return [...good, ...others].map((row) => lineOf(row, at))
}

const countUsable = async (tx: Transaction<Schema>, at: number): Promise<number> => {
  const { good } = await tx
    .selectFrom('invitations')
    .select((is) => is.fn.countAll<number>().as('good'))
    .where(isUsable(at))
    .executeTakeFirstOrThrow()
  return good
}

/** The log has everything except the code. */
const make = (
  { db, clock, random }: InvitationDependencies,
  actor: Actor,
  { note, uses, days }: InputOf<'makeInvitation'>,
) =>
  db.transaction().execute(async (tx): Promise<{ invitation: InvitationLine } | Refused> => {
    const at = clock.now()
    if ((await countUsable(tx, at)) >= MAX_USABLE) return refused('too-many-invitations')
    const made = {
      ...{ id: newId(random), code: newId(random, INVITATION_CODE_LENGTH), note, made_at: at, uses },
      until_at: days === null ? null : at + days * DAY,
    }
    const row = await tx.insertInto('invitations').values(made).returningAll().executeTakeFirstOrThrow()
    await recordAction(tx, actor, at, {
      ...{ act: 'make-invitation', subject: invitationSubject(row), reason: null },
      before: {},
      after: { note, uses, until: made.until_at },
    })
    return { invitation: lineOf(row, at) }
  })

const writeRevoked = async (tx: Transaction<Schema>, id: string, revokedAt: number | null): Promise<void> => {
  await tx.updateTable('invitations').set({ revoked_at: revokedAt }).where('id', '=', id).execute()
}

const revoke = (
  { db, clock }: InvitationDependencies,
  actor: Actor,
  { id, reason }: { readonly id: string; readonly reason: string | null },
) =>
  db.transaction().execute(async (tx): Promise<Record<string, never> | Refused> => {
    const row = await lockInvitation(tx, { id })
    if (row === null) return refused('unknown-invitation')
    const at = clock.now()
    if (stateOf(row, at) !== 'good') return refused('invitation-no-more')
    await writeRevoked(tx, id, at)
    const [before, after]: Revoked[] = [{ revokedAt: null }, { revokedAt: at }]
    const subject = invitationSubject(row)
    await recordAction(tx, actor, at, { act: 'revoke-invitation', subject, before, after, reason })
    return {}
  })

/** Creating an invitation is undone by revoking it, unless somebody already has. */
const undoMake = ({ clock }: InvitationDependencies): UndoHandler =>
  undoableOnce(async (tx, entry) => {
    const row = await lockInvitation(tx, { id: entry.subject_id })
    if (row === null || row.revoked_at !== null) return refused('changed-since')
    const after: Revoked = { revokedAt: clock.now() }
    await writeRevoked(tx, row.id, after.revokedAt)
    return { before: { revokedAt: null }, after }
  })

const undoRevoke: UndoHandler = async (tx, entry) => {
  const row = await lockInvitation(tx, { id: entry.subject_id })
  const [before, after] = [entry.before as Revoked, entry.after as Revoked]
  if (row?.revoked_at !== after.revokedAt) return refused('changed-since')
  await writeRevoked(tx, row.id, before.revokedAt)
  return { before: after, after: before }
}

export type InvitationService = ReturnType<typeof invitationService>

/** Invitations to register, which admins create and revoke. */
export const invitationService = (deps: InvitationDependencies) => ({
  list: () => list(deps),
  make: (actor: Actor, wanted: InputOf<'makeInvitation'>) => make(deps, actor, wanted),
  revoke: (actor: Actor, id: string, reason: string | null) => revoke(deps, actor, { id, reason }),
  undoers: { 'make-invitation': undoMake(deps), 'revoke-invitation': undoRevoke } satisfies UndoHandlers,
})
