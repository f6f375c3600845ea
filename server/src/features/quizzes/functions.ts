import type { quizzes } from '@trivium/wire/functions/quizzes'
import type { HandlersOf } from '../../functions/handlers.ts'
import type { QuizzesService } from './service.ts'

/** Every function of player-made quizzes, one line each; the logic is in the service. */
export const quizzesFunctions = (service: QuizzesService): HandlersOf<typeof quizzes> => ({
  listMyQuizzes: (_, { uid }) => service.own.list(uid),
  createQuiz: ({ title }, { uid }) => service.own.create(uid, title),
  readMyQuiz: ({ quizId }, { uid }) => service.own.read(uid, quizId),
  saveQuiz: (edited, { uid }) => service.own.save(uid, edited),
  setQuizState: (wanted, { uid }) => service.own.setState(uid, wanted),
  deleteQuiz: ({ quizId }, { uid }) => service.own.remove(uid, quizId),
  importQuiz: (file, { uid }) => service.files.take(uid, file),
  readImportProgress: async (_, { uid }) => service.files.progress(uid),
  exportQuiz: (wanted, { uid }) => service.files.give(uid, wanted),
  listPublicQuizzes: (asked) => service.listPublic(asked),
  readSharedQuiz: ({ quizId }, { uid }) => service.play.read(uid, quizId),
  openQuiz: (wanted, { uid, address }) => service.play.open(uid, address, wanted),
})
