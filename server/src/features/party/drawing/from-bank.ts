import { CATEGORIES } from '@trivium/content/questions/categories'
import { type Difficulty, itemFor } from '@trivium/rules/game/item'
import type { DrawnFrom } from '@trivium/rules/modes/party/events'
import type { PartyItem } from '@trivium/rules/modes/party/judge'
import { type Refused, refused } from '@trivium/wire/refusals'
import type { Kysely } from 'kysely'
import type { Clock } from '../../../clock.ts'
import type { Schema } from '../../../database/schema.ts'
import type { QuestionPicker } from '../../../questions/question-picker.ts'

export interface BankDraw {
  readonly db: Kysely<Schema>
  readonly clock: Clock
  readonly picker: QuestionPicker
}

/** Draws questions of the bank: those that one of the players has seen lately come last. Refusal: too-few-questions. */
export const fromBank = async (
  { picker, clock }: Omit<BankDraw, 'db'>,
  uids: readonly string[],
  { categories, difficulties, answers, packs = [], count }: DrawnFrom & { readonly count: number },
  seed: string,
  /** Questions that the party asks already. */
  used: ReadonlySet<string>,
): Promise<PartyItem[] | Refused> => {
  const known = new Set<string>(CATEGORIES.map(({ slug }) => slug))
  const wanted = {
    categories: categories.filter((one) => known.has(one)),
    difficulties: difficulties as readonly Difficulty[],
    isTyped: answers === 'typed',
    packs,
  }
  const picked = await picker.pick(uids, count + used.size, seed, clock.now(), wanted)
  const fresh = picked.filter(({ id }) => !used.has(id)).slice(0, count)
  if (fresh.length < count) return refused('too-few-questions', { there: fresh.length })
  return fresh.map((question) => ({
    ...itemFor(question, seed, answers),
    explanation: question.explanation,
  }))
}
