import type { QuizQuestion } from '@trivium/wire/documents/quiz-question'
import { type Kysely, type Selectable, sql, type Transaction } from 'kysely'
import { redactQuizzes } from '../../audit-log/redact-quizzes.ts'
import { json } from '../../database/json.ts'
import type { Schema } from '../../database/schema.ts'
import type { QuizzesTable } from '../../database/tables/quizzes.ts'

type Database = Kysely<Schema> | Transaction<Schema>

export type QuizRow = Selectable<QuizzesTable>

export const readQuizRow = (db: Database, quizId: string): Promise<QuizRow | undefined> =>
  db.selectFrom('quizzes').selectAll().where('id', '=', quizId).executeTakeFirst()

/** Undefined if it does not exist or belongs to another player. */
export const readOwnQuiz = (db: Database, uid: string, quizId: string): Promise<QuizRow | undefined> =>
  db
    .selectFrom('quizzes')
    .selectAll()
    .where('id', '=', quizId)
    .where('owner_uid', '=', uid)
    .executeTakeFirst()

/** Newest first. */
export const listOwn = (db: Database, uid: string) =>
  db
    .selectFrom('quizzes')
    .select([
      'id',
      'title',
      'state',
      'updated_at',
      sql<number>`jsonb_array_length(questions)`.as('questions'),
    ])
    .where('owner_uid', '=', uid)
    .orderBy('updated_at', 'desc')
    .orderBy('id')
    .execute()

/** How many quizzes a player has; locks the player until the transaction ends, so that no other request adds one. */
export const countLocked = async (tx: Transaction<Schema>, uid: string): Promise<number> => {
  // Requests from two tabs wait for each other here, so the count is right.
  await tx.selectFrom('users').select('uid').where('uid', '=', uid).forUpdate().execute()
  const { n } = await tx
    .selectFrom('quizzes')
    .select(sql<number>`count(*)::int4`.as('n'))
    .where('owner_uid', '=', uid)
    .executeTakeFirstOrThrow()
  return n
}

export const insertFilled = async (
  tx: Transaction<Schema>,
  /** `questions`: as JSON. */
  quiz: { id: string; uid: string; title: string; questions?: string; at: number },
): Promise<void> => {
  await tx
    .insertInto('quizzes')
    .values({
      id: quiz.id,
      owner_uid: quiz.uid,
      title: quiz.title,
      questions: sql`${quiz.questions ?? '[]'}::jsonb`,
      created_at: quiz.at,
      updated_at: quiz.at,
    })
    .execute()
}

/** Null if the player has reached the limit. */
export const insertQuiz = (
  db: Kysely<Schema>,
  quiz: { id: string; uid: string; title: string; at: number },
  most: number,
): Promise<string | null> =>
  db.transaction().execute(async (tx) => {
    if ((await countLocked(tx, quiz.uid)) >= most) return null
    await insertFilled(tx, quiz)
    return quiz.id
  })

/** The columns of a quiz that a save writes; those left out keep their value. */
export interface QuizChange {
  readonly title?: string
  readonly description?: string
  readonly questions: readonly QuizQuestion[]
}

interface AboutVersion {
  readonly uid: string
  readonly quizId: string
  /** The time of the version that follows this one. */
  readonly updatedAt: number
  readonly at: number
}

/** A public quiz waits for review again. */
const following = (db: Database, { uid, quizId, updatedAt, at }: AboutVersion) =>
  db
    .updateTable('quizzes')
    .set({
      state: sql`case when state = 'public' then 'waiting' else state end`,
      submitted_at: sql`case when state = 'public' then ${at}::int8 else submitted_at end`,
      updated_at: sql`greatest(updated_at + 1, ${at}::int8)`,
    })
    .where('id', '=', quizId)
    .where('owner_uid', '=', uid)
    .where('updated_at', '=', updatedAt)
    .returning(['updated_at', 'state'])

type Version = Pick<QuizRow, 'updated_at' | 'state'>

/**
 * Writes the version that follows `updatedAt`; undefined if that is not the current version or not the player's quiz.
 */
export const writeNext = (
  db: Database,
  about: AboutVersion,
  { questions, ...texts }: QuizChange,
): Promise<Version | undefined> =>
  following(db, about)
    .set({ ...texts, questions: json([...questions]) })
    .executeTakeFirst()

/** Like `writeNext`: the same quiz with more questions at its end. `questions`: as JSON. */
export const addQuestions = (
  db: Database,
  about: AboutVersion,
  questions: string,
): Promise<Version | undefined> =>
  following(db, about)
    .set({ questions: sql`questions || ${questions}::jsonb` })
    .executeTakeFirst()

/** Undefined if the player has no such quiz, or if it has no questions and must stay a draft. */
export const writeState = (
  db: Database,
  about: { uid: string; quizId: string; state: 'draft' | 'unlisted' | 'waiting'; at: number },
): Promise<Pick<QuizRow, 'state'> | undefined> => {
  const write = db.updateTable('quizzes').where('id', '=', about.quizId).where('owner_uid', '=', about.uid)
  if (about.state !== 'waiting')
    return (about.state === 'draft' ? write : write.where(sql`jsonb_array_length(questions)`, '>', 0))
      .set({ state: about.state, submitted_at: null })
      .returning('state')
      .executeTakeFirst()
  return (
    write
      .where(sql`jsonb_array_length(questions)`, '>', 0)
      // A quiz that is public or waiting keeps its state, and its place in the queue.
      .set({
        state: sql`case when state = 'public' then state else 'waiting' end`,
        submitted_at: sql`case when state in ('public', 'waiting') then submitted_at else ${about.at}::int8 end`,
      })
      .returning('state')
      .executeTakeFirst()
  )
}

export const removeQuiz = (db: Kysely<Schema>, uid: string, quizId: string): Promise<boolean> =>
  db.transaction().execute(async (tx) => {
    const row = await tx
      .deleteFrom('quizzes')
      .where('id', '=', quizId)
      .where('owner_uid', '=', uid)
      .returning('id')
      .executeTakeFirst()
    if (row !== undefined) await redactQuizzes(tx, [row.id])
    return row !== undefined
  })
