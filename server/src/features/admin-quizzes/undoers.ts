import { refused } from '@trivium/wire/refusals'
import type { Undoer, Undoers } from '../../audit/undo.ts'
import { untell } from '../../users/telling.ts'
import { lockQuiz, type Standing, writeStanding } from './queries.ts'

/** What the log keeps of a quiz: how it stood, and which version of it that was. */
export interface QuizStanding extends Standing {
  readonly updatedAt: number
}

/** The maker's notice of an act, until it is read. */
export const noticeOf = (entryId: number): string => `quiz-${entryId}`

/** A quiz stands as before the act, where its maker has not changed it since; a notice not read yet is taken back. */
export const quizUndoers = (shown: (uid: string) => Promise<void>): Undoers => {
  const standing: Undoer = async (tx, entry) => {
    const row = await lockQuiz(tx, entry.subject_id)
    if (row === undefined) return refused('unknown-quiz')
    const [before, left] = [entry.before as QuizStanding, entry.after as QuizStanding]
    if (row.state !== left.state || row.updated_at !== left.updatedAt) return refused('changed-since')
    await writeStanding(tx, row.id, before)
    await untell(tx, [row.owner_uid], noticeOf(entry.id))
    return { before: left, after: before, afterwards: () => shown(row.owner_uid) }
  }
  return { 'publish-quiz': standing, 'refuse-quiz': standing, 'retire-quiz': standing }
}
