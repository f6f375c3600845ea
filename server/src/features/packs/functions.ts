import type { packs } from '@trivium/wire/functions/packs'
import type { HandlersOf } from '../../functions/handlers.ts'
import type { PacksService } from './service.ts'

export const packsFunctions = (service: PacksService): HandlersOf<typeof packs> => ({
  readPackCredits: () => service.credits(),
})
