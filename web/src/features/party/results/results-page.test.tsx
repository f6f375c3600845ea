// @vitest-environment happy-dom

import { cleanup, fireEvent, within } from '@testing-library/react'
import type { PartyResults } from '@trivium/wire/documents/party'
import { afterEach, expect, test, vi } from 'vitest'
import { renderApp } from '../../../app/render-app.test-kit.tsx'
import { Component as ResultsScreen } from '../../../app/screens/party-results-screen.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const question = {
  ...{
    round: '',
    isTieBreak: false,
    explanation: 'It just is.',
    gave: 2,
    gaveRight: 1,
    reported: false,
    media: null,
  },
} as const

const RESULTS: PartyResults = {
  ...{ title: 'Friday quiz', endedAt: 0, reason: 'completed', isHost: true, seat: 1, teams: null },
  players: [
    { name: 'Ann', score: 2, place: 1, seat: 0, profilePic: 'profile1', team: null },
    { name: 'Ben', score: 1, place: 2, seat: 1, profilePic: 'profile2', team: null },
  ],
  questions: [
    {
      ...question,
      ...{ question: 'q1', category: 'geography', prompt: 'Which river?', form: 'choice' },
      ...{ choices: ['Elbe', 'Rhine'], right: 1, accepted: 'Rhine', counts: [1, 1] },
      own: { answer: { choice: 0 }, right: false, points: 0 },
    },
    {
      ...question,
      ...{ question: null, category: 'history', prompt: 'Which year?', form: 'number' },
      ...{ choices: null, right: null, accepted: '1969', counts: null, number: { answer: 1969, within: 0 } },
      own: { answer: { number: 1969 }, right: true, points: 1 },
    },
  ],
}

const show = async (results: PartyResults) => {
  const app = await renderApp(
    [{ path: '/party/results/:partyId', Component: ResultsScreen }],
    '/party/results/Abcdefgh1234',
  )
  const asked = app.hand.read().find((message) => 'fn' in message && message.fn === 'readPartyResults')
  await app.say({ id: asked !== undefined && 'id' in asked ? asked.id : -1, result: results })
  return app
}

test('a host who did not play has no right or wrong answers', async () => {
  const questions = RESULTS.questions.map((one) => ({ ...one, own: null }))
  const { screen } = await show({ ...RESULTS, seat: null, questions })
  expect(await screen.findByText(/Which river/)).toBeDefined()
  expect(screen.queryByText('Wrong')).toBeNull()
})

test('two flags with the same prompt are two questions', async () => {
  const complained = vi.spyOn(console, 'error')
  const [first, second] = RESULTS.questions.map((one) => ({ ...one, prompt: 'Which country is this?' }))
  const { screen } = await show({ ...RESULTS, questions: [first!, second!] })
  expect(await screen.findAllByText(/Which country is this/)).toHaveLength(2)
  expect(complained).not.toHaveBeenCalled()
})

test('the results have the own place, every question with the own answer, and the table for the host', async () => {
  const { screen, hand, say } = await show(RESULTS)
  expect(await screen.findByRole('heading', { level: 1, name: 'Friday quiz' })).toBeDefined()
  expect(screen.getByText(/You came 2nd of 2/)).toBeDefined()
  expect(screen.getByRole('button', { name: 'Download the table (CSV)' })).toBeDefined()
  expect(screen.getAllByText('1 of 2 got it')).toHaveLength(2)
  expect(screen.getAllByRole('button', { name: 'Report this question', hidden: true })).toHaveLength(1)
  const wanted = hand.read().find((message) => 'fn' in message && message.fn === 'readPartyAnswers')
  expect(wanted).toMatchObject({ data: { side: 0 } })
  const answers = [
    { text: 'Rhine', right: true, points: 1 },
    { text: null, right: false, points: 0 },
  ]
  await say({ id: wanted !== undefined && 'id' in wanted ? wanted.id : -1, result: { answers } })
  expect(await screen.findByText('No answer')).toBeDefined()
  expect(screen.getByText('Right: 1969')).toBeDefined()
  expect(screen.getAllByText('1 of 2')).toHaveLength(2)
})

test('of many players the first ten and the own place are shown, and all at a press', async () => {
  const players = Array.from({ length: 14 }, (_, seat) => ({
    ...{
      name: `Player ${seat}`,
      score: 14 - seat,
      place: seat + 1,
      seat,
      profilePic: 'profile1',
      team: null,
    },
  }))
  const { screen } = await show({ ...RESULTS, players, seat: 12, isHost: false })
  const rows = async () =>
    within(await screen.findByRole('list', { name: 'Players' })).getAllByRole('listitem')
  expect(await rows()).toHaveLength(11)
  expect((await rows()).at(-1)?.textContent).toContain('Player 12 (you)')
  fireEvent.click(screen.getByRole('button', { name: 'Show all 14' }))
  expect(await rows()).toHaveLength(14)
})
