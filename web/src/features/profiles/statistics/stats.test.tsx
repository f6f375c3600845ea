// @vitest-environment happy-dom
import { cleanup, fireEvent, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { renderApp } from '../../../app/render-app.test-kit.tsx'
import { Component as StatsScreen } from '../../../app/screens/stats-screen.tsx'
import { samplePlayer } from '../player.test-kit.ts'
import type { Player } from '../player.ts'
import { sampleStats, statsOfLong } from './stats.test-kit.ts'
import type { StatsParts } from './stats-parts.ts'

afterEach(cleanup)

const NEW = { ratedGames: 0, wins: 0, losses: 0, draws: 0, winStreak: 0, bestWinStreak: 0 }

/** Ada's statistics, visited by `self`. */
const looking = async (stats: StatsParts, change: Partial<Player> = {}, self = 'Ben') => {
  const { screen, say } = await renderApp(
    [{ path: '/stats/:username', Component: StatsScreen }],
    '/stats/Ada',
  )
  await say({ id: 0, result: samplePlayer(change) })
  await say({ id: 1, result: stats })
  await screen.findByRole('region', { name: 'Activity' })
  await say({ topic: 'user', epoch: 'e', n: 0, doc: { username: self, isAnonymous: false } })
  return screen
}

test.each([
  ['Rating', 'Now 1234 after 30 rated matches, 1060 at best', ['1 Nov 2026', '1020']],
  ['Activity', '3 games on 1 day of the last 53 weeks', ['1 Nov 2026', '3', '21 of 30']],
  ['Answer times', 'Half of 10 answers came within 3 s', ['2 to 3 s', '6', '60.0%']],
])('%s has a chart with a name, a summary and a table', async (title, says, row) => {
  const screen = await looking(statsOfLong())
  const plate = within(screen.getByRole('region', { name: title }))
  const drawing = plate.getByRole('img', { name: title })
  expect(document.getElementById(drawing.getAttribute('aria-describedby') ?? '')?.textContent).toBe(says)
  expect(plate.queryByRole('table')).toBeNull()
  const disclosure = plate.getByText('As a table').closest('details') as HTMLDetailsElement
  disclosure.open = true
  fireEvent(disclosure, new Event('toggle'))
  const rows = plate.getAllByRole('row').map((one) => [...one.children].map((cell) => cell.textContent))
  expect(rows).toContainEqual(row)
})

test('categories, games, streaks and regions are plain tables', async () => {
  const screen = await looking(statsOfLong(), { flagQuizScores: { africa: 50 } })
  const row = (name: RegExp) => screen.getByRole('row', { name }).textContent
  expect(row(/^History/)).toBe('History75%–none asked–none asked75%')
  expect(row(/^Ranked/)).toBe('Ranked3')
  expect(row(/^Rated wins/)).toBe('Rated wins27')
  expect(row(/^Africa/)).toBe('Africa50–')
})

test('a visitor who has played against the player sees the score between them', async () => {
  const screen = await looking(statsOfLong())
  expect(screen.getByRole('region', { name: 'You and Ada' }).textContent).toContain('You lead 2 : 1')
})

test('a visitor who has never played against the player can challenge them', async () => {
  const screen = await looking({ ...statsOfLong(), against: { wins: 0, losses: 0, draws: 0 } })
  expect(screen.getByRole('link', { name: 'Challenge Ada' }).getAttribute('href')).toBe('/profile/Ada')
})

test('a new player reads how to start each chart; others read that there is nothing yet', async () => {
  const own = await looking(sampleStats(), NEW, 'Ada')
  const ways = within(own.getByRole('region', { name: 'Every journey starts somewhere' }))
  expect(ways.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/',
    '/battle',
    '/survival',
  ])
  cleanup()
  const others = await looking(sampleStats(), NEW)
  expect(others.getByRole('heading', { name: 'Ada has just set out' })).toBeTruthy()
  expect(others.queryByRole('table')).toBeNull()
})
