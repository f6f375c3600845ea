import type { Millis } from '@trivium/rules/game/decider'
import { type ChoiceItem, type Difficulty, itemOf, type Question } from '@trivium/rules/game/item'
import { pickQuestions } from '@trivium/rules/game/picks'
import type { Kysely } from 'kysely'
import type { Schema } from '../database/schema.ts'

/** A question a player saw in this time is not asked again while others are left. */
const SEEN_FOR: Millis = 14 * 86_400_000

export interface Drawing {
  /** Ten questions new to all these players where possible; fewer only when the bank holds fewer. */
  draw(uids: readonly string[], count: number, seed: string, now: Millis): Promise<ChoiceItem[]>
  /** Reads the bank anew. */
  refresh(): Promise<number>
}

/** The bank is small and read at every match: it is kept in memory. */
export const drawingFrom = (db: Kysely<Schema>): Drawing => {
  let bank: Question[] = []

  const seenAt = async (uids: readonly string[], now: Millis): Promise<Map<string, Millis>> => {
    const rows = await db
      .selectFrom('seen_questions')
      .select(['question_id', (eb) => eb.fn.max('seen_at').as('at')])
      .where('uid', 'in', [...uids])
      .where('seen_at', '>', now - SEEN_FOR)
      .groupBy('question_id')
      .execute()
    return new Map(rows.map((row) => [row.question_id, row.at]))
  }

  return {
    async refresh() {
      const rows = await db
        .selectFrom('questions')
        .selectAll()
        .where('retired_at', 'is', null)
        .orderBy('id')
        .execute()
      bank = rows.map(({ id, category, difficulty, prompt, answer, wrong }) => ({
        id,
        category,
        difficulty: difficulty as Difficulty,
        prompt,
        answer,
        wrong,
      }))
      return bank.length
    },
    async draw(uids, count, seed, now) {
      const seen = uids.length === 0 ? new Map<string, Millis>() : await seenAt(uids, now)
      const picked = pickQuestions(bank, seen, count, seed)
      return picked.map((question) => itemOf(question, seed))
    },
  }
}
