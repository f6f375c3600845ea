import type { Millis } from '@trivium/rules/game/decider'
import { type ChoiceItem, type Difficulty, itemOf, type Question } from '@trivium/rules/game/item'
import { pickQuestions } from '@trivium/rules/game/picks'
import type { Kysely } from 'kysely'
import type { Schema } from '../database/schema.ts'

/** A question a player saw in this time is not asked again while others are left. */
const SEEN_FOR: Millis = 14 * 86_400_000

/** Which questions may be drawn; empty lists: all. */
export interface Wanted {
  readonly categories: readonly string[]
  readonly difficulties: readonly Difficulty[]
}

export interface Drawing {
  /** As `draw`, the questions themselves, of those that are wanted. */
  pick(
    uids: readonly string[],
    count: number,
    seed: string,
    now: Millis,
    wanted?: Wanted,
  ): Promise<Question[]>
  /** Questions by id in this order, retired ones too; an unknown one is missing. */
  byIds(ids: readonly string[]): Promise<Question[]>
  countOf(category: string, difficulty: Difficulty): number
  /** Every question in use. */
  all(): readonly Question[]
  /** When these players saw a question last, within the days in which it should not come again. */
  seenAt(uids: readonly string[], now: Millis): Promise<Map<string, Millis>>
  /** Ten questions new to all these players where possible; fewer only when the bank holds fewer. */
  draw(uids: readonly string[], count: number, seed: string, now: Millis): Promise<ChoiceItem[]>
  /** Reads the bank anew. */
  refresh(): Promise<number>
}

type QuestionRow = Omit<Question, 'difficulty'> & { readonly difficulty: number }
const EVERYTHING: Wanted = { categories: [], difficulties: [] }

/** The bank is small and read at every match: it is kept in memory. */
export const drawingFrom = (db: Kysely<Schema>): Drawing => {
  let bank: Question[] = []

  const seenAt = async (uids: readonly string[], now: Millis): Promise<Map<string, Millis>> => {
    if (uids.length === 0) return new Map()
    const rows = await db
      .selectFrom('seen_questions')
      .select(['question_id', (eb) => eb.fn.max('seen_at').as('at')])
      .where('uid', 'in', [...uids])
      .where('seen_at', '>', now - SEEN_FOR)
      .groupBy('question_id')
      .execute()
    return new Map(rows.map((row) => [row.question_id, row.at]))
  }

  const questionOf = (row: QuestionRow): Question => ({ ...row, difficulty: row.difficulty as Difficulty })
  const questions = () =>
    db.selectFrom('questions').select(['id', 'category', 'difficulty', 'prompt', 'answer', 'wrong'])

  const pick: Drawing['pick'] = async (uids, count, seed, now, wanted = EVERYTHING) => {
    const { categories, difficulties } = wanted
    const pool = bank.filter(
      ({ category, difficulty }) =>
        (categories.length === 0 || categories.includes(category)) &&
        (difficulties.length === 0 || difficulties.includes(difficulty)),
    )
    return pickQuestions(pool, await seenAt(uids, now), count, seed)
  }

  return {
    pick,
    seenAt,
    all: () => bank,
    countOf: (category, difficulty) =>
      bank.filter((one) => one.category === category && one.difficulty === difficulty).length,
    async byIds(ids) {
      if (ids.length === 0) return []
      const rows = await questions()
        .where('id', 'in', [...ids])
        .execute()
      const found = new Map(rows.map((row) => [row.id, questionOf(row)]))
      return ids.flatMap((id) => found.get(id) ?? [])
    },
    async refresh() {
      const rows = await questions().where('retired_at', 'is', null).orderBy('id').execute()
      bank = rows.map(questionOf)
      return bank.length
    },
    draw: async (uids, count, seed, now) =>
      (await pick(uids, count, seed, now)).map((question) => itemOf(question, seed)),
  }
}
