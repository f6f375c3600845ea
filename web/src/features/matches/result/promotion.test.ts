import type { BattleDocument } from '@trivium/wire/documents/battle'
import { expect, it } from 'vitest'
import { promotionOf } from './promotion.ts'

const RATINGS = [
  { before: 1000, after: 985 },
  { before: 1010, after: 1025 },
] as const

const match = (change: object = {}) =>
  ({
    ...{ seat: 1, players: [{}, { provisional: true }], rated: true, settled: true, ratings: RATINGS },
    ...change,
  }) as unknown as BattleDocument
const OPEN = { settled: false, ratings: null }

it.each([
  ['the twentieth rated game', match(), 20, { rating: 1025 }],
  ['the twentieth, before the player’s document has it', match(), 19, { rating: 1025 }],
  ['the twentieth, while its ratings are being computed', match(OPEN), 19, { rating: null }],
  ['an earlier one', match(), 18, null],
  ['a later one', match({ players: [{}, { provisional: false }] }), 21, null],
  ['a casual one', match({ rated: false, ...OPEN }), 19, null],
  ['one that did not count', match({ ratings: null }), 19, null],
  ['one of an unknown player', match(), undefined, null],
])('after %s the promotion is right', (_, game, ratedGames, promotion) => {
  expect(promotionOf(game, ratedGames)).toEqual(promotion)
})
