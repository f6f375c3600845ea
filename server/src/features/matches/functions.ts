import type { matches } from '@trivium/wire/functions/matches'
import type { HandlersOf } from '../../functions/handlers.ts'
import type { MatchesService } from './service.ts'

export const matchesFunctions = (service: MatchesService): HandlersOf<typeof matches> => ({
  joinMatch: ({ matchId }, { uid }) => service.join(uid, matchId),
  declineMatch: ({ matchId }, { uid }) => service.decline(uid, matchId),
  markNavigated: ({ matchId }, { uid }) => service.markNavigated(uid, matchId),
  updatePlayerScore: (input, { uid }) => service.updatePlayerScore(uid, input),
  answer: (given, { uid }) => service.answer(uid, given),
  resign: ({ matchId }, { uid }) => service.resign(uid, matchId),
  offerRematch: ({ matchId }, { uid }) => service.offerRematch(uid, matchId),
  declineRematch: ({ matchId }, { uid }) => service.declineRematch(uid, matchId),
  readReview: ({ matchId }, { uid }) => service.readReview(uid, matchId),
  readRecentMatches: (_, { uid }) => service.readRecentMatches(uid),
})
