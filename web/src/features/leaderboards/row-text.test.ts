import { expect, test } from 'vitest'
import { rangeText } from './row-text.ts'

const at = (place: number) => ({
  place,
  ...{ username: 'Ada', isGuest: false, profilePic: 'profile1', score: 1, ms: null, isYou: false },
})
const level = Array.from({ length: 25 }, () => at(1))
const apart = Array.from({ length: 25 }, (_, i) => at(26 + i))

test.each([
  ['begins at 1 on the first page', { rows: level, next: 'key', players: 1_226 }, true, '1–25 of 1,226'],
  ['follows the places', { rows: apart, next: 'key', players: 60 }, false, '26–50 of 60'],
  ['counts equal scores', { rows: [at(1), at(1), at(28)], next: null, players: 28 }, false, '26–28 of 28'],
  ['ends with the last player', { rows: level, next: null, players: 50 }, false, '26–50 of 50'],
  ['is unknown between pages of one place', { rows: level, next: 'key', players: 75 }, false, null],
] as const)('the range of a page %s', (_, page, isFirst, text) => {
  expect(rangeText(page, isFirst)).toBe(text)
})
