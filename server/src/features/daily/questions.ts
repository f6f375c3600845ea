import { POPULAR_CATEGORIES } from '@trivium/content/questions/categories'
import { dailyPicks, dailySeed } from '@trivium/rules/daily/daily-calendar'
import { DAILY_QUESTIONS } from '@trivium/rules/daily/daily-mix'
import type { SecretSeed } from '@trivium/rules/daily/secret-seed'
import { choiceItemFor, type Question } from '@trivium/rules/game/item'
import { inWords } from '@trivium/rules/game/media'
import { type Day, dayAfter } from '@trivium/rules/time'
import type { Kysely } from 'kysely'
import type { Clock } from '../../clock.ts'
import type { Schema } from '../../database/schema.ts'
import type { QuestionPicker } from '../../questions/question-picker.ts'
import { keepPicks, type PickedDay, readPickedDay, readPickedDays } from './queries.ts'

export interface DailyQuestionsDependencies {
  readonly db: Kysely<Schema>
  readonly clock: Clock
  readonly picker: QuestionPicker
  readonly daySeed: SecretSeed
}

/** No question is repeated within this many days while there are others. */
const REST_DAYS = 180

/** The questions of a day in order, and the seed of their choices' order: the same for everybody. */
export interface DailyQuestions {
  readonly seed: string
  readonly questions: readonly Question[]
}

/** Picks the questions of a day on its first request; they are fixed from then on. Null if the bank is too small. */
const pick = async (
  { db, clock, picker, daySeed }: DailyQuestionsDependencies,
  day: Day,
): Promise<PickedDay | null> => {
  const now = clock.now()
  const history = await readPickedDays(db, dayAfter(day, -REST_DAYS))
  const bank = await picker.dailyCandidates(now)
  const picked = dailyPicks({ bank, seedOf: daySeed, history, popular: POPULAR_CATEGORIES }, day)
  if (picked.length < DAILY_QUESTIONS) return null
  const questions = picked.map(({ id }) => id)
  return keepPicks(db, day, { questions, seed: dailySeed(day, daySeed) }, now)
}

/**
 * The questions of a day; null if the bank is too small. The first one is always in words: the home page shows it as text
 * (D31 for banks with nothing but pictures).
 */
export const questionsOf = async (
  deps: DailyQuestionsDependencies,
  day: Day,
): Promise<DailyQuestions | null> => {
  const picked = (await readPickedDay(deps.db, day)) ?? (await pick(deps, day))
  if (picked === null) return null
  const questions = await deps.picker.byIds(picked.questions)
  return { seed: picked.seed, questions: questions.map((one, n) => (n === 0 ? inWords(one) : one)) }
}

/** A question of a day without its answer. */
const asSeen = (question: Question, seed: string) => {
  const { category, prompt, choices } = choiceItemFor(question, seed)
  return { category, prompt, choices: [...choices] }
}

/** The first question of a day as everybody sees it; null if there is none. */
export const firstQuestionOf = async (deps: DailyQuestionsDependencies, day: Day) => {
  const ten = await questionsOf(deps, day)
  const first = ten?.questions[0]
  return ten === null || first === undefined ? null : asSeen(first, ten.seed)
}
