import type { moderation } from '@trivium/wire/functions/moderation'
import { isRefused, type Refused } from '@trivium/wire/refusals'
import type { HandlersOf } from '../../functions/handlers.ts'
import type { ModerationService } from './service.ts'

const nothing = async (act: Promise<Refused | object>): Promise<Record<string, never> | Refused> => {
  const done = await act
  return isRefused(done) ? done : {}
}

export const moderationFunctions = (service: ModerationService): HandlersOf<typeof moderation> => ({
  banPlayer: (ban, admin) => nothing(service.ban(admin, ban)),
  banGuest: (ban, admin) => service.banGuest(admin, ban),
  unbanPlayer: ({ username, reason }, admin) => nothing(service.unban(admin, username, reason)),
  setRole: ({ username, role, reason }, admin) => nothing(service.setRole(admin, username, role, reason)),
})
