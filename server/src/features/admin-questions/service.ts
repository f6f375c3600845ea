import type { Refused } from '@trivium/wire/refusals'
import { isRefused } from '@trivium/wire/refusals'
import type { OutputOf } from '@trivium/wire/registry'
import type { UndoHandlers } from '../../audit-log/undo.ts'
import { checkText, findSimilar } from './check-text.ts'
import { exportQuestions } from './export-questions.ts'
import { findQuestions } from './find-questions.ts'
import { Imports, type ImportsDependencies } from './importing/imports.ts'
import { mergeQuestionsAction } from './merge-questions.ts'
import { lockExistingQuestion } from './question-action.ts'
import { readQuestion } from './read-question.ts'
import { closeReportsAction, type ReportDependencies, undoCloseReports } from './report-closing.ts'
import { listReports } from './report-queue.ts'
import { restoreQuestionAction } from './restore-version.ts'
import { retireQuestionAction } from './retire-question.ts'
import { saveQuestionActions } from './save-question.ts'
import { undoQuestionActions } from './undo-question-actions.ts'

export type AdminQuestionsService = ReturnType<typeof adminQuestionsService>

/** The question bank as its maintainers see it. */
export const adminQuestionsService = (work: ReportDependencies & ImportsDependencies) => {
  const { db } = work
  const files = new Imports(work)
  const undoers: UndoHandlers = {
    ...undoQuestionActions(work),
    'close-report': undoCloseReports(work),
    'import-questions': files.undoHandler,
  }
  return {
    find: (asked: Parameters<typeof findQuestions>[1]) => findQuestions(db, asked),
    read: (id: string) => readQuestion(db, id),
    check: (...asked: [Parameters<typeof checkText>[1], string | null]) => checkText(db, ...asked),
    ...saveQuestionActions(work),
    ...retireQuestionAction(work),
    ...restoreQuestionAction(work),
    ...mergeQuestionsAction(work),
    async alike(id: string): Promise<OutputOf<'findDuplicates'> | Refused> {
      const locked = await db.transaction().execute((tx) => lockExistingQuestion(tx, id))
      if (isRefused(locked)) return locked
      return { questions: await findSimilar(db, locked.text, id) }
    },
    reports: (asked: Parameters<typeof listReports>[1]) => listReports(db, asked),
    ...closeReportsAction(work),
    files,
    exported: (...asked: [Parameters<typeof exportQuestions>[1], Parameters<typeof exportQuestions>[2]]) =>
      exportQuestions(db, ...asked),
    undoers,
  }
}
