// @vitest-environment happy-dom
import { cleanup } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { renderApp } from '../../app/render-app.test-kit.tsx'
import { OwnCard } from './own-card.tsx'

afterEach(cleanup)

const PLAYER = { uid: 'me', username: 'Ada', profilePic: 'profile1', colour: null, elo: 1000, ratedGames: 9 }

/** The name on the card, with `|` where it may also wrap. */
const nameOf = async (player: object): Promise<string> => {
  const { screen, say } = await renderApp([{ path: '/', Component: OwnCard }])
  await say({ topic: 'user', epoch: 'e', n: 0, doc: { ...PLAYER, ...player } })
  const parts = screen.getByRole('link').querySelector('[translate="no"]')?.childNodes ?? []
  return [...parts].map((part) => (part.nodeName === 'WBR' ? '|' : part.textContent)).join('')
}

test('a guest’s number stays on the line of the word before it', async () => {
  expect(await nameOf({ nickname: 'Indigo Osprey 45' })).toBe('Indigo Osprey\u00a045')
})

test('a username may wrap after an underscore', async () => {
  expect(await nameOf({ nickname: null, username: 'Maximilian_von' })).toBe('Maximilian_|von')
})
