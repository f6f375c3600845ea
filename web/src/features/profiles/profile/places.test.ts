import { expect, test } from 'vitest'
import { boardSign } from './places.ts'

test('a board has its title and its address', () => {
  expect(boardSign('elo')).toEqual({ title: 'Elo', address: '/leaderboard?board=elo' })
  expect(boardSign('flags/north-america')).toEqual({
    title: 'Flags, North America',
    address: '/leaderboard?board=flags&region=north-america',
  })
})

test('a weekly board and an unknown key have neither', () => {
  expect(boardSign('elo/2026-W47')).toBeNull()
  expect(boardSign('chess')).toBeNull()
})
