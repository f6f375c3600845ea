import type { adminFairPlay } from '@trivium/wire/functions/admin-fair-play'
import type { HandlersOf } from '../../functions/handlers.ts'
import type { FairPlayService } from './service.ts'

export const fairPlayFunctions = (service: FairPlayService): HandlersOf<typeof adminFairPlay> => ({
  listCases: (asked) => service.list(asked),
  readCase: ({ uid }) => service.read(uid),
  readCaseGame: (asked) => service.readGame(asked),
  decideCase: (decision, { uid }) => service.decide({ uid }, decision),
})
