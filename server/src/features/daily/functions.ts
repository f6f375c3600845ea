import type { daily } from '@trivium/wire/functions/daily'
import type { HandlersOf } from '../../functions/handlers.ts'
import type { DailyService } from './service.ts'

export const dailyFunctions = (service: DailyService): HandlersOf<typeof daily> => ({
  openDaily: ({ day }, { uid }) => service.open(uid, day),
  answerDaily: (answer, { uid }) => service.answerFirst(uid, answer),
  readDaily: ({ day }, { uid }) => service.read(uid, day),
  readDailyMonth: ({ month }, { uid }) => service.readMonth(uid, month),
})
