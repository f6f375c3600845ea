import type { custom } from '@trivium/wire/functions/custom'
import type { HandlersOf } from '../../functions/handlers.ts'
import type { CustomService } from './service.ts'

export const customFunctions = (service: CustomService): HandlersOf<typeof custom> => ({
  makeCustom: (config, { uid }) => service.make(uid, config),
  openCustom: ({ link }, { uid }) => service.open(uid, link),
  readCustom: ({ link }, { uid }) => service.read(uid, link),
  readCategories: ({ packs }) => service.categories(packs),
})
