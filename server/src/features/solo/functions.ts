import type { solo } from '@trivium/wire/functions/solo'
import type { HandlersOf } from '../../functions/handlers.ts'
import type { SoloService } from './service.ts'

/** Every function of playing alone, each a line: what it does is in the service. */
export const soloFunctions = (service: SoloService): HandlersOf<typeof solo> => ({
  nextQuestion: ({ gameId }, { uid }) => service.play.next(uid, gameId),
  answerQuestion: (answer, { uid }) => service.play.answer(uid, answer),
  giveUp: ({ gameId }, { uid }) => service.play.giveUp(uid, gameId),
  readSoloReview: ({ gameId }, { uid }) => service.readReview(uid, gameId),
  reportQuestion: (report, { uid }) => service.report(uid, report),
  openDaily: ({ day }, { uid }) => service.daily.open(uid, day),
  readDaily: ({ day }, { uid }) => service.daily.read(uid, day),
  readDailyMonth: ({ month }, { uid }) => service.daily.readMonth(uid, month),
  openSurvival: ({ untimed }, { uid }) => service.survival.open(uid, untimed),
  readSurvival: (_, { uid }) => service.survival.read(uid),
  makeCustom: (config, { uid }) => service.custom.make(uid, config),
  openCustom: ({ link }, { uid }) => service.custom.open(uid, link),
  readCustom: ({ link }, { uid }) => service.custom.read(uid, link),
  readCategories: async () => service.custom.categories(),
})
