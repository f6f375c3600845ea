import type { adminQuestions } from '@trivium/wire/functions/admin-questions'
import type { HandlersOf } from '../../functions/handlers.ts'
import type { AdminQuestionsService } from './service.ts'

export const adminQuestionsFunctions = (
  service: AdminQuestionsService,
): HandlersOf<typeof adminQuestions> => ({
  findQuestions: (asked) => service.find(asked),
  readQuestion: ({ id }) => service.read(id),
  checkQuestion: ({ text, id }) => service.check(text, id),
  saveQuestion: (asked, { uid }) => service.save({ uid }, asked),
  addQuestion: (asked, { uid }) => service.add({ uid }, asked),
  keepOwnText: (asked, { uid }) => service.keepOwn({ uid }, asked),
  retireQuestion: (asked, { uid }) => service.retire({ uid }, asked),
  restoreQuestion: (asked, { uid }) => service.restore({ uid }, asked),
  mergeQuestions: (asked, { uid }) => service.merge({ uid }, asked),
  findDuplicates: ({ id }) => service.alike(id),
  listReports: (asked) => service.reports(asked),
  closeReports: (asked, { uid }) => service.close({ uid }, asked),
  startImport: (asked, { uid }) => service.files.start({ uid }, asked),
  sendImportPart: async (asked) => service.files.take(asked),
  readImport: ({ importId }) => service.files.read(importId),
  listImports: () => service.files.list(),
  cancelImport: ({ importId }) => service.files.cancel(importId),
})
