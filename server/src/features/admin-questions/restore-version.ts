import { isRefused, type Refused, refused } from '@trivium/wire/refusals'
import type { InputOf } from '@trivium/wire/registry'
import { sql, type Transaction } from 'kysely'
import type { Actor } from '../../audit-log/record.ts'
import { undoInTransaction } from '../../audit-log/undo.ts'
import type { Schema } from '../../database/schema.ts'
import type { LockedQuestion } from '../../questions/versions.ts'
import {
  lockExistingQuestion,
  type QuestionAction,
  type QuestionActionDependencies,
  runQuestionAction,
  subjectOf,
} from './question-action.ts'
import { type RetirementState, retirementOf, writeRetirement } from './retire-question.ts'
import { undoQuestionActions } from './undo-question-actions.ts'

/** The log entry of the merge in which a question was the duplicate; undefined if there was none. */
const mergeOf = async (
  tx: Transaction<Schema>,
  { id, mergedInto }: LockedQuestion,
): Promise<number | undefined> => {
  if (mergedInto === null) return undefined
  const entry = await tx
    .selectFrom('audit_log')
    .select('id')
    .where('subject_kind', '=', 'question')
    .where('subject_id', '=', id)
    .where('act', '=', 'merge-questions')
    .where('undone_by', 'is', null)
    .where(sql`after ->> 'mergedInto'`, '=', mergedInto)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return entry?.id
}

const useAgain = async (
  { tx, at, revision, enter }: QuestionAction,
  locked: LockedQuestion,
  reason: string | null,
): Promise<void> => {
  const after: RetirementState = { retired: false, mergedInto: null }
  await writeRetirement({ tx, at, revision }, locked, after)
  const subject = subjectOf(locked.id, locked.text.prompt)
  await enter({ act: 'restore-question', subject, before: retirementOf(locked), after, reason })
}

export const restoreQuestionAction = (work: QuestionActionDependencies) => ({
  /** For a merged duplicate, the merge is undone, together with what it added to the other question. */
  restore: (
    actor: Actor,
    { id, reason }: InputOf<'restoreQuestion'>,
  ): Promise<Record<string, never> | Refused> =>
    runQuestionAction(work, actor, async (doing) => {
      const { tx, at } = doing
      const locked = await lockExistingQuestion(tx, id)
      if (isRefused(locked)) return locked
      if (locked.retiredAt === null) return refused('question-changed')
      const entryId = await mergeOf(tx, locked)
      if (entryId === undefined) await useAgain(doing, locked, reason ?? null)
      else {
        const undone = await undoInTransaction(tx, undoQuestionActions(work), {
          entryId,
          actor,
          at,
          reason: reason ?? null,
        })
        if (isRefused(undone)) return undone
      }
      return {}
    }),
})
