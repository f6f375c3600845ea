import { shareTag } from '@trivium/rules/game/candidate'
import { freshDatabase } from '@trivium/testkit/fresh-database'
import { smallBank } from '@trivium/testkit/small-bank'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { OpenDatabase } from '../database/open.ts'
import { loadBank } from './bank.ts'
import { createQuestionPicker } from './question-picker.ts'

let database: OpenDatabase
beforeEach(async () => {
  database = await freshDatabase()
})
afterEach(() => database.close())

/** A bank of `count` questions, each with one tag that `tagOf` derives from its index. */
const bank = (count: number, tagOf: (index: number) => string) =>
  smallBank(count).map((question, i) => ({ ...question, tags: [tagOf(i)] }))

test('Q6 a draw separates questions on the same subject, by their current tags', async () => {
  const { db } = database
  await loadBank(
    db,
    bank(40, (i) => `subject ${i % 12}`),
  )
  const picker = createQuestionPicker(db)
  const drawn = async (seed: string) => {
    await picker.refresh()
    const ids = new Set((await picker.pick([], 5, seed, 0)).map(({ id }) => id))
    return (await picker.dailyCandidates(0)).filter(({ id }) => ids.has(id))
  }
  for (const seed of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']) {
    const five = await drawn(seed)
    expect(five).toHaveLength(5)
    for (const [i, one] of five.entries())
      expect(five.slice(0, i).filter((other) => shareTag(one, other))).toEqual([])
  }
  await loadBank(
    db,
    bank(40, () => 'one subject'),
    1,
  )
  expect(new Set((await drawn('a')).flatMap(({ tags }) => tags))).toEqual(new Set(['one subject']))
})
