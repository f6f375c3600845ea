// @vitest-environment happy-dom
import { act, cleanup, fireEvent } from '@testing-library/react'
import { errorOf, refused } from '@trivium/wire/refusals'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { renderApp } from '../../app/render-app.test-kit.tsx'
import { Component } from '../../app/screens/custom-screen.tsx'

// The screen loads it on demand; here it has been loaded before.
beforeAll(() => import('../../app/screens/linked-quiz.tsx'))
afterEach(cleanup)

const CATEGORIES = [
  { id: 'music', title: 'Music', counts: [7, 8, 5], typed: [6, 2, 0] },
  { id: 'art', title: 'Art & Design', counts: [3, 0, 0], typed: [0, 0, 0] },
]
const LINK = 'abcdefghijk2'
const CONFIG = { categories: ['music'], difficulties: [1, 2], count: 10, clock: 20_000 }
const ADA = { username: 'Ada', profilePic: 'profile2', score: 8, total: 10, isYou: false }

const RIVERS = {
  quizId: 'abcdefghijk4',
  title: 'Great rivers',
  description: '',
  madeBy: 'Ada',
  questions: 12,
  plays: 1,
  publishedAt: 5,
}

const at = async (address: string) => {
  const rendered = await renderApp([{ path: '/custom', Component }], address)
  const { hand, say, screen } = rendered
  const last = (fn: string) =>
    hand.sent.flatMap((message) => ('fn' in message ? [message] : [])).findLast((call) => call.fn === fn)
  const turns = () =>
    act(async () => {
      await new Promise((done) => setTimeout(done, 5))
    })
  const reply = async (fn: string, result: unknown) => {
    await say({ id: last(fn)?.id ?? -1, result })
    await turns()
  }
  const press = async (name: string | RegExp) => {
    fireEvent.click(screen.getByRole('button', { name }))
    await turns()
  }
  return { ...rendered, last, reply, press, turns }
}

const configuring = async (packs: object[] = []) => {
  const custom = await at('/custom')
  await custom.reply('readCategories', { packs, categories: CATEGORIES })
  await custom.reply('listPublicQuizzes', { quizzes: [RIVERS], next: { n: 5, id: RIVERS.quizId } })
  return custom
}

test('too few questions are reported at once, with their number', async () => {
  const { screen, press } = await configuring()
  expect(screen.queryByText(/There are only/)).toBeNull()
  await press('Medium')
  await press(/^Music/)
  expect(screen.getByRole('status').textContent).toBe('There are only 7 of these.')
  await press('Make it 7')
  expect(screen.getByRole('status').textContent).toBe('')
  expect(screen.getByRole('button', { name: 'Start' })).toBeDefined()
})

test('with fewer questions than a quiz needs, nothing can be started', async () => {
  const { screen, press, last } = await configuring()
  await press('Medium')
  await press(/^Art/)
  expect(screen.getByRole('status').textContent).toBe('There are only 3 of these.')
  await press('Start')
  expect(last('makeCustom')).toBeUndefined()
})

test('the last difficulty cannot be removed', async () => {
  const { screen, press } = await configuring()
  await press('Easy')
  await press('Medium')
  expect(screen.getByRole('button', { name: 'Medium' }).getAttribute('aria-pressed')).toBe('true')
})

test('Start draws the quiz, opens its game, and goes to its link', async () => {
  const { press, reply, last, router } = await configuring()
  await press('Start')
  expect(last('makeCustom')?.data).toEqual({ categories: [], difficulties: [1, 2], count: 10, clock: 20_000 })
  await reply('makeCustom', { link: LINK })
  await reply('openCustom', { gameId: 'abcdefghijk3', counts: true })
  expect(router.state.location.pathname + router.state.location.search).toBe(`/custom?quiz=${LINK}`)
})

const PACKS = [
  ...[['trivium', 'Trivium', 7_000] as const, ['village', 'Our village', 12] as const].map(
    ([id, name, questions]) => ({ id, name, questions, author: 'Ada', licence: 'CC0-1.0', description: '' }),
  ),
]

test('packs are offered only if there are several', async () => {
  const { screen } = await configuring()
  expect(screen.queryByRole('heading', { name: 'Packs' })).toBeNull()
})

test('choosing a pack asks for its numbers, and the quiz is drawn from it, also with a ready-made one', async () => {
  const { screen, press, reply, last } = await configuring(PACKS)
  await press(/^Our village/)
  expect(last('readCategories')?.data).toEqual({ packs: ['village'] })
  await reply('readCategories', { packs: PACKS, categories: CATEGORIES })
  await press(/^The hard way/)
  await press(/^Quick ten/)
  expect(screen.getByRole('region', { name: '10 questions' }).textContent).toContain('Our village')
  await press('Start')
  expect(last('makeCustom')?.data).toMatchObject({ packs: ['village'], count: 10 })
  await press(/^Trivium/)
  expect(screen.getAllByRole('button', { name: 'All of them' }).at(-1)?.getAttribute('aria-pressed')).toBe(
    'true',
  )
})

test('quizzes by players are listed page by page, newest or most played first', async () => {
  const { screen, press, reply, last } = await configuring()
  const line = () => screen.getByRole('link', { name: /^Great rivers/ })
  expect(line().getAttribute('href')).toBe('/quiz/abcdefghijk4')
  expect(line().textContent).toContain('12 questions1 play')
  await press('Show more')
  expect(last('listPublicQuizzes')?.data).toEqual({ order: 'newest', after: { n: 5, id: RIVERS.quizId } })
  await reply('listPublicQuizzes', {
    quizzes: [{ ...RIVERS, quizId: 'abcdefghijk5', title: 'Lakes' }],
    next: null,
  })
  expect(screen.getByRole('link', { name: /^Lakes/ })).toBeDefined()
  expect(line()).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
  await press('Most played')
  expect(last('listPublicQuizzes')?.data).toEqual({ order: 'plays', after: null })
  expect(screen.queryByRole('link', { name: /^Lakes/ })).toBeNull()
})

test('a link shows the quiz and its maker before the start', async () => {
  const { screen, reply, press, last } = await at(`/custom?quiz=${LINK}`)
  await reply('readCustom', { config: CONFIG, packs: [], madeBy: 'Ada', plays: [ADA] })
  expect(screen.getByText(/^A quiz by/).textContent).toBe('A quiz by Ada')
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('10 questions')
  expect(screen.getByText('20 seconds each')).toBeDefined()
  expect(last('openCustom')).toBeUndefined()
  await press('Start')
  expect(last('openCustom')?.data).toEqual({ link: LINK })
})

test('a player who has played it finds their score beside the others', async () => {
  const { screen, reply } = await at(`/custom?quiz=${LINK}`)
  const own = { ...ADA, username: 'Guest', score: 6, isYou: true }
  await reply('readCustom', { config: CONFIG, packs: [], madeBy: null, plays: [ADA, own] })
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining([expect.stringContaining('Ada8'), expect.stringContaining('Guest (you)6')]),
  )
  expect(screen.getByText(/You got 6 of 10/)).toBeDefined()
})

test.each([
  ['unknown-quiz', 'Quiz not found'],
  ['bad-input', 'Quiz not found'],
  ['quiz-closed', 'This quiz is closed for now'],
] as const)('a link without a playable quiz (%s) says why and offers to make one', async (reason, name) => {
  const { screen, say, last, turns } = await at(`/custom?quiz=${LINK}`)
  await say({ id: last('readCustom')?.id ?? -1, error: errorOf(refused(reason)) })
  await turns()
  expect(screen.getByRole('heading', { name })).toBeDefined()
  expect(screen.getByRole('link', { name: 'Make one' })).toBeDefined()
})
