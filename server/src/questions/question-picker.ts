import type { Candidate } from '@trivium/rules/game/candidate'
import type { Millis } from '@trivium/rules/game/decider'
import { type ChoiceItem, choiceItemFor, type Difficulty, type Question } from '@trivium/rules/game/item'
import { pickQuestions } from '@trivium/rules/game/pick-questions'
import { DAY } from '@trivium/rules/time'
import type { Kysely } from 'kysely'
import type { Schema } from '../database/schema.ts'
import { BankIndex } from './bank-index.ts'
import type { Merged } from './merged.ts'

/** A question seen within this time is not asked again while others are left. */
const SEEN_FOR: Millis = 14 * DAY

/** Which questions may be drawn; empty lists: all. */
export interface PickOptions {
  readonly categories: readonly string[]
  readonly difficulties: readonly Difficulty[]
}

export interface QuestionPicker {
  /** Like `draw`, but returns the questions themselves, from the wanted ones. */
  pick(
    uids: readonly string[],
    count: number,
    seed: string,
    now: Millis,
    wanted?: PickOptions,
  ): Promise<Question[]>
  /** Questions by id in this order, retired ones too; an unknown one is missing. */
  byIds(ids: readonly string[]): Promise<Question[]>
  countOf(category: string, difficulty: Difficulty): number
  /** Candidates for dailies; a part of a large bank. */
  dailyCandidates(now: Millis): Promise<readonly Candidate[]>
  /** Enough candidates of every category and difficulty to choose one from; deterministic by seed. Call `seenAt` first. */
  sample(seed: string, seen: ReadonlyMap<string, Millis>): readonly Candidate[]
  /** When these players last saw each question, within the period in which it should not be repeated. */
  seenAt(uids: readonly string[], now: Millis): Promise<Map<string, Millis>>
  /** Ten questions, new to all these players if possible; fewer only if the bank has fewer. */
  draw(uids: readonly string[], count: number, seed: string, now: Millis): Promise<ChoiceItem[]>
  /** Reads changes to the bank since the last read; returns how many questions are in use. */
  refresh(): Promise<number>
}

const EVERYTHING: PickOptions = { categories: [], difficulties: [] }

const readSeen = async (
  db: Kysely<Schema>,
  merged: Merged,
  uids: readonly string[],
  now: Millis,
): Promise<Map<string, Millis>> => {
  if (uids.length === 0) return new Map()
  const rows = await db
    .selectFrom('seen_questions')
    .select(['question_id', (eb) => eb.fn.max('seen_at').as('at')])
    .where('uid', 'in', [...uids])
    .where('seen_at', '>', now - SEEN_FOR)
    .groupBy('question_id')
    .execute()
  const seen = new Map<string, Millis>()
  for (const { question_id, at } of rows) {
    const id = merged.standsFor(question_id)
    seen.set(id, Math.max(at, seen.get(id) ?? at))
  }
  return seen
}

const readQuestions = async (db: Kysely<Schema>, ids: readonly string[]): Promise<Question[]> => {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('questions')
    .select(['id', 'category', 'difficulty', 'prompt', 'answer', 'wrong'])
    .where('id', 'in', [...ids])
    .execute()
  const found = new Map(
    rows.map((row): [string, Question] => [row.id, { ...row, difficulty: row.difficulty as Difficulty }]),
  )
  return ids.flatMap((id) => found.get(id) ?? [])
}

const matches =
  ({ categories, difficulties }: PickOptions) =>
  ({ category, difficulty }: { readonly category: string; readonly difficulty: Difficulty }): boolean =>
    (categories.length === 0 || categories.includes(category)) &&
    (difficulties.length === 0 || difficulties.includes(difficulty))

/** Keeps the index of questions in memory, as every match needs it. Texts are read when questions are drawn. */
export const createQuestionPicker = (db: Kysely<Schema>): QuestionPicker => {
  const bank = new BankIndex(db)
  const { questions, merged } = bank

  const seenAt: QuestionPicker['seenAt'] = async (uids, now) => {
    await bank.refreshIfDue(now)
    return readSeen(db, merged, uids, now)
  }

  const pick: QuestionPicker['pick'] = async (uids, count, seed, now, wanted = EVERYTHING) => {
    const seen = await seenAt(uids, now)
    const pool = questions.sample(seed, seen, matches(wanted))
    return readQuestions(
      db,
      pickQuestions(pool, seen, count, seed).map(({ id }) => id),
    )
  }

  return {
    pick,
    seenAt,
    byIds: (ids) => readQuestions(db, ids),
    countOf: (category, difficulty) => questions.countOf(category, difficulty),
    async dailyCandidates(now) {
      await bank.refreshIfDue(now)
      return questions.forTheDays()
    },
    sample: (seed, seen) => questions.sample(seed, seen, () => true),
    refresh: () => bank.refresh(),
    draw: async (uids, count, seed, now) =>
      (await pick(uids, count, seed, now)).map((question) => choiceItemFor(question, seed)),
  }
}
