import type { adminUsers } from '@trivium/wire/functions/admin-users'
import { isRefused, type Refused } from '@trivium/wire/refusals'
import type { HandlersOf } from '../../functions/handlers.ts'
import type { ModerationService } from './moderation/service.ts'
import type { AdminUsersService } from './service.ts'

const nothing = async (act: Promise<Refused | object>): Promise<Record<string, never> | Refused> => {
  const done = await act
  return isRefused(done) ? done : {}
}

export const adminUsersFunctions = (
  service: AdminUsersService,
  moderation: ModerationService,
): HandlersOf<typeof adminUsers> => ({
  findPlayers: (asked, { uid }) => service.find({ uid }, asked),
  readPlayerFile: ({ username }, { uid }) => service.read({ uid }, username),
  resetUsername: (act, { uid }) => service.resetUsername({ uid }, act),
  resetNickname: (act, { uid }) => service.resetNickname({ uid }, act),
  createResetLink: (act, { uid, host }) => service.createResetLink({ uid, host }, act),
  endPlayerSessions: (act, { uid }) => service.endSessions({ uid }, act),
  banPlayer: (ban, admin) => nothing(moderation.ban(admin, ban)),
  banGuest: (ban, admin) => moderation.banGuest(admin, ban),
  unbanPlayer: ({ username, reason }, admin) => nothing(moderation.unban(admin, username, reason)),
  setRole: ({ username, role, reason }, admin) => nothing(moderation.setRole(admin, username, role, reason)),
})
