import type { shares } from '@trivium/wire/functions/shares'
import type { HandlersOf } from '../../functions/handlers.ts'
import type { SharesService } from './service.ts'

export const sharesFunctions = (service: SharesService): HandlersOf<typeof shares> => ({
  shareGame: ({ gameId }, { uid }) => service.share(uid, gameId),
})
