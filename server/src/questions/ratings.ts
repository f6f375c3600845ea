import type { Millis } from '@trivium/rules/game/decider'
import type { Difficulty } from '@trivium/rules/game/item'
import { labelDisagreement, rateQuestion, unansweredRating } from '@trivium/rules/rating/question-rating'
import { sql, type Transaction } from 'kysely'
import type { Schema } from '../database/schema.ts'
import type { BankAnswer } from './bank-answer.ts'
import { withMerged } from './merged.ts'

/** Rated games after which a player's rating is established. */
export const ESTABLISHED_GAMES = 20

/** First-time answers of players with established ratings who are not banned: only those measure how hard a question is. */
const telling = async (
  tx: Transaction<Schema>,
  answers: readonly BankAnswer[],
  at: Millis,
): Promise<readonly (BankAnswer & { readonly elo: number })[]> => {
  const uids = [...new Set(answers.map(({ uid }) => uid))]
  const players = await tx
    .selectFrom('users')
    .select(['uid', 'elo'])
    .where('uid', 'in', uids)
    .where('rated_games', '>=', ESTABLISHED_GAMES)
    .where((is) => is.or([is('banned_until', 'is', null), is('banned_until', '<=', at)]))
    .execute()
  if (players.length === 0) return []
  const eloOf = new Map(players.map(({ uid, elo }) => [uid, elo]))
  const { rows: seen } = await sql<{ uid: string; stands: string }>`
    ${withMerged(answers.map(({ question }) => question))}
    select uid, stands from same join seen_questions on question_id = same.id
    where uid = any(${[...eloOf.keys()]}::text[])`.execute(tx)
  const known = new Set(seen.map(({ uid, stands }) => `${uid} ${stands}`))
  return answers.flatMap((answer) => {
    const elo = eloOf.get(answer.uid)
    return elo == null || known.has(`${answer.uid} ${answer.question}`) ? [] : [{ ...answer, elo }]
  })
}

/** Updates question ratings by the answers that count. Call it before the questions are marked as seen. */
export const updateQuestionRatings = async (
  tx: Transaction<Schema>,
  answers: readonly BankAnswer[],
  at: Millis,
): Promise<void> => {
  const counted = await telling(tx, answers, at)
  if (counted.length === 0) return
  // Locks all of them now, because all are counted later: locking some of them later could deadlock.
  const ids = [...new Set(answers.map(({ question }) => question))].toSorted()
  await sql`
    insert into question_stats (question_id, updated_at)
    select id, ${at}::int8 from questions where id in (${sql.join(ids)}) order by id
    on conflict (question_id) do nothing`.execute(tx)
  const rows = await tx
    .selectFrom('question_stats')
    .innerJoin('questions', 'questions.id', 'question_stats.question_id')
    .select(['question_id', 'rating', 'rated_answers', 'difficulty'])
    .where('question_id', 'in', ids)
    .orderBy('question_id')
    .forUpdate('question_stats')
    .execute()
  const moved = new Set(counted.map(({ question }) => question))
  for (const row of rows.filter(({ question_id }) => moved.has(question_id))) {
    let now =
      row.rating === null
        ? unansweredRating(row.difficulty as Difficulty)
        : { rating: row.rating, answers: row.rated_answers }
    for (const { question, elo, correct } of counted)
      if (question === row.question_id) now = rateQuestion(now, { player: elo, isRight: correct })
    const disagreement = labelDisagreement(now, row.difficulty as Difficulty) || null
    await tx
      .updateTable('question_stats')
      .set({ rating: now.rating, rated_answers: now.answers, disagreement, updated_at: at })
      .where('question_id', '=', row.question_id)
      .execute()
  }
}
