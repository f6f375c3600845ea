import { expect, test } from 'vitest'
import { leaderboardLink } from './leaderboard-link.ts'

test('a board has its title and its address', () => {
  expect(leaderboardLink('elo')).toEqual({ title: 'Elo', address: '/leaderboard?board=elo' })
  expect(leaderboardLink('flags/north-america')).toEqual({
    title: 'Flags, North America',
    address: '/leaderboard?board=flags&region=north-america',
  })
})

test('a weekly board and an unknown key have neither', () => {
  expect(leaderboardLink('elo/2026-W47')).toBeNull()
  expect(leaderboardLink('chess')).toBeNull()
})
