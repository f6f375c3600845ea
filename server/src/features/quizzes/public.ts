import type { InputOf, OutputOf } from '@trivium/wire/registry'
import { type Kysely, sql } from 'kysely'
import type { Schema } from '../../database/schema.ts'
import { accountName } from '../../player-look.ts'

const PAGE = 20

const COLUMN = { newest: 'quizzes.published_at', plays: 'quizzes.plays' } as const

/** Reviewed quizzes that everybody can find, except those of banned players. */
export const listPublic = async (
  db: Kysely<Schema>,
  { order, after }: InputOf<'listPublicQuizzes'>,
): Promise<OutputOf<'listPublicQuizzes'>> => {
  const by = COLUMN[order]
  let quizzes = db
    .selectFrom('quizzes')
    .innerJoin('users', 'users.uid', 'quizzes.owner_uid')
    .select(['quizzes.id', 'quizzes.title', 'quizzes.description', 'quizzes.plays', 'users.username'])
    .select([
      sql<number>`jsonb_array_length(quizzes.questions)`.as('questions'),
      sql<number>`quizzes.published_at`.as('published_at'),
    ])
    .where('quizzes.state', '=', sql.lit('public'))
    .where('quizzes.published_at', 'is not', null)
    .where('users.banned_until', 'is', null)
    .orderBy(by, 'desc')
    .orderBy('quizzes.id', 'desc')
    .limit(PAGE + 1)
  if (after !== null)
    quizzes = quizzes.where(sql<boolean>`(${sql.ref(by)}, quizzes.id) < (${after.n}::int8, ${after.id})`)
  const rows = await quizzes.execute()
  const page = rows.slice(0, PAGE)
  const last = rows.length > PAGE ? page.at(-1) : undefined
  return {
    quizzes: page.map(({ id, title, description, username, questions, plays, published_at }) => ({
      ...{ quizId: id, title, description, madeBy: accountName(username), questions, plays },
      publishedAt: published_at,
    })),
    next: last === undefined ? null : { n: order === 'newest' ? last.published_at : last.plays, id: last.id },
  }
}
