import type { QuizState } from '@trivium/wire/functions/quizzes'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { Schema } from '../../database/schema.ts'

export interface Key {
  readonly at: number
  readonly id: string
}

const SINCE = { waiting: 'submitted_at', public: 'published_at' } as const

/** One index covers waiting quizzes, another the public ones. */
export const findQuizzes = (
  db: Kysely<Schema>,
  { state, after, limit }: { state: 'waiting' | 'public'; after: Key | null; limit: number },
) => {
  const since = `quizzes.${SINCE[state]}` as const
  const [order, past] = state === 'waiting' ? (['asc', '>'] as const) : (['desc', '<'] as const)
  let quizzes = db
    .selectFrom('quizzes')
    .innerJoin('users', 'users.uid', 'quizzes.owner_uid')
    .select([
      'quizzes.id',
      'quizzes.title',
      'quizzes.plays',
      'users.username',
      sql<number>`jsonb_array_length(quizzes.questions)`.as('questions'),
      sql<number>`${sql.ref(since)}`.as('since'),
    ])
    .where('quizzes.state', '=', sql.lit(state))
    .where(since, 'is not', null)
    .orderBy(since, order)
    .orderBy('quizzes.id', order)
    .limit(limit)
  if (after !== null)
    quizzes = quizzes.where(
      sql<boolean>`(${sql.ref(since)}, quizzes.id) ${sql.raw(past)} (${after.at}::int8, ${after.id})`,
    )
  return quizzes.execute()
}

export const readQuiz = (db: Kysely<Schema>, quizId: string) =>
  db
    .selectFrom('quizzes')
    .innerJoin('users', 'users.uid', 'quizzes.owner_uid')
    .selectAll('quizzes')
    .select('users.username')
    .where('quizzes.id', '=', quizId)
    // A quiz that was never submitted is visible only to its maker.
    .where((is) =>
      is.or([
        is('quizzes.state', '<>', 'draft'),
        is('quizzes.published_at', 'is not', null),
        is.exists(
          is
            .selectFrom('audit_log')
            .select('audit_log.id')
            .where('subject_kind', '=', 'quiz')
            .where('subject_id', '=', quizId),
        ),
      ]),
    )
    .executeTakeFirst()

/** The quiz, locked until the transaction ends. */
export const lockQuiz = (tx: Transaction<Schema>, quizId: string) =>
  tx
    .selectFrom('quizzes')
    .select(['id', 'owner_uid', 'title', 'state', 'updated_at', 'submitted_at', 'published_at'])
    .where('id', '=', quizId)
    .forUpdate()
    .executeTakeFirst()

export interface ReviewState {
  readonly state: QuizState
  readonly submittedAt: number | null
  readonly publishedAt: number | null
}

export const writeReviewState = async (
  tx: Transaction<Schema>,
  quizId: string,
  { state, submittedAt, publishedAt }: ReviewState,
): Promise<void> => {
  await tx
    .updateTable('quizzes')
    .set({ state, submitted_at: submittedAt, published_at: publishedAt })
    .where('id', '=', quizId)
    .execute()
}
