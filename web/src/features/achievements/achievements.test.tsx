// @vitest-environment happy-dom
import { cleanup, fireEvent, render, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { StaticRouter } from '../../routing/page-router.tsx'
import { sampleAchievements } from './achievements.test-kit.ts'
import { Achievements, type AchievementsState } from './achievements.tsx'

afterEach(cleanup)

const looking = (state: AchievementsState, isOwn = false) =>
  render(
    <StaticRouter pathname="/">
      <Achievements username="Ada" state={state} isOwn={isOwn} />
    </StaticRouter>,
  )

const loaded = (player = sampleAchievements()): AchievementsState => ({ kind: 'loaded', player })

test('all achievements are listed in groups, with the number unlocked', () => {
  const screen = looking(loaded())
  expect(screen.getByRole('heading', { level: 1, name: 'Achievements of Ada' })).toBeTruthy()
  expect(screen.getByText(/of 26 unlocked/).textContent).toBe('2 of 26 unlocked')
  expect(screen.getAllByRole('listitem')).toHaveLength(26)
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Battle',
    'Questions',
    'Flags',
    'Countries',
  ])
})

test('an unlocked one has its date and its rarity', () => {
  const card = looking(loaded()).getByRole('listitem', { name: 'First Victory' })
  expect(card.querySelector('time')?.dateTime).toBe('2026-11-03T12:00:00.000Z')
  expect(within(card).getByText('41.2% of players have it')).toBeTruthy()
  expect(within(card).queryByRole('progressbar')).toBeNull()
})

test('a locked one has its progress', () => {
  const card = looking(loaded()).getByRole('listitem', { name: 'All I Do Is Win' })
  expect(within(card).getByRole('progressbar', { name: 'All I Do Is Win' }).getAttribute('value')).toBe('63')
  expect(card.textContent).toContain('Locked: 7 of 11')
  expect(card.querySelector('time')).toBeNull()
})

test('a player without any reads how to get the first; visitors only read that there are none', () => {
  const own = looking(loaded(sampleAchievements({})), true)
  expect(own.getByRole('link', { name: 'Go to Battle' }).getAttribute('href')).toBe('/battle')
  cleanup()
  const others = looking(loaded(sampleAchievements({})))
  expect(others.getByText('Ada has not unlocked any yet.')).toBeTruthy()
  expect(others.queryByRole('link', { name: 'Go to Battle' })).toBeNull()
})

test('the player’s name is shown while the rest loads', () => {
  const screen = looking({ kind: 'loading' })
  expect(screen.getByRole('heading', { name: 'Achievements of Ada' })).toBeTruthy()
  expect(screen.getByRole('status', { name: 'Loading the achievements' })).toBeTruthy()
})

test('a failure says why and can be retried', () => {
  let tries = 0
  const screen = looking({ kind: 'failed', message: 'No connection.', onRetry: () => void tries++ })
  expect(screen.getByText('No connection.')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(tries).toBe(1)
})
