import type { adminQuizzes } from '@trivium/wire/functions/admin-quizzes'
import type { HandlersOf } from '../../functions/handlers.ts'
import type { AdminQuizzesService } from './service.ts'

export const adminQuizzesFunctions = (service: AdminQuizzesService): HandlersOf<typeof adminQuizzes> => ({
  findQuizzes: (asked) => service.find(asked),
  readQuiz: ({ quizId }) => service.read(quizId),
  publishQuiz: (about, admin) => service.publish(admin, about),
  refuseQuiz: (about, admin) => service.refuse(admin, about),
  retireQuiz: (about, admin) => service.retire(admin, about),
})
