import type { Refused } from '@trivium/wire/refusals'
import { isRefused } from '@trivium/wire/refusals'
import type { OutputOf } from '@trivium/wire/registry'
import type { Undoers } from '../../audit/undo.ts'
import { lockKnown } from './acting.ts'
import { checkText, findAlike } from './checking.ts'
import { exportQuestions } from './exporting.ts'
import { findQuestions } from './finding.ts'
import { type ImportsDependencies, imports } from './importing/imports.ts'
import { merging } from './merging.ts'
import { readQuestion } from './reading.ts'
import { closingReports, type ReportDependencies, reopening } from './report-closing.ts'
import { listReports } from './report-queue.ts'
import { restoring } from './restoring.ts'
import { retiring } from './retiring.ts'
import { saving } from './saving.ts'
import { questionUndoers } from './undoing.ts'

export type AdminQuestionsService = ReturnType<typeof adminQuestionsService>

/** The bank as those see it who keep it right. */
export const adminQuestionsService = (work: ReportDependencies & ImportsDependencies) => {
  const { db } = work
  const files = imports(work)
  const undoers: Undoers = {
    ...questionUndoers(work),
    'close-report': reopening(work),
    'import-questions': files.undoer,
  }
  return {
    find: (asked: Parameters<typeof findQuestions>[1]) => findQuestions(db, asked),
    read: (id: string) => readQuestion(db, id),
    check: (...asked: [Parameters<typeof checkText>[1], string | null]) => checkText(db, ...asked),
    ...saving(work),
    ...retiring(work),
    ...restoring(work),
    ...merging(work),
    async alike(id: string): Promise<OutputOf<'findDuplicates'> | Refused> {
      const standing = await db.transaction().execute((tx) => lockKnown(tx, id))
      if (isRefused(standing)) return standing
      return { questions: await findAlike(db, standing.text, id) }
    },
    reports: (asked: Parameters<typeof listReports>[1]) => listReports(db, asked),
    ...closingReports(work),
    files,
    exported: (...asked: [Parameters<typeof exportQuestions>[1], Parameters<typeof exportQuestions>[2]]) =>
      exportQuestions(db, ...asked),
    undoers,
  }
}
