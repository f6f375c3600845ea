import { isoWeekKey } from '@trivium/rules/leaderboards/leaderboard'
import { fakeClock } from '@trivium/testkit/fake-clock'
import { expect, test } from 'vitest'
import { LeaderboardTopics } from './leaderboard-topics.ts'

const topics = () => {
  const clock = fakeClock()
  const read: string[] = []
  return {
    clock,
    read,
    boards: new LeaderboardTopics({
      clock,
      epoch: () => 'e',
      read: async (board) => {
        read.push(board)
        return { board }
      },
      warn: () => {},
    }),
  }
}
const reader = () => ({ send() {} })

test('a leaderboard is read repeatedly while it has subscribers, and not after that', async () => {
  const { boards, clock, read } = topics()
  const unfollow = [
    await boards.follow('elo', reader(), undefined),
    await boards.follow('elo', reader(), undefined),
  ]
  unfollow[0]?.()
  await clock.pass(10_000)
  expect(read).toEqual(['elo', 'elo'])
  unfollow[1]?.()
  await clock.pass(60_000)
  expect(read).toHaveLength(2)
  expect(boards.size).toBe(0)
})

test('subscribing twice before the leaderboard is read is undone by one unsubscribe', async () => {
  const { boards } = topics()
  const page = reader()
  const [, unfollow] = await Promise.all([
    boards.follow('elo', page, undefined),
    boards.follow('elo', page, undefined),
  ])
  unfollow?.()
  expect(boards.size).toBe(0)
})

test('a leaderboard that could not be read is read again for its next subscriber', async () => {
  const clock = fakeClock()
  let fails = true
  const read = async (board: string) => {
    if (fails) throw new Error('no database')
    return { board }
  }
  const boards = new LeaderboardTopics({ clock, epoch: () => 'e', read, warn: () => {} })
  await expect(boards.follow('elo', reader(), undefined)).rejects.toThrow('no database')
  expect(boards.size).toBe(0)
  fails = false
  await boards.follow('elo', reader(), undefined)
  expect(boards.size).toBe(1)
})

test('the leaderboard of a past week is not a topic', async () => {
  const { boards, clock } = topics()
  const week = `survival/${isoWeekKey(clock.now())}`
  expect(boards.runs(week)).toBe(true)
  await clock.pass(8 * 86_400_000)
  expect([boards.runs(week), boards.runs('survival'), boards.runs('nonsense')]).toEqual([false, true, false])
})
