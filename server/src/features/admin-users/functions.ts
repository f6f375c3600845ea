import type { adminUsers } from '@trivium/wire/functions/admin-users'
import type { HandlersOf } from '../../functions/handlers.ts'
import type { AdminUsersService } from './service.ts'

export const adminUsersFunctions = (service: AdminUsersService): HandlersOf<typeof adminUsers> => ({
  findPlayers: (asked) => service.find(asked),
  readPlayerFile: ({ username }) => service.read(username),
  resetUsername: (act, { uid }) => service.resetUsername({ uid }, act),
  endPlayerSessions: (act, { uid }) => service.endSessions({ uid }, act),
})
