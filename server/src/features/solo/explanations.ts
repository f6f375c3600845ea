import type { SoloItem } from '@trivium/rules/modes/solo/events'
import type { Kysely } from 'kysely'
import type { Schema } from '../../database/schema.ts'

/** The quiz that an item of a game belongs to; null if it comes from the bank. */
const quizIn = ({ question }: SoloItem): string | null => /^([^:]+):\d+$/.exec(question)?.[1] ?? null

/**
 * The explanations of questions of player-made quizzes, by item. The maker may have moved or changed a question since
 * the game began: a question with the same words is the same question.
 */
export const readExplanations = async (
  db: Kysely<Schema>,
  items: readonly SoloItem[],
): Promise<ReadonlyMap<SoloItem, string>> => {
  const ids = [...new Set(items.map(quizIn).filter((id) => id !== null))]
  if (ids.length === 0) return new Map()
  const quizzes = await db.selectFrom('quizzes').select(['id', 'questions']).where('id', 'in', ids).execute()
  return new Map(
    items.map((item) => {
      const quiz = quizzes.find(({ id }) => id === quizIn(item))
      const asked = quiz?.questions.find(({ prompt }) => prompt === item.prompt)
      return [item, asked?.explanation ?? '']
    }),
  )
}
