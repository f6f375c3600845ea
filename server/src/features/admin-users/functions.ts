import type { adminUsers } from '@trivium/wire/functions/admin-users'
import type { HandlersOf } from '../../functions/handlers.ts'
import type { AdminUsersService } from './service.ts'

export const adminUsersFunctions = (service: AdminUsersService): HandlersOf<typeof adminUsers> => ({
  findPlayers: (asked, { uid }) => service.find({ uid }, asked),
  readPlayerFile: ({ username }, { uid }) => service.read({ uid }, username),
  resetUsername: (act, { uid }) => service.resetUsername({ uid }, act),
  createResetLink: (act, { uid, host }) => service.createResetLink({ uid, host }, act),
  endPlayerSessions: (act, { uid }) => service.endSessions({ uid }, act),
})
