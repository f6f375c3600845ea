import type { honours } from '@trivium/wire/functions/honours'
import type { HandlersOf } from '../../functions/handlers.ts'
import type { HonoursService } from './service.ts'

export const honoursFunctions = (service: HonoursService): HandlersOf<typeof honours> => ({
  readAchievementShares: () => service.readShares(),
  showAchievement: ({ id, page }, { uid }) => service.claim(uid, id, page),
  readAchievements: ({ username }) => service.read(username),
})
