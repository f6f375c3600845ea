import { refused } from '@trivium/wire/refusals'
import type { UndoHandler, UndoHandlers } from '../../audit-log/undo.ts'
import { removeNotice } from '../../users/notices.ts'
import { lockQuiz, type ReviewState, writeReviewState } from './queries.ts'

/** What the log keeps of a quiz: its status, and which version it was. */
export interface AuditedQuizState extends ReviewState {
  readonly updatedAt: number
}

/** The id of the maker's notice about an action; an undo removes the notice if it is unread. */
export const noticeOf = (entryId: number): string => `quiz-${entryId}`

/** Restores the quiz's earlier status unless its maker has changed it since; an unread notice is removed. */
export const undoQuizActions = (shown: (uid: string) => Promise<void>): UndoHandlers => {
  const undoDecision: UndoHandler = async (tx, entry) => {
    const row = await lockQuiz(tx, entry.subject_id)
    if (row === undefined) return refused('unknown-quiz')
    const [before, left] = [entry.before as AuditedQuizState, entry.after as AuditedQuizState]
    if (row.state !== left.state || row.updated_at !== left.updatedAt) return refused('changed-since')
    await writeReviewState(tx, row.id, before)
    await removeNotice(tx, [row.owner_uid], noticeOf(entry.id))
    return { before: left, after: before, afterwards: () => shown(row.owner_uid) }
  }
  return { 'publish-quiz': undoDecision, 'refuse-quiz': undoDecision, 'retire-quiz': undoDecision }
}
