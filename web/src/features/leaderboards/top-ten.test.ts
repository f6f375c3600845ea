import type { LeaderboardRow } from '@trivium/wire/documents/leaderboard'
import { expect, test } from 'vitest'
import { nowFirst, ownKey, rowKeys, withTop } from './top-ten.ts'

const row = (
  place: number,
  username: string,
  score: number,
  more: Partial<LeaderboardRow> = {},
): LeaderboardRow => ({
  place,
  username,
  isGuest: username === 'Guest',
  profilePic: 'profile1',
  score,
  ms: null,
  isYou: false,
  ...more,
})
const rows = (count: number, from = 1): LeaderboardRow[] =>
  Array.from({ length: count }, (_, i) => row(from + i, `Player${from + i}`, 100 - from - i))
const of = (top: LeaderboardRow[]) => ({ board: 'survival', players: 40, top })
const lines = (of: readonly LeaderboardRow[]) => of.map(({ place, username }) => `${place} ${username}`)

test('a player who enters the top ten pushes the tenth below it', () => {
  const page = rows(12)
  const top = [row(1, 'Player12', 120), ...rows(9).map((one, i) => ({ ...one, place: i + 2 }))]
  expect(lines(withTop(page, of(top), null)).slice(8)).toEqual([
    '9 Player8',
    '10 Player9',
    '11 Player10',
    '12 Player11',
  ])
})

test('a player who has left the top ten is not listed below it', () => {
  const page = rows(12)
  const top = page.filter(({ username }) => username !== 'Player3').slice(0, 10)
  const shown = withTop(page, of(top), null)
  expect(shown.map(({ username }) => username)).not.toContain('Player3')
  expect(shown).toHaveLength(11)
})

test('players equal to the tenth of a second share a place, and stay on the page', () => {
  const flags = (place: number, username: string, score: number, ms: number) =>
    row(place, username, score, { ms })
  const top = [
    ...Array.from({ length: 8 }, (_, i) => flags(i + 1, `Player${i + 1}`, 50 - i, 60_000)),
    flags(9, 'Ada', 40, 60_199),
    flags(9, 'Ben', 40, 60_150),
  ]
  const shown = withTop([...top, flags(9, 'Cleo', 40, 60_100), flags(12, 'Dora', 40, 60_200)], of(top), null)
  expect(lines(shown).slice(8)).toEqual(['9 Ada', '9 Ben', '9 Cleo', '12 Dora'])
})

test('a board of fewer than ten is its own top ten', () => {
  expect(withTop(rows(4), of(rows(2)), null)).toHaveLength(2)
  expect(withTop(rows(4), of([]), null)).toEqual([])
})

test('players who are level share a place, below the top ten too', () => {
  const page = [...rows(10), row(11, 'Ada', 90), row(11, 'Bob', 90), row(13, 'Cleo', 80)]
  const top = rows(10).map((one) => ({ ...one, score: one.score + 1 }))
  expect(lines(withTop(page, of(top), null)).slice(10)).toEqual(['11 Ada', '11 Bob', '13 Cleo'])
})

test('where time breaks ties, the slower of two equal scores is behind', () => {
  const timed = rows(10).map((one) => ({ ...one, score: 50, ms: 1000 * one.place }))
  const page = [...timed, row(11, 'Slow', 50, { ms: 60_000 }), row(12, 'Slower', 50, { ms: 61_000 })]
  expect(lines(withTop(page, of(timed), null)).slice(10)).toEqual(['11 Slow', '12 Slower'])
})

test('the own row is identified by name, and guests with the same nickname by their order', () => {
  const guests = [row(1, 'Guest', 7), row(1, 'Guest', 7, { isYou: true }), row(3, 'Guest', 5)]
  expect(new Set(rowKeys(guests)).size).toBe(3)
  const mine = ownKey(guests, null)
  const told = guests.map((one) => ({ ...one, isYou: false }))
  expect(withTop(guests, of(told), mine).map(({ isYou }) => isYou)).toEqual([false, true, false])
  expect(ownKey([], row(40, 'Ada', 3))).toBe('Ada')
  expect(ownKey([], null)).toBeNull()
})

test('the leader is announced by name', () => {
  expect(nowFirst(row(1, 'Ada', 3), false)).toBe('Ada is now first.')
  expect(nowFirst(row(1, 'Blue Otter 42', 3), false)).toBe('Blue Otter 42 is now first.')
  expect(nowFirst(row(1, 'Ada', 3), true)).toBe('You are now first.')
})
