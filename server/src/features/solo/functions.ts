import type { quizzes } from '@trivium/wire/functions/quizzes'
import type { solo } from '@trivium/wire/functions/solo'
import type { HandlersOf } from '../../functions/handlers.ts'
import type { SoloService } from './service.ts'

/** Every single-player function, one line each; the logic is in the service. */
export const soloFunctions = (
  service: SoloService,
): HandlersOf<typeof solo> & HandlersOf<typeof quizzes> => ({
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
  listMyQuizzes: (_, { uid }) => service.quizzes.list(uid),
  createQuiz: ({ title }, { uid }) => service.quizzes.create(uid, title),
  readMyQuiz: ({ quizId }, { uid }) => service.quizzes.read(uid, quizId),
  saveQuiz: (edited, { uid }) => service.quizzes.save(uid, edited),
  setQuizState: (wanted, { uid }) => service.quizzes.setState(uid, wanted),
  deleteQuiz: ({ quizId }, { uid }) => service.quizzes.remove(uid, quizId),
  importQuiz: (file, { uid }) => service.quizFiles.take(uid, file),
  readImportProgress: async (_, { uid }) => service.quizFiles.progress(uid),
  exportQuiz: (wanted, { uid }) => service.quizFiles.give(uid, wanted),
  listPublicQuizzes: (asked) => service.listPublicQuizzes(asked),
  readSharedQuiz: ({ quizId }, { uid }) => service.quizPlay.read(uid, quizId),
  openQuiz: (wanted, { uid, address }) => service.quizPlay.open(uid, address, wanted),
})
