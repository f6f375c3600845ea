import type { leaderboards } from '@trivium/wire/functions/leaderboards'
import type { HandlersOf } from '../../functions/handlers.ts'
import type { LeaderboardsService } from './service.ts'

export const leaderboardsFunctions = (service: LeaderboardsService): HandlersOf<typeof leaderboards> => ({
  readBoard: (page, { uid }) => service.readBoard(uid, page),
  readFirstBoard: (_, { uid }) => service.readFirstBoard(uid),
  readOwnPlace: (board, { uid }) => service.readOwnPlace(uid, board),
  readPeriods: (wanted) => service.readPeriods(wanted),
})
