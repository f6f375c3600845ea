import type { InvitationState } from '@trivium/wire/site/registration'
import type { Kysely, Selectable, Transaction } from 'kysely'
import type { Schema } from '../database/schema.ts'
import type { InvitationsTable } from '../database/tables/site.ts'

export type Invitation = Selectable<InvitationsTable>

/** The state of an invitation now. */
export const stateOf = (
  { used, uses, until_at: until, revoked_at: revokedAt }: Invitation,
  now: number,
): Exclude<InvitationState, 'unknown'> => {
  if (revokedAt !== null) return 'revoked'
  if (until !== null && until <= now) return 'over'
  return used >= uses ? 'used-up' : 'good'
}

export const invitationBy = async (db: Kysely<Schema>, code: string): Promise<Invitation | null> =>
  (await db.selectFrom('invitations').selectAll().where('code', '=', code).executeTakeFirst()) ?? null

/** Locked until the transaction ends, so that only one player gets its last use. */
export const lockInvitation = async (
  tx: Transaction<Schema>,
  by: { readonly code: string } | { readonly id: string },
): Promise<Invitation | null> => {
  const row = tx.selectFrom('invitations').selectAll().forUpdate()
  const found = 'code' in by ? row.where('code', '=', by.code) : row.where('id', '=', by.id)
  return (await found.executeTakeFirst()) ?? null
}

/** How the audit log names an invitation: never by its code, which grants access. */
export const invitationSubject = ({ id, note }: Pick<Invitation, 'id' | 'note'>) =>
  ({ kind: 'invitation', id, name: note }) as const
