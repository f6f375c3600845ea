// @vitest-environment happy-dom
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { act } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Providers } from '../../../app/providers.tsx'
import { createClient } from '../../../live/client.ts'
import { FakeBrowser } from '../../../live/fake-browser.test-kit.ts'
import { StaticRouter } from '../../../routing/page-router.tsx'
import { FIRST } from '../daily-status.test-kit.ts'
import { Daily } from './daily.tsx'
import { FirstQuestionStates } from './first-question-states.tsx'

const EARLY = readFileSync(join(import.meta.dirname, '../../../../public/early.js'), 'utf8')
const DATA = { day: '2026-11-21', number: 325, title: 'Music', ...FIRST }
const LONG = { ...DATA, prompt: `${'Which of these cities '.repeat(6)}?` }

afterEach(() => {
  document.body.innerHTML = ''
  delete window.__early
  localStorage.clear()
  vi.unstubAllGlobals()
})

const element = (hand: FakeBrowser) => (
  <Providers client={createClient(hand.edges)}>
    <StaticRouter pathname="/">
      <Daily load={() => new Promise(() => {})} />
    </StaticRouter>
  </Providers>
)

/** No server, unless a test brings one. */
beforeEach(() => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  vi.stubGlobal('requestAnimationFrame', () => 0)
})

/** The page as delivered: prerendered, with the server's data in it, after `early.js`. */
const arrived = (data: object | null) => {
  const page = renderToString(element(new FakeBrowser()))
  const block = data
    ? `<script type="application/json" id="daily-first">${JSON.stringify(data)}</script>`
    : ''
  const states = renderToString(
    <StaticRouter pathname="/">
      <FirstQuestionStates />
    </StaticRouter>,
  )
  document.body.innerHTML = `${block}<template id="first-states">${states}</template><div id="root">${page}</div>`
  new Function(EARLY)()
}

const hydrated = async () => {
  const hand = new FakeBrowser()
  // The server does not reply: everything shown comes with the page.
  hand.answer = () => {
    throw new TypeError('Failed to fetch')
  }
  const problems: unknown[] = []
  await act(async () => {
    hydrateRoot(document.getElementById('root') as HTMLElement, element(hand), {
      onRecoverableError: (error) => problems.push(error),
    })
  })
  return { hand, problems }
}

const choices = () => [...document.querySelectorAll<HTMLElement>('#first-question button')]

test.each([
  ['a question', DATA],
  ['a long question', LONG],
])('the app hydrates a page with %s as early.js left it', async (_, data) => {
  const complained = vi.spyOn(console, 'error').mockImplementation(() => {})
  arrived(data)
  const before = document.getElementById('root')?.innerHTML
  const { problems } = await hydrated()
  expect(problems).toEqual([])
  expect(complained).not.toHaveBeenCalled()
  expect(document.getElementById('root')?.innerHTML).toBe(before)
  complained.mockRestore()
})

test('a page without a prerendered question says so only if the server is unreachable', async () => {
  arrived(null)
  expect(document.querySelector('h1')?.textContent).toBe('')
  const { problems } = await hydrated()
  expect(problems).toEqual([])
  expect(document.body.textContent).toContain('could not be reached')
})

test('the question can be read and answered before the app starts', () => {
  arrived(DATA)
  expect(document.querySelector('h1')?.textContent).toBe(FIRST.prompt)
  choices()[2]?.click()
  choices()[1]?.click()
  expect(choices().map((choice) => choice.getAttribute('aria-pressed'))).toEqual([
    'false',
    'false',
    'true',
    'false',
  ])
})

test('a key answers too, unless the shortcut belongs to the browser', () => {
  arrived(DATA)
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'b', ctrlKey: true, bubbles: true }))
  expect(window.__early?.choice).toBeNull()
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'D', bubbles: true }))
  expect(window.__early?.choice).toBe(3)
})

/** The server, as `early.js` sees it. */
const answering = (reply: () => Promise<Response>) => {
  const fetched = vi.fn((path: string) =>
    path === '/api/session'
      ? Promise.resolve(Response.json({ uid: 'u', token: 't', expiresAt: 1 }))
      : reply(),
  )
  vi.stubGlobal('fetch', fetched)
  return { paths: () => fetched.mock.calls.map(([path]) => path) }
}
const ANSWER = {
  ...{ gameId: 'abcdefghijk2', choice: 2, right: 0, wasRight: false },
  ...{ explanation: 'It was renamed in 1930.', shareRight: 0.25 },
}
const settle = () => act(async () => void (await new Promise((done) => setTimeout(done, 5))))
const text = (selector: string) => document.querySelector(selector)?.textContent

test('the verdict comes before the app, which continues from there without changing the page', async () => {
  const { paths } = answering(async () => Response.json({ result: ANSWER }))
  const complained = vi.spyOn(console, 'error').mockImplementation(() => {})
  arrived(DATA)
  choices()[2]?.focus()
  choices()[2]?.click()
  expect(text('[role=status]')).toBe('Checking …')
  await settle()
  expect(paths()).toEqual(['/api/session', '/api/fn/answerDaily'])
  expect(text('[role=status]')).toBe('Not quiteThe answer is Istanbul. Score 0.')
  expect(text('#first-question [role=note]')).toBe('It was renamed in 1930.25% of players get this right.')
  expect(choices().map((choice) => choice.textContent)).toEqual([
    'Istanbul, right answer',
    'BAthens',
    'Rome, wrong',
    'DSofia',
    'Next',
  ])
  expect(document.activeElement).toBe(choices()[2])
  expect(localStorage.getItem('trivium.daily')).toBe(DATA.day)
  const before = document.getElementById('root')?.innerHTML
  const { hand, problems } = await hydrated()
  expect(problems).toEqual([])
  expect(complained).not.toHaveBeenCalled()
  expect(document.getElementById('root')?.innerHTML).toBe(before)
  expect(hand.posted.map(({ path }) => path)).not.toContain('/api/fn/answerDaily')
  complained.mockRestore()
})

test('an answer on its way when the app starts is not sent twice', async () => {
  const reply = Promise.withResolvers<Response>()
  answering(() => reply.promise)
  arrived(DATA)
  choices()[2]?.click()
  await settle()
  const { hand, problems } = await hydrated()
  expect(text('[role=status]')).toBe('Checking …')
  reply.resolve(Response.json({ result: { ...ANSWER, choice: 2, right: 2, wasRight: true } }))
  await settle()
  expect(problems).toEqual([])
  expect(text('[role=status]')).toBe('Right Score 1.')
  expect(hand.posted.map(({ path }) => path)).not.toContain('/api/fn/answerDaily')
})

test('an answer that was refused is sent again by the app, which shows the reason', async () => {
  answering(async () => Response.json({ error: {} }, { status: 403 }))
  arrived(DATA)
  choices()[2]?.click()
  await settle()
  const { hand } = await hydrated()
  await settle()
  expect(hand.posted.map(({ path }) => path)).toContain('/api/fn/answerDaily')
  expect(choices()[2]?.getAttribute('aria-pressed')).toBe('true')
})

test('a quiz without a clock is asked for before the answer', async () => {
  const { paths } = answering(async () => Response.json({ result: ANSWER }))
  arrived(DATA)
  document.querySelector<HTMLInputElement>('#first-question input')?.click()
  choices()[2]?.click()
  await settle()
  expect(paths()).toEqual(['/api/session', '/api/fn/saveSettings', '/api/fn/answerDaily'])
})

test('a player who has started today does not see the first question again', () => {
  localStorage.setItem('trivium.daily', DATA.day)
  arrived(DATA)
  expect(document.querySelector('h1')?.textContent).toBe('')
})
