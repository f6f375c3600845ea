import { isRefused, type Refused, refused } from '@trivium/wire/refusals'
import type { Kysely, Transaction } from 'kysely'
import { type Actor, type AuditAction, recordAction } from '../../audit-log/record.ts'
import type { Clock } from '../../clock.ts'
import type { Schema } from '../../database/schema.ts'
import { transactionOrRefusal } from '../../database/transaction-or-refusal.ts'
import type { QuestionPicker } from '../../questions/question-picker.ts'
import { nextRevision } from '../../questions/revision.ts'
import { type LockedQuestion, lockQuestion } from '../../questions/versions.ts'
import type { Random } from '../../random.ts'

export interface QuestionActionDependencies {
  readonly db: Kysely<Schema>
  readonly clock: Clock
  readonly random: Random
  readonly picker: Pick<QuestionPicker, 'refresh'>
}

/** What one transaction of an action works with, including its entry in the audit log. */
export interface QuestionAction {
  readonly tx: Transaction<Schema>
  readonly at: number
  /** The revision for the changed rows. */
  readonly revision: number
  /** Writes the log entry; returns its number. */
  readonly enter: (action: AuditAction) => Promise<number>
}

/** Runs an action completely or not at all; afterwards the next game sees the change. */
export const runQuestionAction = async <Done extends object>(
  { db, clock, picker }: QuestionActionDependencies,
  actor: Actor,
  doing: (act: QuestionAction) => Promise<Done | Refused>,
): Promise<Done | Refused> => {
  const at = clock.now()
  const done = await transactionOrRefusal(db, async (tx) => {
    const revision = await nextRevision(tx)
    const enter = (action: AuditAction) => recordAction(tx, actor, at, action)
    return doing({ tx, at, revision, enter })
  })
  if (!isRefused(done)) await picker.refresh()
  return done
}

const MAX_NAME = 120

/** The log names a question by its prompt. */
export const subjectOf = (id: string, prompt: string) => {
  const name = prompt.length > MAX_NAME ? `${prompt.slice(0, MAX_NAME - 1)}…` : prompt
  return { kind: 'question', id, name: name.toWellFormed() } as const
}

export const lockExistingQuestion = async (
  tx: Transaction<Schema>,
  id: string,
): Promise<LockedQuestion | Refused> => (await lockQuestion(tx, id)) ?? refused('unknown-question')
