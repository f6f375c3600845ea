// @vitest-environment happy-dom
import { act, cleanup } from '@testing-library/react'
import type { LeaderboardRow } from '@trivium/wire/documents/leaderboard'
import { afterEach, expect, test, vi } from 'vitest'
import { motion } from '../../preferences/motion.ts'
import { type Answers, at, page, row, rows } from './leaderboard.test-kit.tsx'

afterEach(cleanup)

const TEN = rows(10)
const watching = async (given: Partial<Answers> = {}) => {
  const rendered = await at('/leaderboard?board=survival', {
    readBoard: () => page(rows(12), null, 12),
    ...given,
  })
  const { say, follows } = rendered
  expect(follows).toContain('board:survival')
  let n = 0
  const top = async (top: LeaderboardRow[], players = 12) => {
    const doc = { board: 'survival', players, top }
    await say(
      n === 0
        ? { topic: 'board:survival', epoch: 'e', n, doc }
        : { topic: 'board:survival', n, set: { players, top } },
    )
    n += 1
  }
  await top(TEN)
  return { ...rendered, top }
}

test('the top ten move live, and a new leader is announced', async () => {
  const { top, lines, screen } = await watching()
  const announced = screen.getByRole('log', { name: 'Announcements' })
  expect(announced.textContent).toBe('')
  await top([row(1, 'Ada', 300), ...TEN.slice(0, 9).map((one) => ({ ...one, place: one.place + 1 }))], 13)
  expect(lines().slice(0, 2)).toEqual(['1Ada (you)300', '2Player1199'])
  expect(lines().at(-1)).toBe('13Player12188')
  expect(announced.textContent).toBe('You are now first.')
  await top([row(1, 'Bob', 310), row(2, 'Ada', 300), ...TEN.slice(0, 8)], 14)
  expect(announced.textContent).toContain('Bob is now first.')
  expect(screen.getByText('14 players')).toBeTruthy()
})

test('rows glide to their new places, but not with reduced motion', async () => {
  const tops = vi.spyOn(HTMLElement.prototype, 'offsetTop', 'get').mockImplementation(function (
    this: HTMLElement,
  ) {
    return [...(this.parentElement?.children ?? [])].indexOf(this) * 48
  })
  const glides = vi.spyOn(HTMLElement.prototype, 'animate')
  const { top } = await watching()
  expect(glides).not.toHaveBeenCalled()
  await top([TEN[1] as LeaderboardRow, TEN[0] as LeaderboardRow, ...TEN.slice(2)])
  const from = glides.mock.calls.map(([frames]) => (frames as Keyframe[])[0]?.transform)
  expect(from).toEqual(['translateY(48px)', 'translateY(-48px)'])
  glides.mockClear()
  motion.set('reduced')
  await top(TEN)
  expect(glides).not.toHaveBeenCalled()
  motion.set('system')
  glides.mockRestore()
  tops.mockRestore()
})

test('rows without live updates are fetched soon after the top ten change, and at once when the player’s own figures do', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  const { top, calledOf, serve, say } = await watching()
  await top([...TEN].reverse())
  await top(TEN)
  expect(calledOf('readBoard')).toHaveLength(1)
  await act(() => vi.advanceTimersByTimeAsync(5_100))
  await serve()
  expect(calledOf('readBoard')).toHaveLength(2)
  expect(calledOf('readOwnPlace')).toHaveLength(2)
  await say({ topic: 'user', n: 1, set: { settings: { boards: false } } })
  await serve()
  expect(calledOf('readBoard')).toHaveLength(3)
  expect(calledOf('readOwnPlace')).toHaveLength(3)
  vi.useRealTimers()
})
