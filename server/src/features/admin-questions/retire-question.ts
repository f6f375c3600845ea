import { fingerprintOf } from '@trivium/content/questions/fingerprint'
import { isRefused, type Refused, refused } from '@trivium/wire/refusals'
import type { InputOf } from '@trivium/wire/registry'
import type { Actor } from '../../audit-log/record.ts'
import type { LockedQuestion } from '../../questions/versions.ts'
import {
  lockExistingQuestion,
  type QuestionAction,
  type QuestionActionDependencies,
  runQuestionAction,
  subjectOf,
} from './question-action.ts'

/** What the log keeps: whether the question was in use, and which question replaced it. */
export interface RetirementState {
  readonly retired: boolean
  readonly mergedInto: string | null
}

export const retirementOf = ({ retiredAt, mergedInto }: LockedQuestion): RetirementState => ({
  retired: retiredAt !== null,
  mergedInto,
})

export const writeRetirement = async (
  { tx, at, revision }: Pick<QuestionAction, 'tx' | 'at' | 'revision'>,
  { id, text }: LockedQuestion,
  { retired, mergedInto }: RetirementState,
): Promise<void> => {
  await tx
    .updateTable('questions')
    .set({ retired_at: retired ? at : null, duplicate_of: mergedInto, revision })
    // Undoing an import has released its fingerprints.
    .$if(!retired, (update) => update.set({ fingerprint: fingerprintOf(text) }))
    .where('id', '=', id)
    .execute()
}

/** Retires within an action; refuses a question that is retired already. */
export const retireInTransaction = async (
  { tx, at, revision, enter }: QuestionAction,
  id: string,
  reason: string,
): Promise<LockedQuestion | Refused> => {
  const locked = await lockExistingQuestion(tx, id)
  if (isRefused(locked)) return locked
  if (locked.retiredAt !== null) return refused('question-changed')
  const after: RetirementState = { retired: true, mergedInto: null }
  await writeRetirement({ tx, at, revision }, locked, after)
  const subject = subjectOf(id, locked.text.prompt)
  await enter({ act: 'retire-question', subject, before: retirementOf(locked), after, reason })
  return locked
}

export const retireQuestionAction = (work: QuestionActionDependencies) => ({
  retire: (
    actor: Actor,
    { id, reason }: InputOf<'retireQuestion'>,
  ): Promise<Record<string, never> | Refused> =>
    runQuestionAction(work, actor, async (doing) => {
      const done = await retireInTransaction(doing, id, reason)
      return isRefused(done) ? done : {}
    }),
})
