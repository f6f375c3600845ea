// @vitest-environment happy-dom
import { act, cleanup, fireEvent } from '@testing-library/react'
import { CANNOT_SAVE } from '@trivium/wire/cannot-save'
import { errorOf, refused } from '@trivium/wire/refusals'
import { afterEach, expect, test, vi } from 'vitest'
import { renderApp } from '../../../app/render-app.test-kit.tsx'
import { NoticeArea } from '../../../design/notices.tsx'
import { sampleGame } from '../game.test-kit.ts'
import { MatchScreen } from '../match-screen.tsx'

const GAME = sampleGame()
const TOPIC = `game:${GAME.id}`

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const Playing = () => (
  <>
    <MatchScreen matchId={GAME.id} />
    <NoticeArea />
  </>
)

const playing = async () => {
  const rendered = await renderApp([{ path: '/', element: <Playing /> }])
  await rendered.say({ topic: TOPIC, epoch: 'e', n: 0, doc: { ...GAME } })
  rendered.hand.read()
  const choice = (name: string) => rendered.screen.getByRole('button', { name: new RegExp(name) })
  const calls = () => rendered.hand.read().filter((message) => 'fn' in message)
  const isOwn = (name: string) => choice(name).getAttribute('aria-pressed') === 'true'
  return { ...rendered, choice, calls, isOwn }
}

test('an answer is marked at once, before the server has it', async () => {
  const { choice, calls, isOwn } = await playing()
  fireEvent.click(choice('Athens'))
  expect(isOwn('Athens')).toBe(true)
  expect(calls()).toEqual([{ id: 0, fn: 'answer', data: { matchId: GAME.id, index: 4, choice: 1 } }])
})

test.each([
  ['3', 2],
  ['d', 3],
  ['A', 0],
])('the key %s answers', async (key, choice) => {
  const { calls } = await playing()
  fireEvent.keyDown(document.body, { key })
  expect(calls()).toMatchObject([{ data: { choice } }])
})

test('keys with a modifier are left to the browser', async () => {
  const { calls } = await playing()
  fireEvent.keyDown(document.body, { key: 'a', ctrlKey: true })
  expect(calls()).toEqual([])
})

test('a second answer is not sent', async () => {
  const { choice, calls } = await playing()
  fireEvent.click(choice('Athens'))
  fireEvent.click(choice('Rome'))
  expect(calls()).toHaveLength(1)
})

test('a refused answer is undone, with a message', async () => {
  const { choice, say, isOwn, screen } = await playing()
  fireEvent.click(choice('Athens'))
  const message = 'Time was up for this question.'
  await say({ id: 0, error: { status: 'ABORTED', message, details: { reason: 'answered-late' } } })
  expect(isOwn('Athens')).toBe(false)
  expect(screen.getAllByText(`Your answer did not count. ${message}`)).not.toHaveLength(0)
})

test('an answer that did not reach the server is kept and sent after a reconnect', async () => {
  const { choice, hand, calls, isOwn, screen } = await playing()
  hand.answer = () => {
    throw new TypeError('Failed to fetch')
  }
  fireEvent.click(choice('Athens'))
  await act(async () => hand.drop())
  expect(isOwn('Athens')).toBe(true)
  expect(screen.getAllByText(/It will be sent when you are back/)).not.toHaveLength(0)
  calls()
  await act(async () => hand.welcome())
  expect(calls()).toMatchObject([{ fn: 'answer', data: { index: 4, choice: 1 } }])
})

test('an answer that the server can’t save is kept with a message, and sent again a second later', async () => {
  const { choice, say, calls, isOwn, screen } = await playing()
  vi.useFakeTimers()
  fireEvent.click(choice('Athens'))
  await say({ id: 0, error: errorOf(refused('cannot-save')) })
  expect(isOwn('Athens')).toBe(true)
  expect(screen.getAllByText(CANNOT_SAVE)).not.toHaveLength(0)
  calls()
  await act(async () => void vi.advanceTimersByTime(1_000))
  expect(calls()).toMatchObject([{ fn: 'answer', data: { index: 4, choice: 1 } }])
})

test('an answer that the server already has stays as the server shows it', async () => {
  const { choice, say, isOwn } = await playing()
  fireEvent.click(choice('Athens'))
  const message = 'You’ve already answered this question.'
  await say({ id: 0, error: { status: 'ABORTED', message, details: { reason: 'already-answered' } } })
  await say({ topic: TOPIC, n: 1, set: { chosen: 2 } })
  expect([isOwn('Athens'), isOwn('Rome')]).toEqual([false, true])
})

test('the reveal names the right answer', async () => {
  const { say, choice } = await playing()
  const reveal = { right: 0, choices: [0, 2], explanation: '' }
  await say({ topic: TOPIC, n: 1, set: { phase: 'reveal', chosen: 0, reveal, scores: [4, 2] } })
  expect(choice('Istanbul').textContent).toContain('right answer')
  expect(choice('Rome').textContent).toContain('wrong')
})

test('the first sentence of the explanation is shown once the question is closed', async () => {
  const { say, screen } = await playing()
  expect(screen.queryByRole('note', { name: 'Explanation' })).toBeNull()
  const explanation = 'It was renamed in 1930. The Post Office insisted on it.'
  const reveal = { right: 0, choices: [0, 2], explanation }
  await say({ topic: TOPIC, n: 1, set: { phase: 'reveal', chosen: 0, reveal } })
  expect(screen.getByRole('note', { name: 'Explanation' }).textContent).toBe('It was renamed in 1930.')
})

test('nothing is announced twice', async () => {
  const { say, screen } = await playing()
  await say({ topic: TOPIC, n: 1, set: { otherAnswered: true } })
  await say({ topic: TOPIC, n: 2, set: { chosen: 1 } })
  const spoken = [...screen.getByRole('log').children].map(({ textContent }) => textContent)
  expect(spoken).toHaveLength(2)
  expect(spoken[1]).toBe('Ada has answered.')
})
