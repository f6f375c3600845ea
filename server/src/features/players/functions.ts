import type { players } from '@trivium/wire/functions/players'
import type { HandlersOf } from '../../functions/handlers.ts'
import type { PlayersService } from './service.ts'

export const playersFunctions = (service: PlayersService): HandlersOf<typeof players> => ({
  findPlayers: (asked) => service.find(asked),
  readPlayerFile: ({ username }) => service.read(username),
  resetUsername: (act, { uid }) => service.resetUsername({ uid }, act),
  endPlayerSessions: (act, { uid }) => service.endSessions({ uid }, act),
})
