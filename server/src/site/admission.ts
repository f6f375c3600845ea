import { type Refused, refused } from '@trivium/wire/refusals'
import type { RegistrationMode } from '@trivium/wire/site/registration'
import type { Kysely, Transaction } from 'kysely'
import { recordAction } from '../audit-log/record.ts'
import type { Clock } from '../clock.ts'
import type { Schema } from '../database/schema.ts'
import { type Invitation, invitationBy, invitationSubject, lockInvitation, stateOf } from './invitations.ts'
import { readSiteShared } from './queries.ts'

export interface AdmissionDependencies {
  readonly db: Kysely<Schema>
  readonly clock: Clock
}

/** Decides who may create an account now. */
export interface Admission {
  /** Checks before any work is done: registration-closed, invitation-needed, or a refusal of the invitation. */
  refusal(invitation: string | undefined): Promise<Refused | null>
  /** Checks again in the transaction that creates the account, and uses the invitation once. */
  admit(tx: Transaction<Schema>, uid: string, invitation: string | undefined): Promise<Refused | null>
}

const REFUSALS = {
  unknown: 'invitation-unknown',
  'used-up': 'invitation-used-up',
  over: 'invitation-over',
  revoked: 'invitation-revoked',
} as const

export const admission = ({ db, clock }: AdmissionDependencies): Admission => {
  const refusalOf = (
    mode: RegistrationMode,
    code: string | undefined,
    invitation: Invitation | null,
  ): Refused | null => {
    if (mode === 'open') return null
    if (mode === 'closed') return refused('registration-closed')
    if (code === undefined) return refused('invitation-needed')
    const state = invitation === null ? 'unknown' : stateOf(invitation, clock.now())
    return state === 'good' ? null : refused(REFUSALS[state])
  }

  const use = async (tx: Transaction<Schema>, uid: string, invitation: Invitation): Promise<void> => {
    const used = invitation.used + 1
    await tx.updateTable('invitations').set({ used }).where('id', '=', invitation.id).execute()
    await recordAction(tx, { uid }, clock.now(), {
      ...{ act: 'use-invitation', subject: invitationSubject(invitation), reason: null },
      before: { used: invitation.used },
      after: { used },
    })
  }

  return {
    async refusal(code) {
      const { registration } = await readSiteShared(db)
      return refusalOf(registration, code, code === undefined ? null : await invitationBy(db, code))
    },

    async admit(tx, uid, code) {
      const { registration } = await readSiteShared(tx)
      if (registration === 'open') return null
      const invitation = code === undefined ? null : await lockInvitation(tx, { code })
      const no = refusalOf(registration, code, invitation)
      if (no === null && invitation !== null) await use(tx, uid, invitation)
      return no
    },
  }
}
