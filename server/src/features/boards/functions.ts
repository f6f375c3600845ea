import type { boards } from '@trivium/wire/functions/boards'
import type { HandlersOf } from '../../functions/handlers.ts'
import type { BoardsService } from './service.ts'

export const boardsFunctions = (service: BoardsService): HandlersOf<typeof boards> => ({
  readBoard: (page, { uid }) => service.readBoard(uid, page),
  readOwnPlace: (board, { uid }) => service.readOwnPlace(uid, board),
  readPeriods: (wanted) => service.readPeriods(wanted),
})
