import type { profiles } from '@trivium/wire/functions/profiles'
import type { HandlersOf } from '../../functions/handlers.ts'
import type { ProfilesService } from './service.ts'

export const profilesFunctions = (service: ProfilesService): HandlersOf<typeof profiles> => ({
  readProfile: ({ username }) => service.readProfile(username),
  readHighlights: ({ username }) => service.readHighlights(username),
  readStats: ({ username }, { uid }) => service.readStats(username, uid),
})
