import type { adminPacks } from '@trivium/wire/functions/admin-packs'
import type { HandlersOf } from '../../functions/handlers.ts'
import type { AdminPacksService } from './service.ts'

export const adminPacksFunctions = (service: AdminPacksService): HandlersOf<typeof adminPacks> => ({
  listPacks: () => service.list(),
  switchPack: (asked, { uid }) => service.setOn({ uid }, asked),
  removePack: (asked, { uid }) => service.remove({ uid }, asked),
})
