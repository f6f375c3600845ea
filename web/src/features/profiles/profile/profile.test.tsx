// @vitest-environment happy-dom
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { cleanup, fireEvent, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderApp } from '../../../app/render-app.test-kit.tsx'
import { Component as ProfileScreen } from '../../../app/screens/profile-screen.tsx'
import type { Highlights } from '../highlights.ts'
import { samplePlayer } from '../player.test-kit.ts'
import type { ProfileParts } from './profile-parts.ts'

const MAP = readFileSync(join(import.meta.dirname, '../../../../../content/maps/small-world.json'), 'utf8')
const loads = () => Promise.resolve(new Response(MAP))

beforeEach(() => void vi.stubGlobal('fetch', loads))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const match = (id: string, username: string) => ({
  id,
  endedAt: 1_000,
  kind: 'ranked' as const,
  opponent: { username, profilePic: 'profile2', elo: 1_000 },
  score: [7, 5] as [number, number],
  outcome: 'won' as const,
  eloChange: 20,
})

const PARTS: ProfileParts = {
  matches: [match('abcdefghijk2', 'Ben'), match('abcdefghijk3', 'Cleo')],
  achievements: [
    { id: 'winning_streak', at: 2_000 },
    { id: 'of_tomorrow', at: 1_500 },
    { id: 'first_victory', at: 1_000 },
  ],
  places: [{ board: 'flags/europe', place: 3, players: 1_200 }],
}

const HIGHLIGHTS: Highlights = {
  known: { flags: [], countries: [] },
  categories: [{ category: 'history', title: 'History', asked: 4, right: 3 }],
  moments: { survival: { score: 21, at: 1_000 }, perfectDailies: null, upset: null, fastestRegion: null },
}

/** Ada's profile, visited by `self`. */
const looking = async (self: string, parts: Partial<ProfileParts> = {}) => {
  const { screen, say, hand } = await renderApp(
    [{ path: '/profile/:username', Component: ProfileScreen }],
    '/profile/Ada',
  )
  await say({ id: 0, result: samplePlayer() })
  await screen.findByRole('heading', { level: 1 })
  await say({ topic: 'user', epoch: 'e', n: 0, doc: { username: self, isAnonymous: false } })
  const answer = async () => {
    await say({ id: 1, result: { ...PARTS, ...parts } })
    await say({ id: 2, result: HIGHLIGHTS })
  }
  return { screen, say, hand, answer }
}

const matchLinks = (screen: { getByRole: (role: string, by: { name: string }) => HTMLElement }) =>
  within(screen.getByRole('region', { name: 'Recent matches' }))
    .queryAllByRole('link')
    .map((link) => link.getAttribute('href'))

test('badges are shown newest first, with a link to all of them', async () => {
  const { screen, answer } = await looking('Ben')
  await answer()
  const plate = within(await screen.findByRole('region', { name: 'Achievements' }))
  expect(plate.getAllByRole('listitem').map((item) => item.querySelector('b')?.textContent)).toEqual([
    'Winning Streak',
    'First Victory',
  ])
  expect(plate.getByRole('link', { name: 'All achievements' }).getAttribute('href')).toBe('/achievements/Ada')
})

test('a match links to its review for those who played it', async () => {
  const ben = await looking('Ben')
  await ben.answer()
  await ben.screen.findByRole('region', { name: 'Recent matches' })
  expect(matchLinks(ben.screen)).toEqual(['/match/abcdefghijk2'])
  cleanup()
  const ada = await looking('Ada')
  await ada.answer()
  await ada.screen.findByRole('region', { name: 'Recent matches' })
  expect(matchLinks(ada.screen)).toEqual(['/match/abcdefghijk2', '/match/abcdefghijk3'])
})

test('a rank links to its board', async () => {
  const { screen, answer } = await looking('Ben')
  await answer()
  const place = await screen.findByRole('link', { name: /^Flags, Europe ?: place 3 of 1,200$/ })
  expect(place.getAttribute('href')).toBe('/leaderboard?board=flags&region=europe')
})

test('players can challenge others, but not themselves', async () => {
  const { screen } = await looking('Ben')
  expect(await screen.findByRole('button', { name: 'Challenge' })).toBeTruthy()
  cleanup()
  const own = await looking('Ada')
  expect(await own.screen.findByRole('link', { name: 'Edit profile' })).toBeTruthy()
  expect(own.screen.queryByRole('button', { name: 'Challenge' })).toBeNull()
})

test('a player without games sees what to do first', async () => {
  const { screen, answer } = await looking('Ada', { achievements: [], matches: [], places: [] })
  await answer()
  const plate = await screen.findByRole('region', { name: 'Achievements' })
  expect(plate.textContent).toContain('Win a rated match to unlock your first one.')
  expect(plate.querySelectorAll('svg')).toHaveLength(4)
})

test('a map that could not be loaded says so, and is loaded again on a press', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  const { screen, answer } = await looking('Ben')
  await answer()
  const retry = await screen.findByRole('button', { name: 'Try again' })
  expect(screen.getByRole('region', { name: 'The world Ada knows' }).textContent).toContain(
    'The map couldn’t be loaded.',
  )
  vi.stubGlobal('fetch', loads)
  fireEvent.click(retry)
  expect(await screen.findByRole('heading', { name: 'The world Ada knows' })).toBeDefined()
})
