import type { Millis } from '@trivium/rules/game/decider'
import type { Difficulty } from '@trivium/rules/game/item'
import { labelDisagreement, rateQuestion, unansweredRating } from '@trivium/rules/rating/question-rating'
import type { Transaction } from 'kysely'
import type { Schema } from '../database/schema.ts'
import { statement } from '../database/statement.ts'
import type { BankAnswer } from './bank-answer.ts'
import { SAME_QUESTIONS } from './merged.ts'

/** Rated games after which a player's rating is established. */
export const ESTABLISHED_GAMES = 20

const readTelling = statement<
  { uid: string; elo: number | null; seen: string[] },
  [answers: string, at: Millis]
>(
  'read-telling-players',
  `with recursive answer as (
     select * from jsonb_to_recordset($1::jsonb) as a (uid text, question text)
   ), asked as (
     select distinct question as id from answer
   ), ${SAME_QUESTIONS}, player as (
     select uid, elo from users where uid in (select uid from answer) and rated_games >= ${ESTABLISHED_GAMES}
       and (banned_until is null or banned_until <= $2)
   )
   select uid, elo, array(
     select answer.question from answer join same on same.stands = answer.question
     join seen_questions on seen_questions.uid = answer.uid and seen_questions.question_id = same.id
     where answer.uid = player.uid
   ) as seen
   from player`,
)

/** First-time answers of players with established ratings who are not banned: only those measure how hard a question is. */
const telling = async (
  tx: Transaction<Schema>,
  answers: readonly BankAnswer[],
  at: Millis,
): Promise<readonly (BankAnswer & { readonly elo: number })[]> => {
  const asked = answers.map(({ uid, question }) => ({ uid, question }))
  const players = await readTelling(tx, JSON.stringify(asked), at)
  const eloOf = new Map(players.map(({ uid, elo }) => [uid, elo]))
  const known = new Set(players.flatMap(({ uid, seen }) => seen.map((stands) => `${uid} ${stands}`)))
  return answers.flatMap((answer) => {
    const elo = eloOf.get(answer.uid)
    return elo == null || known.has(`${answer.uid} ${answer.question}`) ? [] : [{ ...answer, elo }]
  })
}

interface StoredRating {
  readonly id: string
  readonly rating: number | null
  readonly answers: number
  readonly difficulty: Difficulty
}

const lockRatings = statement<StoredRating, [questions: readonly string[], at: Millis]>(
  'lock-question-ratings',
  `with locked as (
     insert into question_stats (question_id, updated_at)
     select id, $2::int8 from questions where id = any($1::text[]) order by id
     on conflict (question_id) do update set updated_at = question_stats.updated_at
     returning question_id, rating, rated_answers
   )
   select id, rating, rated_answers as answers, difficulty from locked join questions on questions.id = question_id`,
)

const saveRatings = statement<never, [ratings: string, at: Millis]>(
  'save-question-ratings',
  `update question_stats set rating = new.rating, rated_answers = new.answers, disagreement = new.disagreement, updated_at = $2
   from jsonb_to_recordset($1::jsonb) as new (id text, rating float8, answers int4, disagreement float8)
   where question_id = new.id`,
)

/** Updates question ratings by the answers that count. Call it before the questions are marked as seen. */
export const updateQuestionRatings = async (
  tx: Transaction<Schema>,
  answers: readonly BankAnswer[],
  at: Millis,
): Promise<void> => {
  const counted = await telling(tx, answers, at)
  if (counted.length === 0) return
  // Locks all of them now, because all are counted later: locking some of them later could deadlock.
  const rows = await lockRatings(tx, [...new Set(answers.map(({ question }) => question))], at)
  const ratings = rows.flatMap((row) => {
    const own = counted.filter(({ question }) => question === row.id)
    return own.length === 0 ? [] : [{ id: row.id, ...ratingAfter(row, own) }]
  })
  if (ratings.length > 0) await saveRatings(tx, JSON.stringify(ratings), at)
}

const ratingAfter = (
  { rating: before, answers, difficulty }: StoredRating,
  counted: readonly (BankAnswer & { readonly elo: number })[],
) => {
  let now = before === null ? unansweredRating(difficulty) : { rating: before, answers }
  for (const { elo, correct } of counted) now = rateQuestion(now, { player: elo, isRight: correct })
  return { ...now, disagreement: labelDisagreement(now, difficulty) || null }
}
