import type { matchmaking } from '@trivium/wire/functions/matchmaking'
import type { HandlersOf } from '../../functions/handlers.ts'
import type { Matchmaking } from './service.ts'

export const matchmakingFunctions = (service: Matchmaking): HandlersOf<typeof matchmaking> => ({
  joinQueue: (_, { uid }) => service.join(uid),
  leaveQueue: (_, { uid }) => service.leave(uid),
  practise: ({ strength }, { uid }) => service.practise(uid, strength),
})
