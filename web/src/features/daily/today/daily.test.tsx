// @vitest-environment happy-dom
import { act, cleanup, fireEvent } from '@testing-library/react'
import type { Refusal } from '@trivium/wire/refusals'
import { afterEach, expect, test } from 'vitest'
import { renderApp } from '../../../app/render-app.test-kit.tsx'
import * as parts from '../../../app/screens/daily-parts.tsx'
import { NoticeArea } from '../../../design/notices.tsx'
import { FIRST, sampleDailyStatus } from '../daily-status.test-kit.ts'
import { Daily } from './daily.tsx'

const GAME = 'abcdefghijk2'
const DAY = '2026-11-21'

afterEach(() => {
  cleanup()
  localStorage.clear()
  delete window.__early
})

const document_ = (part: object) => ({
  id: GAME,
  mode: 'solo',
  kind: 'daily',
  phase: 'ready',
  total: 10,
  index: -1,
  question: null,
  askedAt: null,
  answerBy: null,
  chosen: null,
  reveal: null,
  categories: [],
  marks: [],
  score: 0,
  ended: null,
  clock: 20_000,
  settled: false,
  ...part,
})

const ASKED = { phase: 'question', index: 0, question: FIRST, askedAt: 1_000_000, answerBy: 1_025_000 }

const load = async () => parts

/** Before the server has sent the player's status for the day. */
const arriving = async () => {
  const rendered = await renderApp([
    {
      path: '/',
      element: (
        <>
          <Daily load={load} />
          <NoticeArea />
        </>
      ),
    },
  ])
  const { hand, say, screen } = rendered
  const calls = () => hand.sent.flatMap((message) => ('fn' in message ? [message] : []))
  const last = (fn: string) => calls().findLast((call) => call.fn === fn)
  const reply = async (fn: string, result: unknown) => say({ id: last(fn)?.id ?? -1, result })
  const fail = async (fn: string, reason: Refusal) =>
    say({ id: last(fn)?.id ?? -1, error: { status: 'NOT_FOUND', message: 'No.', details: { reason } } })
  const choice = (name: string) => screen.getByRole('button', { name: new RegExp(name) })
  const turns = () =>
    act(async () => {
      await new Promise((done) => setTimeout(done, 5))
    })
  return { ...rendered, calls, last, reply, fail, choice, turns }
}

const standing = async (part: Parameters<typeof sampleDailyStatus>[0] = {}) => {
  const page = await arriving()
  await page.reply('readDaily', sampleDailyStatus(part))
  return page
}

test('the first question is on the page without a game', async () => {
  const { screen, calls } = await standing()
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(FIRST.prompt)
  expect(calls().map(({ fn }) => fn)).toEqual(['readDaily'])
})

const ANSWER = {
  ...{ gameId: GAME, choice: 2, right: 0, wasRight: false },
  ...{ explanation: 'It was renamed in 1930.', shareRight: null },
}
const REVEALED = {
  ...ASKED,
  ...{ phase: 'reveal', answerBy: null, chosen: { choice: 2, text: null }, marks: [false] },
  reveal: { right: 0, accepted: 'Istanbul', wasRight: false },
}

test('a choice is answered at once, with its explanation; the game then continues from there', async () => {
  const { choice, reply, say, calls, turns, last, screen } = await standing()
  fireEvent.click(choice('Rome'))
  await turns()
  expect(last('answerDaily')?.data).toEqual({ day: DAY, choice: 2 })
  await reply('answerDaily', ANSWER)
  expect(choice('Istanbul').textContent).toContain('right answer')
  expect(screen.getByRole('status').textContent).toBe('Not quiteThe answer is Istanbul. Score 0.')
  expect(screen.getByText('It was renamed in 1930.')).toBeDefined()
  await turns()
  await say({ topic: `game:${GAME}`, epoch: 'e', n: 0, doc: document_(REVEALED) })
  expect(screen.getByText('It was renamed in 1930.')).toBeDefined()
  expect(choice('Rome').getAttribute('aria-pressed')).toBe('true')
  expect(calls().map(({ fn }) => fn)).toEqual(['readDaily', 'answerDaily'])
  fireEvent.click(choice('Next'))
  expect(last('nextQuestion')?.data).toEqual({ gameId: GAME })
})

test('Next, pressed before the game has loaded, counts once it has', async () => {
  const { choice, reply, say, turns, last } = await standing()
  fireEvent.click(choice('Rome'))
  await turns()
  await reply('answerDaily', ANSWER)
  fireEvent.keyDown(document.body, { key: 'Enter' })
  await turns()
  expect(last('nextQuestion')).toBeUndefined()
  await say({ topic: `game:${GAME}`, epoch: 'e', n: 0, doc: document_(REVEALED) })
  expect(last('nextQuestion')?.data).toEqual({ gameId: GAME })
})

test('a double click answers once', async () => {
  const { choice, calls, turns } = await standing()
  fireEvent.click(choice('Rome'))
  fireEvent.click(choice('Athens'))
  await turns()
  expect(calls().filter(({ fn }) => fn === 'answerDaily')).toHaveLength(1)
})

test('a stale choice is not sent to a game that has moved on elsewhere', async () => {
  const { choice, reply, say, calls, turns } = await standing()
  fireEvent.click(choice('Rome'))
  await turns()
  await reply('answerDaily', ANSWER)
  await turns()
  const doc = document_({ ...ASKED, index: 3, marks: [true, true, false] })
  await say({ topic: `game:${GAME}`, epoch: 'e', n: 0, doc })
  expect(calls().filter(({ fn }) => fn === 'answerQuestion' || fn === 'nextQuestion')).toEqual([])
})

test('after midnight the choice does not count, and the new day’s question appears', async () => {
  const { choice, reply, fail, screen, turns } = await standing()
  fireEvent.click(choice('Rome'))
  await turns()
  await fail('answerDaily', 'no-such-day')
  await turns()
  const first = { ...FIRST, prompt: 'Which river runs through Rome?' }
  await reply('readDaily', sampleDailyStatus({ day: '2026-11-22', number: 326, first }))
  await turns()
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Which river runs through Rome?')
  expect(choice('Rome').getAttribute('aria-pressed')).toBe('false')
})

test('an interrupted game continues where it was', async () => {
  const play = { gameId: GAME, score: null, marks: [true] }
  const { say, screen, turns, calls } = await standing({ play, first: null })
  await turns()
  const question = { ...FIRST, prompt: 'The second question?' }
  await say({
    topic: `game:${GAME}`,
    epoch: 'e',
    n: 0,
    doc: document_({ ...ASKED, index: 1, question, marks: [true], score: 1 }),
  })
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('The second question?')
  expect(calls().map(({ fn }) => fn)).toEqual(['readDaily'])
})

test('a day that was played shows its result', async () => {
  const play = { gameId: GAME, score: 7, marks: Array.from({ length: 10 }, (_, i) => i < 7) }
  const done = { play, first: null, distribution: [0, 0, 0, 0, 0, 18, 0, 2, 1, 0, 0], betterThan: 0.9 }
  const { screen, reply, turns } = await standing(done)
  await turns()
  await reply('readDaily', sampleDailyStatus(done))
  await turns()
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Good going')
  expect(screen.getByText('Better than 90% of 20 others')).toBeDefined()
  expect(screen.getByRole('row', { name: /7, your score/ })).toBeDefined()
  expect(screen.getByText(/Miss one day a week|day off/)).toBeDefined()
})

test('a bank that is too small for a daily is reported', async () => {
  const { screen } = await standing({ first: null })
  expect(screen.getByRole('heading', { name: 'No daily today' })).toBeDefined()
})

test('without a connection the choice is kept, and sent after a reconnect', async () => {
  const { hand, choice, screen, turns, calls } = await standing()
  hand.answer = () => {
    throw new TypeError('Failed to fetch')
  }
  await act(async () => hand.drop())
  fireEvent.click(choice('Rome'))
  await turns()
  expect(screen.getAllByText(/It will be sent when you are back/)).not.toHaveLength(0)
  await act(async () => hand.welcome())
  await turns()
  expect(calls().filter(({ fn }) => fn === 'answerDaily')).toHaveLength(1)
  expect(choice('Rome').getAttribute('aria-pressed')).toBe('true')
})

test('a day started before the server has sent its status is remembered as started', async () => {
  window.__early = {
    first: { day: DAY, number: 325, ...FIRST },
    ...{ choice: null, answer: null, session: null, isUntimed: false },
    ...{ shown: { choice: null, answer: null }, isHydrating: false, isBegun: false, isTaken: false },
  }
  const { choice, reply, turns } = await arriving()
  fireEvent.click(choice('Rome'))
  await turns()
  await reply('answerDaily', ANSWER)
  await turns()
  expect(localStorage.getItem('trivium.daily')).toBe(DAY)
  await reply('readDaily', sampleDailyStatus())
  await turns()
  expect(localStorage.getItem('trivium.daily')).toBe(DAY)
})
