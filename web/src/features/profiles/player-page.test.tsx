// @vitest-environment happy-dom
import { cleanup } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { renderApp } from '../../app/render-app.test-kit.tsx'
import { Component as ProfileScreen } from '../../app/screens/profile-screen.tsx'
import { samplePlayer } from './player.test-kit.ts'
import type { Player } from './player.ts'

afterEach(cleanup)

const arriving = async (at: string) => {
  const rendered = await renderApp([{ path: '/profile/:username', Component: ProfileScreen }], at)
  /** The visitor. */
  const be = (self: Record<string, unknown>) => rendered.say({ topic: 'user', epoch: 'e', n: 0, doc: self })
  const asked = () => rendered.hand.read().filter((message) => 'fn' in message)
  const answer = async (change: Partial<Player> = {}) => {
    await rendered.say({ id: 0, result: samplePlayer(change) })
    await rendered.say({ id: 1, result: { matches: [], achievements: [], places: [] } })
    await rendered.screen.findByRole('heading', { level: 1 })
  }
  return { ...rendered, be, asked, answer }
}

test('a name in another case is replaced with the right one, and the page stays', async () => {
  const { screen, router, asked, answer } = await arriving('/profile/ADA')
  expect(asked()).toEqual([
    { id: 0, fn: 'readPlayer', data: { username: 'ADA' } },
    { id: 1, fn: 'readProfile', data: { username: 'ADA' } },
    { id: 2, fn: 'readHighlights', data: { username: 'ADA' } },
  ])
  await answer()
  expect(router.state.location.pathname).toBe('/profile/Ada')
  expect(router.state.historyAction).toBe('REPLACE')
  expect(screen.getByRole('heading', { level: 1, name: 'Ada' })).toBeTruthy()
})

test('an old name redirects to the current one', async () => {
  const { screen, router, answer } = await arriving('/profile/Countess')
  await answer()
  expect(router.state.location.pathname).toBe('/profile/Ada')
  expect(screen.getByRole('link', { name: 'Statistics' }).getAttribute('href')).toBe('/stats/Ada')
})

test('only the player’s own profile links to the settings', async () => {
  const edit = async (self: Record<string, unknown>) => {
    const { screen, be, answer } = await arriving('/profile/Ada')
    await answer()
    await be(self)
    const link = screen.queryByRole('link', { name: 'Edit profile' })
    cleanup()
    return link !== null
  }
  expect(await edit({ username: 'Ada', isAnonymous: false })).toBe(true)
  expect(await edit({ username: 'Bob', isAnonymous: false })).toBe(false)
})

const refusal = (reason: 'unknown-player' | 'bad-input') => ({
  status: 'NOT_FOUND' as const,
  message: 'x',
  details: { reason },
})

test.each(['unknown-player', 'bad-input'] as const)('%s has a helpful page', async (reason) => {
  const { screen, say } = await arriving('/profile/Nobody')
  await say({ id: 0, error: refusal(reason) })
  expect(await screen.findByRole('heading', { name: 'Player not found' })).toBeTruthy()
  expect(document.title).toBe('Player not found · Trivium')
})

test('a guest who looks for their own page reads how to get one', async () => {
  const { screen, say, be } = await arriving('/profile/Guest_1')
  await say({ id: 0, error: refusal('unknown-player') })
  await screen.findByRole('heading', { name: 'Player not found' })
  await be({ username: 'Guest_1', isAnonymous: true })
  expect(screen.getByRole('link', { name: 'Create an account' })).toBeTruthy()
})
