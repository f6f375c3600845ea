import type { credits } from '@trivium/wire/functions/credits'
import type { HandlersOf } from '../../functions/handlers.ts'
import type { CreditsService } from './service.ts'

export const creditsFunctions = (service: CreditsService): HandlersOf<typeof credits> => ({
  readPackCredits: () => service.packs(),
})
