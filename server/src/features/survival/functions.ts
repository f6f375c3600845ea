import type { survival } from '@trivium/wire/functions/survival'
import type { HandlersOf } from '../../functions/handlers.ts'
import type { SurvivalService } from './service.ts'

export const survivalFunctions = (service: SurvivalService): HandlersOf<typeof survival> => ({
  openSurvival: ({ untimed }, { uid }) => service.open(uid, untimed),
  readSurvival: (_, { uid }) => service.read(uid),
})
