import { isDeepStrictEqual } from 'node:util'
import { isRefused, type Refused, refused } from '@trivium/wire/refusals'
import type { Transaction } from 'kysely'
import type { AuditEntry, UndoHandler, UndoHandlers, UndoResult } from '../../audit-log/undo.ts'
import type { Schema } from '../../database/schema.ts'
import { nextRevision } from '../../questions/revision.ts'
import { writeVersion } from '../../questions/versions.ts'
import { type MergeState, mergeInTransaction, unmergeInTransaction } from './merge-questions.ts'
import { lockExistingQuestion, type QuestionActionDependencies } from './question-action.ts'
import { type RetirementState, retirementOf, writeRetirement } from './retire-question.ts'
import { stateOf, type TextState } from './save-question.ts'

/*
 * The log entry of an undo has before and after in the same form as the action's, so an undo can be undone in the same
 * way.
 */

type Doing = (doing: {
  readonly tx: Transaction<Schema>
  readonly entry: AuditEntry
  readonly at: number
  readonly revision: number
}) => Promise<UndoResult | Refused>

/** Restores the earlier text as a new version. */
const text: Doing = async ({ tx, entry, at, revision }) => {
  const locked = await lockExistingQuestion(tx, entry.subject_id)
  if (isRefused(locked)) return locked
  const [before, left] = [entry.before as TextState, entry.after as TextState]
  if (!isDeepStrictEqual(stateOf(locked), left)) return refused('changed-since')
  const { edited, bankText } = before
  const version = await writeVersion(tx, locked, { text: before.text, edited, bankText, at, revision })
  return { before: left, after: { ...before, version } }
}

/** Restores whether a question is in use. Undoing the addition of a question retires it. */
const use: Doing = async ({ tx, entry, at, revision }) => {
  const locked = await lockExistingQuestion(tx, entry.subject_id)
  if (isRefused(locked)) return locked
  const [before, left] = [entry.before as Partial<RetirementState>, entry.after as Partial<RetirementState>]
  const now = retirementOf(locked)
  if (now.retired !== left.retired || now.mergedInto !== (left.mergedInto ?? null))
    return refused('changed-since')
  const after: RetirementState = { retired: before.retired ?? true, mergedInto: before.mergedInto ?? null }
  await writeRetirement({ tx, at, revision }, locked, after)
  return { before: now, after }
}

const merge: Doing = async ({ tx, entry, at, revision }) => {
  const [before, left] = [entry.before as MergeState, entry.after as MergeState]
  if (left.mergedInto === null) {
    const again = await mergeInTransaction({ tx, at, revision }, entry.subject_id, left.into)
    return isRefused(again) ? refused('changed-since') : { before: again.before, after: again.after }
  }
  const after = await unmergeInTransaction({ tx, at, revision }, entry.subject_id, left, before)
  return isRefused(after) ? after : { before: left, after }
}

/** How question actions are undone; the next game sees the result. */
export const undoQuestionActions = ({
  clock,
  picker,
}: Pick<QuestionActionDependencies, 'clock' | 'picker'>): UndoHandlers => {
  const undoHandler =
    (doing: Doing): UndoHandler =>
    async (tx, entry) => {
      const revision = await nextRevision(tx)
      const done = await doing({ tx, entry, at: clock.now(), revision })
      if (isRefused(done)) return done
      return { ...done, afterwards: async () => void (await picker.refresh()) }
    }
  return {
    'edit-question': undoHandler(text),
    'add-question': undoHandler(use),
    'retire-question': undoHandler(use),
    'restore-question': undoHandler(use),
    'merge-questions': undoHandler(merge),
  }
}
