import { expect, test } from 'vitest'
import type { Candidate } from '../game/candidate.ts'
import type { Difficulty } from '../game/item.ts'
import { dailyCalendar } from './daily-calendar.ts'
import { onePictureFirst, plainFirst } from './daily-picture.ts'
import { sampleBank } from './sample-bank.test-kit.ts'

const question = (id: string, difficulty: Difficulty, mediaKind?: Candidate['mediaKind']): Candidate => ({
  ...{ id, category: id.slice(0, 1), difficulty, tags: [id] },
  ...(mediaKind && { mediaKind }),
})

const seedOf = (part: string): string => `secret ${part}`

/** Every seventh question has a picture, every fiftieth a sound. */
const bank = sampleBank(2_800).map((one, i) => ({
  ...one,
  ...(i % 7 === 0 ? { mediaKind: 'picture' as const } : i % 50 === 1 ? { mediaKind: 'sound' as const } : {}),
}))

test('D30 each day has one picture', () => {
  const days = [...dailyCalendar({ bank, seedOf }, '2027-01-01', 40).values()]
  expect(days.map((ten) => ten.filter(({ mediaKind }) => mediaKind === 'picture').length)).toEqual(
    Array(40).fill(1),
  )
  expect(days.map(({ length }) => length)).toEqual(Array(40).fill(10))
})

test('D30 the picture leaves room for the reserved questions', () => {
  const pictures = [question('a1', 1, 'picture'), question('b1', 3, 'picture'), question('c1', 1, 'picture')]
  const others = [question('a2', 1), question('d1', 3), question('e1', 3)]
  expect(onePictureFirst(pictures, others, 3).map(({ id }) => id)).toEqual([
    ...['c1', 'a2', 'd1', 'e1', 'a1', 'b1'],
  ])
})

test('D30 a bank without pictures stays in its order', () => {
  const others = [question('a2', 1), question('d1', 3)]
  expect(onePictureFirst([], others, 3)).toEqual(others)
})

test('D32 a day has at most one sound', () => {
  const full = sampleBank(2_800).map((one, i) => ({
    ...one,
    ...(i % 7 === 0
      ? { mediaKind: 'picture' as const }
      : i % 20 === 1
        ? { mediaKind: 'sound' as const }
        : {}),
  }))
  const sounds = [...dailyCalendar({ bank: full, seedOf }, '2027-01-01', 40).values()].map(
    (ten) => ten.filter(({ mediaKind }) => mediaKind === 'sound').length,
  )
  expect(Math.max(...sounds)).toBe(1)
})

test('D31 the first question has neither picture nor sound', () => {
  for (const ten of dailyCalendar({ bank, seedOf }, '2027-01-01', 40).values())
    expect([ten[0]?.mediaKind, ten[0]?.difficulty]).toEqual([undefined, 1])
})

test('D31 the order by difficulty comes before', () => {
  const ten = [question('a1', 1, 'picture'), question('b1', 2)]
  expect(plainFirst(ten)).toEqual(ten)
})
