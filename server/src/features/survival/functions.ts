import type { survival } from '@trivium/wire/functions/survival'
import type { HandlersOf } from '../../functions/handlers.ts'
import type { SurvivalService } from './service.ts'

export const survivalFunctions = (service: SurvivalService): HandlersOf<typeof survival> => ({
  openSurvival: ({ untimed, typed = false }, { uid }) => service.open(uid, { untimed, typed }),
  readSurvival: (_, { uid }) => service.read(uid),
})
