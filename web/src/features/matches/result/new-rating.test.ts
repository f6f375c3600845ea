import type { BattleDocument } from '@trivium/wire/documents/battle'
import { expect, it } from 'vitest'
import { newRatingOf } from './new-rating.ts'

const match = (provisional: boolean, ratings: BattleDocument['ratings']) =>
  ({ seat: 1, players: [{}, { provisional }], ratings }) as unknown as BattleDocument
const RATINGS = [
  { before: 1000, after: 985 },
  { before: 1010, after: 1025 },
] as const

it.each([
  ['the twentieth rated game', match(true, RATINGS), 20, 1025],
  ['an earlier one', match(true, RATINGS), 19, null],
  ['a later one', match(false, RATINGS), 21, null],
  ['a game that is not settled', match(true, null), 20, null],
  ['an unknown player', match(true, RATINGS), undefined, null],
])('after %s the new rating is right', (_, game, ratedGames, rating) => {
  expect(newRatingOf(game, ratedGames)).toBe(rating)
})
