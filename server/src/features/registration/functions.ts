import type { registration } from '@trivium/wire/functions/registration'
import type { Kysely } from 'kysely'
import type { Clock } from '../../clock.ts'
import type { Schema } from '../../database/schema.ts'
import type { HandlersOf } from '../../functions/handlers.ts'
import { invitationBy, stateOf } from '../../site/invitations.ts'
import type { Site } from '../../site/site.ts'

export interface RegistrationPageDependencies {
  readonly db: Kysely<Schema>
  readonly clock: Clock
  readonly site: Site
}

export const registrationFunctions = ({
  db,
  clock,
  site,
}: RegistrationPageDependencies): HandlersOf<typeof registration> => ({
  readRegistration: async ({ invitation: code }) => {
    const mode = site.values.registration
    if (code === null || mode !== 'invitation') return { mode, invitation: null }
    const invitation = await invitationBy(db, code)
    return { mode, invitation: invitation === null ? 'unknown' : stateOf(invitation, clock.now()) }
  },
})
