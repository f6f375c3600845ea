// @vitest-environment happy-dom
import { act, cleanup, fireEvent, within } from '@testing-library/react'
import type { OutputOf } from '@trivium/wire/registry'
import { afterEach, expect, test } from 'vitest'
import { renderApp } from '../../app/render-app.test-kit.tsx'
import { Component as RunScreen } from '../../app/screens/survival-run-screen.tsx'
import { Component as SurvivalScreen } from '../../app/screens/survival-screen.tsx'

type Survival = OutputOf<'readSurvival'>

const ID = 'abcdefghijk2'
const NOTHING: Survival = {
  best: null,
  bestUntimed: null,
  bestTyped: null,
  bestTypedUntimed: null,
  running: null,
  top: [],
  own: null,
  players: 30,
  botScore: null,
}
const place = (number: number, username: string, score: number, isYou = false) => ({
  place: number,
  username,
  profilePic: 'profile1',
  score,
  isYou,
})
const RUN = {
  mode: 'solo',
  id: ID,
  settled: false,
  kind: 'survival',
  phase: 'question',
  total: null,
  index: 7,
  question: { category: 'history', prompt: 'Which city?', choices: ['A', 'B', 'C', 'D'] },
  askedAt: 0,
  answerBy: 2_000_000,
  chosen: null,
  reveal: null,
  categories: Array.from({ length: 8 }, () => 'history'),
  marks: [true, true, true, true, true, true, true],
  score: 7,
  ended: null,
  clock: 12_000,
}
const OVER = {
  phase: 'ended',
  chosen: { choice: 1, text: null },
  reveal: { right: 0, accepted: 'A', wasRight: false },
  ended: { at: 0, reason: 'missed' },
}

afterEach(cleanup)

/** `survival` null: the server has not replied yet. */
const arriving = async (survival: Survival | null, untimed = false) => {
  const rendered = await renderApp(
    [
      { path: '/survival', Component: SurvivalScreen },
      { path: '/survival/:gameId', Component: RunScreen },
    ],
    '/survival',
  )
  const { hand, say, screen } = rendered
  const answers: Record<string, unknown> = {
    readSurvival: survival,
    openSurvival: { gameId: ID },
    readSoloReview: { rounds: [] },
  }
  const calls: (readonly [string, unknown])[] = []
  const serve = async () => {
    for (const message of hand.read()) {
      if (!('fn' in message)) continue
      calls.push([message.fn, message.data])
      const result = answers[message.fn]
      if (result !== null) await say({ id: message.id, result: result ?? {} })
    }
    await act(async () => {
      for (let turn = 0; turn < 20; turn += 1) await new Promise((done) => setTimeout(done, 0))
    })
  }
  await say({ topic: 'user', epoch: 'e', n: 0, doc: { settings: { untimed }, achievements: [] } })
  await serve()
  const press = async (name: string) => {
    await act(async () => void fireEvent.click(screen.getByRole('button', { name })))
    await serve()
    await serve()
  }
  return { ...rendered, answers, calls, serve, press }
}

test('a run opens with a clock, and is played at its address', async () => {
  const { press, calls, router } = await arriving(NOTHING)
  await press('Start a run')
  expect(calls).toContainEqual(['openSurvival', { untimed: false, typed: false }])
  expect(router.state.location.pathname).toBe(`/survival/${ID}`)
})

test('a player whose setting is no clock finds it selected', async () => {
  const { press, calls, screen } = await arriving({ ...NOTHING, best: 9, bestUntimed: 4 }, true)
  expect(screen.getByRole('switch', { name: 'Without a clock' })).toHaveProperty('checked', true)
  expect(screen.getByText('Your best without a clock').nextSibling?.textContent).toBe('4')
  await press('Start a run')
  expect(calls).toContainEqual(['openSurvival', { untimed: true, typed: false }])
})

test('an empty leaderboard explains how to get on it', async () => {
  const { screen } = await arriving(NOTHING)
  expect(screen.getByText(/Nobody has a score yet/)).toBeTruthy()
})

test('where nobody has a score, the bot’s is the one to beat, labelled and without a rank', async () => {
  const { screen, press, router } = await arriving({ ...NOTHING, players: 0, botScore: 4 })
  const board = within(screen.getByRole('region', { name: 'Top 10' }))
  expect(board.getByText(/Bot to beat/).closest('p')?.textContent).toMatch(/^Cone\s+Bot to beat 4$/)
  expect(board.queryAllByRole('listitem')).toHaveLength(0)
  expect(screen.getByRole('list', { name: 'Steps' }).textContent).toContain('Bot to beat 4')
  await press('Start a run')
  expect(router.state.location.state).toMatchObject({ bot: 4 })
})

test('the player’s own rank is below the top ten', async () => {
  const top = Array.from({ length: 10 }, (_, i) => place(i + 1, `Player ${i + 1}`, 30 - i))
  const { screen } = await arriving({ ...NOTHING, best: 3, top, own: place(412, 'Ada', 3, true) })
  const board = within(screen.getByRole('region', { name: 'Top 10' }))
  const rows = board.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(rows).toHaveLength(11)
  expect(rows.at(-1)).toBe('412Ada (you)3')
})

test('a run in progress can be continued', async () => {
  const running = { gameId: ID, untimed: true, typed: false, score: 5 }
  const { press, calls, screen } = await arriving({ ...NOTHING, running })
  expect(screen.queryByRole('switch')).toBeNull()
  expect(screen.getByText('This run').nextSibling?.textContent).toBe('5')
  await press('Continue')
  expect(calls).toContainEqual(['openSurvival', { untimed: true, typed: false }])
})

test('a run that was started before the page knew the scores is a new best all the same', async () => {
  const { press, say, screen } = await arriving(null)
  await say({ topic: 'user', n: 1, set: { scores: { Survival: 5 } } })
  await press('Start a run')
  await say({ topic: `game:${ID}`, epoch: 'e', n: 0, doc: RUN })
  await say({ topic: `game:${ID}`, n: 1, set: OVER })
  await press('See the result')
  expect(screen.getByRole('heading', { name: 'New best: 7' })).toBeTruthy()
})

test('a finished run shows its length and its rank', async () => {
  const { press, say, serve, answers, screen, calls } = await arriving({ ...NOTHING, best: 5 })
  await press('Start a run')
  await say({ topic: `game:${ID}`, epoch: 'e', n: 0, doc: RUN })
  await say({ topic: `game:${ID}`, n: 1, set: OVER })
  await press('See the result')
  expect(screen.getByRole('heading', { name: 'New best: 7' })).toBe(document.activeElement)
  expect(calls.filter(([fn]) => fn === 'readSurvival')).toHaveLength(1)
  answers.readSurvival = { ...NOTHING, best: 7, top: [place(1, 'Ada', 7, true)] }
  await say({ topic: `game:${ID}`, n: 2, set: { settled: true } })
  await serve()
  expect(screen.getByText('You are number 1 of 30.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Play again' })).toBeTruthy()
})

test('if the best was not known at the start, the result does not claim a new best', async () => {
  const { press, say, hand, screen } = await arriving(null)
  await press('Start a run')
  await say({ topic: `game:${ID}`, epoch: 'e', n: 0, doc: RUN })
  await say({ topic: `game:${ID}`, n: 1, set: OVER })
  hand.pass(400)
  await press('See the result')
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('A decent run')
})
