import type { solo } from '@trivium/wire/functions/solo'
import type { HandlersOf } from '../../functions/handlers.ts'
import type { SoloService } from './service.ts'

export const soloFunctions = (service: SoloService): HandlersOf<typeof solo> => ({
  nextQuestion: ({ gameId }, { uid }) => service.next(uid, gameId),
  answerQuestion: (answer, { uid }) => service.answer(uid, answer),
  giveUp: ({ gameId }, { uid }) => service.giveUp(uid, gameId),
  readExplanation: ({ gameId, index }, { uid }) => service.readExplanation(uid, gameId, index),
  readSoloReview: ({ gameId }, { uid }) => service.readReview(uid, gameId),
  reportQuestion: (report, { uid }) => service.report(uid, report),
})
