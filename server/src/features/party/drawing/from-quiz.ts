import type { PartyItem } from '@trivium/rules/modes/party/judge'
import type { PartySource } from '@trivium/wire/documents/party-plan'
import { type Refused, refused } from '@trivium/wire/refusals'
import type { Kysely } from 'kysely'
import type { Clock } from '../../../clock.ts'
import type { Schema } from '../../../database/schema.ts'
import { itemsOf } from '../../../games/quiz-versions/quiz-version.ts'
import { isBannedNow } from '../../../users/queries.ts'

type Quiz = Extract<PartySource, { kind: 'quiz' }>

/** The questions of a player-made quiz, in its order. Refusals: unknown-quiz, quiz-closed (its maker is banned), quiz-empty. */
export const fromQuiz = async (
  { db, clock }: { readonly db: Kysely<Schema>; readonly clock: Clock },
  uid: string,
  { quizId, count }: Quiz,
  seed: string,
): Promise<PartyItem[] | Refused> => {
  const row = await db.selectFrom('quizzes').selectAll().where('id', '=', quizId).executeTakeFirst()
  if (row === undefined || (row.state === 'draft' && row.owner_uid !== uid)) return refused('unknown-quiz')
  if (await isBannedNow(db, row.owner_uid, clock.now())) return refused('quiz-closed')
  if (row.questions.length === 0) return refused('quiz-empty')
  const questions = row.questions.slice(0, count ?? row.questions.length)
  const version = { quiz: row.id, version: row.updated_at, title: row.title, questions }
  return itemsOf(version, seed).map((item, index) => ({
    ...item,
    explanation: questions[index]?.explanation ?? '',
  }))
}
