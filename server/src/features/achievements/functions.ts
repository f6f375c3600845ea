import type { achievements } from '@trivium/wire/functions/achievements'
import type { HandlersOf } from '../../functions/handlers.ts'
import type { AchievementsService } from './service.ts'

export const achievementsFunctions = (service: AchievementsService): HandlersOf<typeof achievements> => ({
  readAchievementShares: () => service.readShares(),
  showAchievement: ({ id, page }, { uid }) => service.claim(uid, id, page),
  readAchievements: ({ username }) => service.read(username),
})
