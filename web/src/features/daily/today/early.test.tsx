// @vitest-environment happy-dom
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { act } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { Providers } from '../../../app/providers.tsx'
import { createClient } from '../../../live/client.ts'
import { FakeBrowser } from '../../../live/fake-browser.test-kit.ts'
import { FIRST } from '../daily-status.test-kit.ts'
import { Daily } from './daily.tsx'

const EARLY = readFileSync(join(import.meta.dirname, '../../../../public/early.js'), 'utf8')
const DATA = { day: '2026-11-21', number: 325, title: 'Music', ...FIRST }
const LONG = { ...DATA, prompt: `${'Which of these cities '.repeat(6)}?` }

afterEach(() => {
  document.body.innerHTML = ''
  delete window.__early
  localStorage.clear()
})

const element = (hand: FakeBrowser) => (
  <Providers client={createClient(hand.edges)}>
    <RouterProvider
      router={createMemoryRouter([{ path: '/', element: <Daily load={() => new Promise(() => {})} /> }])}
    />
  </Providers>
)

/** The page as delivered: prerendered, with the server's data in it, after `early.js`. */
const arrived = (data: object | null) => {
  const page = renderToString(element(new FakeBrowser()))
  const block = data
    ? `<script type="application/json" id="daily-first">${JSON.stringify(data)}</script>`
    : ''
  document.body.innerHTML = `${block}<div id="root">${page}</div>`
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

test('a page that came without a question says so only when the server cannot be reached either', async () => {
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

test('a key answers too, but not one that belongs to the browser', () => {
  arrived(DATA)
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'b', ctrlKey: true, bubbles: true }))
  expect(window.__early?.choice).toBeNull()
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'D', bubbles: true }))
  expect(window.__early?.choice).toBe(3)
})

test('an early choice opens the day’s game as soon as the app starts', async () => {
  // In development React warns that a choice is already marked; it marks it itself a moment later.
  const noted = vi.spyOn(console, 'error').mockImplementation(() => {})
  arrived(DATA)
  choices()[2]?.click()
  const { hand } = await hydrated()
  await act(async () => {
    for (let turn = 0; turn < 30; turn += 1) await Promise.resolve()
  })
  expect(hand.posted.map(({ path }) => path)).toContain('/api/fn/openDaily')
  expect(choices()[2]?.getAttribute('aria-pressed')).toBe('true')
  noted.mockRestore()
})

test('a player who has started today does not see the first question again', () => {
  localStorage.setItem('trivium.daily', DATA.day)
  arrived(DATA)
  expect(document.querySelector('h1')?.textContent).toBe('')
})
