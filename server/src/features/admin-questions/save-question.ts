import { isDeepStrictEqual } from 'node:util'
import { fingerprintOf } from '@trivium/content/questions/fingerprint'
import type { QuestionText } from '@trivium/wire/documents/question'
import { isRefused, type Refused, refused } from '@trivium/wire/refusals'
import type { InputOf, OutputOf } from '@trivium/wire/registry'
import type { Actor } from '../../audit-log/record.ts'
import { columnsOf, tidyQuestion } from '../../questions/text.ts'
import { type LockedQuestion, writeVersion } from '../../questions/versions.ts'
import { newId } from '../../random.ts'
import { refuseErrors, textIssues } from './check-text.ts'
import {
  lockExistingQuestion,
  type QuestionAction,
  type QuestionActionDependencies,
  runQuestionAction,
  subjectOf,
} from './question-action.ts'

/** What the log keeps of a text, so that the action can be undone. */
export interface TextState {
  readonly version: number
  readonly edited: boolean
  readonly bankText: QuestionText | null
  readonly text: QuestionText
}

export const stateOf = ({ version, edited, bankText, text }: LockedQuestion): TextState => ({
  version,
  edited,
  bankText,
  text,
})

const OPERATOR_WRITTEN = { content_hash: '', origin: 'operator', edited: true } as const

/** Another question asks the same in the same words. */
const twinOf = async ({ tx }: Pick<QuestionAction, 'tx'>, text: QuestionText): Promise<Refused | null> => {
  const twin = await tx
    .selectFrom('questions')
    .select('id')
    .where('fingerprint', '=', fingerprintOf(text))
    .where('retired_at', 'is', null)
    .executeTakeFirst()
  return twin === undefined ? null : refused('duplicate-question', { id: twin.id })
}

const save = async (
  work: QuestionActionDependencies,
  actor: Actor,
  { id, version, text: written, reason }: InputOf<'saveQuestion'>,
): Promise<OutputOf<'saveQuestion'> | Refused> => {
  const text = tidyQuestion(written)
  const found = textIssues(text)
  const invalid = refuseErrors(found)
  if (invalid !== null) return invalid
  return runQuestionAction(work, actor, async ({ tx, at, revision, enter }) => {
    const locked = await lockExistingQuestion(tx, id)
    if (isRefused(locked)) return locked
    if (locked.version !== version) return refused('question-changed', { version: locked.version })
    // Choosing the shipped text clears `edited`; saving without a difference leaves it unchanged.
    const isSame = isDeepStrictEqual(text, locked.text)
    const edited = isSame ? locked.edited : !isDeepStrictEqual(text, locked.bankText)
    const next = await writeVersion(tx, locked, { text, edited, bankText: null, at, revision })
    const before = stateOf(locked)
    const after: TextState = { version: next, edited, bankText: null, text }
    const subject = subjectOf(id, text.prompt)
    if (!isDeepStrictEqual(before, { ...after, edited: before.edited }))
      await enter({ act: 'edit-question', subject, before, after, reason: reason ?? null })
    return { version: next, objections: found }
  })
}

const add = async (
  work: QuestionActionDependencies,
  actor: Actor,
  { text: written, reason }: InputOf<'addQuestion'>,
): Promise<OutputOf<'addQuestion'> | Refused> => {
  const text = tidyQuestion(written)
  const found = textIssues(text)
  const invalid = refuseErrors(found)
  if (invalid !== null) return invalid
  return runQuestionAction(work, actor, async ({ tx, at, revision, enter }) => {
    const twin = await twinOf({ tx }, text)
    if (twin !== null) return twin
    const id = newId(work.random)
    await tx
      .insertInto('questions')
      .values({ id, ...columnsOf(text), ...OPERATOR_WRITTEN, added_at: at, revision })
      .execute()
    await enter({
      act: 'add-question',
      subject: subjectOf(id, text.prompt),
      before: { retired: true },
      after: { retired: false, text },
      reason: reason ?? null,
    })
    return { id, objections: found }
  })
}

/** Keeps the edited text and dismisses the newly shipped one, until the bank ships another. */
const keepOwn = (
  work: QuestionActionDependencies,
  actor: Actor,
  { id, version }: InputOf<'keepOwnText'>,
): Promise<Record<string, never> | Refused> =>
  runQuestionAction(work, actor, async ({ tx, enter }) => {
    const locked = await lockExistingQuestion(tx, id)
    if (isRefused(locked)) return locked
    if (locked.version !== version || locked.bankText === null) return refused('question-changed')
    await tx.updateTable('questions').set({ bank_text: null }).where('id', '=', id).execute()
    const before = stateOf(locked)
    await enter({
      act: 'edit-question',
      subject: subjectOf(id, locked.text.prompt),
      before,
      after: { ...before, bankText: null },
      reason: null,
    })
    return {}
  })

/** Adding and changing questions. */
export const saveQuestionActions = (work: QuestionActionDependencies) => ({
  save: (actor: Actor, asked: InputOf<'saveQuestion'>) => save(work, actor, asked),
  add: (actor: Actor, asked: InputOf<'addQuestion'>) => add(work, actor, asked),
  keepOwn: (actor: Actor, asked: InputOf<'keepOwnText'>) => keepOwn(work, actor, asked),
})
