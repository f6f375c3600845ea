import type { Millis } from '@trivium/rules/game/decider'
import type { Transaction } from 'kysely'
import type { Schema } from '../database/schema.ts'
import { statement } from '../database/statement.ts'
import type { BankAnswer } from './bank-answer.ts'
import { updateQuestionRatings } from './ratings.ts'

const record = statement<never, [answers: string, at: Millis]>(
  'record-bank-answers',
  `with answer as (
     select a.* from jsonb_to_recordset($1::jsonb) as a (question text, uid text, correct int4, counts bool)
     join questions on questions.id = a.question
   ), statistics as (
     insert into question_stats (question_id, asked, correct, updated_at)
     select question, count(*), sum(correct), $2 from answer where counts group by question order by question
     on conflict (question_id) do update set asked = question_stats.asked + excluded.asked,
       correct = question_stats.correct + excluded.correct, updated_at = excluded.updated_at
   )
   insert into seen_questions (uid, question_id, seen_at)
   select distinct uid, question, $2::int8 from answer order by uid, question
   on conflict (uid, question_id) do update set seen_at = excluded.seen_at`,
)

/**
 * Counts answers in their questions' statistics, updates the questions' ratings by first-time answers, and records
 * what each player has seen. A typed answer is only seen: it is harder than a choice. Questions are written in the order of their ids, so that settlements cannot deadlock.
 */
export const recordAnswers = async (
  tx: Transaction<Schema>,
  answers: readonly BankAnswer[],
  at: Millis,
): Promise<void> => {
  if (answers.length === 0) return
  await updateQuestionRatings(
    tx,
    answers.filter(({ isTyped }) => !isTyped),
    at,
  )
  const rows = answers.map(({ question, uid, correct, isTyped }) => ({
    ...{ question, uid, correct: correct ? 1 : 0, counts: isTyped !== true },
  }))
  await record(tx, JSON.stringify(rows), at)
}
