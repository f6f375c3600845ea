import type { Difficulty } from '@trivium/rules/game/item'
import { measuredDifficulty } from '@trivium/rules/rating/question-rating'
import type { QuestionRow } from '@trivium/wire/documents/question'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { Schema } from '../../database/schema.ts'

/** With this many answers a measured difficulty is reliable (QR5). */
const MEASURED = 30

/** Questions with everything that a list shows. */
export const selectListedQuestions = (db: Kysely<Schema> | Transaction<Schema>) =>
  db
    .selectFrom('questions')
    .leftJoin('question_stats', 'question_stats.question_id', 'questions.id')
    .select(['id', 'category', 'difficulty', 'prompt', 'answer', 'origin', 'added_at', 'retired_at'])
    .select(['duplicate_of', 'asked', 'correct', 'rating', 'rated_answers', 'disagreement'])
    .select(['party_asked', 'party_correct'])
    .select([
      sql<boolean>`bank_text is not null`.as('undecided'),
      sql<number>`(select count(*)::int4 from question_reports
        where question_reports.question_id = questions.id and closed_at is null)`.as('open_reports'),
    ])

export type ListedQuestion = Awaited<ReturnType<ReturnType<typeof selectListedQuestions>['execute']>>[number]

export const shownRow = (row: ListedQuestion): QuestionRow => ({
  id: row.id,
  category: row.category,
  difficulty: row.difficulty,
  prompt: row.prompt,
  answer: row.answer,
  origin: row.origin,
  addedAt: row.added_at,
  retiredAt: row.retired_at,
  mergedInto: row.duplicate_of,
  asked: row.asked ?? 0,
  shareRight: row.asked ? (row.correct ?? 0) / row.asked : null,
  partyAsked: row.party_asked ?? 0,
  partyShareRight: row.party_asked ? (row.party_correct ?? 0) / row.party_asked : null,
  rating: row.rating,
  ratedAnswers: row.rated_answers ?? 0,
  measured: measuredOf(row),
  disagreement: row.disagreement ?? 0,
  openReports: row.open_reports,
  undecided: row.undecided,
})

const measuredOf = ({ rating, rated_answers, difficulty }: ListedQuestion): number | null =>
  rating === null || rated_answers === null || rated_answers < MEASURED
    ? null
    : measuredDifficulty({ rating, answers: rated_answers }, difficulty as Difficulty)
