import type { Kysely } from 'kysely'
import type { Clock } from '../../clock.ts'
import type { Schema } from '../../database/schema.ts'
import type { Handler } from '../../functions/handlers.ts'
import { invitationBy, stateOf } from '../../site/invitations.ts'
import type { Site } from '../../site/site.ts'

export interface RegistrationModeDependencies {
  readonly db: Kysely<Schema>
  readonly clock: Clock
  readonly site: Site
}

/** Who may register, and the state of the invitation that a visitor came with. */
export const readRegistration =
  ({ db, clock, site }: RegistrationModeDependencies): Handler<'readRegistration'> =>
  async ({ invitation: code }) => {
    const mode = site.values.registration
    if (code === null || mode !== 'invitation') return { mode, invitation: null }
    const invitation = await invitationBy(db, code)
    return { mode, invitation: invitation === null ? 'unknown' : stateOf(invitation, clock.now()) }
  }
