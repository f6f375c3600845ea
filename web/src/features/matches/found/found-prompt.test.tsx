// @vitest-environment happy-dom
import { act, cleanup, fireEvent } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { renderApp } from '../../../app/render-app.test-kit.tsx'
import { sound } from '../../../preferences/sound.ts'
import { FoundPrompt } from './found-prompt.tsx'

const MATCH = {
  id: 'abcdefghijk2',
  playerIds: ['me', 'you'],
  matchActive: true,
  player1Joined: false,
  player2Joined: false,
  autoNavigated: false,
  kind: 'ranked',
  joinBy: 0,
  opponent: { username: 'Ada', profilePic: 'profile3', elo: 1100, provisional: false },
}

beforeEach(() => sound.set('off'))
afterEach(cleanup)

const Anywhere = () => (
  <>
    <FoundPrompt />
    <input aria-label="note" />
  </>
)

const standing = async () => {
  const rendered = await renderApp([{ path: '*', element: <Anywhere /> }])
  await rendered.say({ topic: 'user', epoch: 'e', n: 0, doc: { uid: 'me' } })
  await rendered.say({ topic: 'match', epoch: 'e', n: 0, doc: { match: null } })
  rendered.hand.read()
  let n = 0
  const setMatch = (change: object) => {
    n += 1
    return rendered.say({
      topic: 'match',
      n,
      set: { match: { ...MATCH, joinBy: rendered.hand.now + 9_900, ...change } },
    })
  }
  const join = () => rendered.screen.getByRole('button', { name: /^Join/ }) as HTMLButtonElement
  const calls = () => rendered.hand.read().filter((message) => 'fn' in message)
  return { ...rendered, setMatch, join, calls }
}

test('a found match alerts the player: words, countdown from 10, focus', async () => {
  const { setMatch, screen, join } = await standing()
  await setMatch({})
  expect(screen.getByRole('dialog').textContent).toContain('Ada')
  expect(screen.getByRole('progressbar').getAttribute('value')).toBe('100')
  expect(document.activeElement).toBe(join())
})

test('a player who is typing keeps the focus', async () => {
  const { setMatch, screen } = await standing()
  screen.getByLabelText('note').focus()
  await setMatch({})
  expect(document.activeElement).toBe(screen.getByLabelText('note'))
})

test('joining disables the button; a failure enables it again and says why', async () => {
  const { setMatch, join, say, screen, calls } = await standing()
  await setMatch({})
  fireEvent.click(join())
  expect(join().disabled).toBe(true)
  expect(calls()).toEqual([{ id: 0, fn: 'joinMatch', data: { matchId: MATCH.id } }])
  const message = 'Something went wrong on our side.'
  await say({ id: 0, error: { status: 'INTERNAL', message, details: { reason: 'internal-error' } } })
  expect(join().disabled).toBe(false)
  expect(screen.getAllByText(message)).not.toHaveLength(0)
})

test('after joining there is no button, and the prompt waits', async () => {
  const { setMatch, screen } = await standing()
  await setMatch({ player1Joined: true })
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.getByText('Waiting for Ada to join …')).toBeTruthy()
})

test('a match can be declined', async () => {
  const { setMatch, screen, calls } = await standing()
  await setMatch({})
  fireEvent.click(screen.getByRole('button', { name: 'Not now' }))
  expect(calls()).toEqual([{ id: 0, fn: 'declineMatch', data: { matchId: MATCH.id } }])
})

test('when both have joined the app goes to the match once and notifies the server', async () => {
  const { setMatch, router, say, calls } = await standing()
  await setMatch({})
  await setMatch({ player1Joined: true, player2Joined: true })
  expect(router.state.location.pathname).toBe(`/match/${MATCH.id}`)
  expect(calls()).toEqual([{ id: 0, fn: 'markNavigated', data: { matchId: MATCH.id } }])
  await say({ id: 0, result: {} })
  const claim = { matchId: MATCH.id, questionIndex: 0, isCorrect: false }
  expect(calls()).toEqual([{ id: 1, fn: 'updatePlayerScore', data: claim }])
  await act(() => router.navigate('/elsewhere'))
  await setMatch({ player1Joined: true, player2Joined: true, autoNavigated: true })
  expect(router.state.location.pathname).toBe('/elsewhere')
  expect(calls()).toEqual([])
})

test('a match opened before this page loaded is not opened again automatically', async () => {
  const { say, router } = await renderApp([{ path: '*', element: <Anywhere /> }])
  const ready = { ...MATCH, player1Joined: true, player2Joined: true, autoNavigated: true }
  await say({ topic: 'match', epoch: 'e', n: 0, doc: { match: ready } })
  expect(router.state.location.pathname).toBe('/')
})
