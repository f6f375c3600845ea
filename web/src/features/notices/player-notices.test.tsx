// @vitest-environment happy-dom
import { act, cleanup, fireEvent } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { renderApp } from '../../app/render-app.test-kit.tsx'
import { LazyNotices } from './lazy-notices.tsx'
import { sentenceOf } from './player-notices.tsx'

afterEach(cleanup)

const NOTICE = { id: 'n1', kind: 'rating-corrected', at: 1, before: 1_040, after: 1_061, games: 2 } as const

test.each([
  [NOTICE, '2 rated games of yours', 'is now 1061, it was 1040'],
  [{ ...NOTICE, games: 1, after: 1_040 }, 'A rated game of yours', 'stays 1040'],
])('a correction says how many games it affects and what changed', (notice, games, rating) => {
  expect(sentenceOf(notice)).toContain(games)
  expect(sentenceOf(notice)).toContain(rating)
})

const REPORT = {
  id: 'report-1',
  kind: 'report-closed',
  at: 1,
  about: 'Which river flows through Vienna?',
  outcome: 'fixed',
  answer: 'The source had another year.',
} as const

test.each([
  ['fixed', 'It’s been fixed'],
  ['kept', 'It stays as it is'],
  ['retired', 'It’s been retired'],
] as const)('the notice of a report closed as %s says what became of it', (outcome, words) => {
  const sentence = sentenceOf({ ...REPORT, outcome })
  expect(sentence).toContain('Which river flows through Vienna?')
  expect(sentence).toContain(`${words}: The source had another year.`)
})

test('a player whose name was removed reads why, their new name, and what to do', () => {
  const notice = { id: 'n', kind: 'name-reset', at: 1, username: 'Player-123456', reason: 'a slur.' } as const
  expect(sentenceOf(notice)).toBe(
    'A moderator removed your name: a slur. You’re now Player-123456, and you can choose another name in your settings right away.',
  )
})

test.each([
  [{ outcome: 'published', reason: null }, 'Your quiz “Rivers” is public: everyone can find it now.'],
  [
    { outcome: 'refused', reason: 'Two answers are wrong' },
    'Your quiz “Rivers” was not made public and is a draft again: Two answers are wrong. Change it and submit it once more.',
  ],
  [
    { outcome: 'retired', reason: 'Out of date.' },
    'Your quiz “Rivers” is no longer public and is a draft again: Out of date.',
  ],
] as const)('the author of a quiz reads what became of it, and why', (reviewed, sentence) => {
  const notice = { id: 'n', kind: 'quiz-reviewed', at: 1, quizId: 'q', title: 'Rivers', ...reviewed } as const
  expect(sentenceOf(notice)).toBe(sentence)
})

test('a player reads the correction once, and dismisses it', async () => {
  const { hand, say, screen } = await renderApp([{ path: '/', Component: LazyNotices }])
  await say({ topic: 'user', epoch: 'e', n: 0, doc: { uid: 'me', notices: [NOTICE] } })
  await act(async () => {
    await import('./player-notices.tsx')
  })
  expect(screen.getByRole('complementary', { name: 'Your rating was corrected' }).textContent).toContain(
    '1061',
  )
  fireEvent.click(screen.getByRole('button', { name: 'Got it' }))
  expect(hand.read().at(-1)).toMatchObject({ fn: 'closeNotice', data: { id: 'n1' } })
  await say({ topic: 'user', epoch: 'e', n: 1, doc: { uid: 'me', notices: [] } })
  expect(screen.queryByRole('complementary')).toBeNull()
})

const challengeUntil = (expiresAt: number) =>
  ({ id: 'c', kind: 'challenge', at: 1, username: 'Ada', key: 'ABC234', rated: true, expiresAt }) as const

test.each([
  ['is shown with a link to it', Number.MAX_SAFE_INTEGER, 1],
  ['has gone once the invitation has expired', 1, 0],
])('a challenge %s', async (_, expiresAt, links) => {
  const { say, screen } = await renderApp([{ path: '/', Component: LazyNotices }])
  await say({ topic: 'user', epoch: 'e', n: 0, doc: { uid: 'me', notices: [challengeUntil(expiresAt)] } })
  await act(async () => {
    await import('./player-notices.tsx')
  })
  const link = screen.queryAllByRole('link', { name: 'See the challenge' })
  expect(link.map((one) => one.getAttribute('href'))).toEqual(Array(links).fill('/join-friend-match/ABC234'))
  expect(screen.queryAllByText('Ada challenges you to a rated match.')).toHaveLength(links)
})
