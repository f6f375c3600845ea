import { askForm } from '@trivium/rules/forms/ask'
import type { SoloItem } from '@trivium/rules/modes/solo/events'
import type { QuizQuestion } from '@trivium/wire/documents/quiz-question'
import type { Kysely, Transaction } from 'kysely'
import { json } from '../../database/json.ts'
import type { Schema } from '../../database/schema.ts'

type Database = Kysely<Schema> | Transaction<Schema>

/** Replaces the questions of a player-made quiz in a journal. */
export interface QuizVersionKey {
  readonly quiz: string
  /** The quiz's `updated_at`. */
  readonly version: number
}

export interface QuizVersion extends QuizVersionKey {
  readonly title: string
  readonly questions: readonly QuizQuestion[]
}

/**
 * The questions as one game asks them, with choices in the order given by the game's seed (G1). Journals are replayed
 * with it, so the order for a seed must never change.
 */
export const itemsOf = ({ quiz, title, questions }: QuizVersion, seed: string): SoloItem[] =>
  questions.map((question, index) => {
    const name = `${quiz}:${index}`
    const item = { question: name, category: title, difficulty: 2, prompt: question.prompt } as const
    return { ...item, ...askForm(question, `${seed}:${name}`) }
  })

const MAX_TRIES = 3

/** Stores a version for the game that the transaction opens; it may exist already. */
export const keepQuizVersion = async (
  tx: Transaction<Schema>,
  { quiz, version, title, questions }: QuizVersion,
  madeBy: string,
): Promise<void> => {
  for (let attempt = 0; attempt < MAX_TRIES; attempt++) {
    // Locked until the game refers to it, so that maintenance does not delete it as unused.
    const held = await tx
      .selectFrom('quiz_versions')
      .select('version')
      .where('quiz_id', '=', quiz)
      .where('version', '=', version)
      .forKeyShare()
      .executeTakeFirst()
    if (held !== undefined) return
    await tx
      .insertInto('quiz_versions')
      .values({ quiz_id: quiz, version, title, questions: json([...questions]), made_by: madeBy })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
  throw new Error(`version ${version} of quiz ${quiz} could not be stored`)
}

export const isQuizVersionKept = async (
  db: Database,
  { quiz, version }: QuizVersionKey,
): Promise<boolean> => {
  const row = await db
    .selectFrom('quiz_versions')
    .select('version')
    .where('quiz_id', '=', quiz)
    .where('version', '=', version)
    .executeTakeFirst()
  return row !== undefined
}

export const readQuizVersion = async (
  db: Database,
  { quiz, version }: QuizVersionKey,
): Promise<QuizVersion> => {
  const { title, questions } = await db
    .selectFrom('quiz_versions')
    .select(['title', 'questions'])
    .where('quiz_id', '=', quiz)
    .where('version', '=', version)
    .executeTakeFirstOrThrow()
  return { quiz, version, title, questions }
}
