// @vitest-environment happy-dom
import { act, cleanup, fireEvent } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { renderApp } from '../app/render-app.test-kit.tsx'
import { NoticeArea } from '../design/notices.tsx'
import { motion } from './motion.ts'
import { useAccountPreferences, usePreference } from './preference.ts'
import { sound } from './sound.ts'
import { theme } from './theme.ts'
import { useAppearance } from './use-appearance.ts'

const SETTINGS = {
  sound: 'on',
  haptics: 'on',
  motion: 'system',
  theme: 'system',
  untimed: false,
  boards: true,
} as const
const html = document.documentElement

beforeEach(() => {
  sessionStorage.clear()
  theme.set('system')
  motion.set('system')
  sound.set('on')
})
afterEach(cleanup)

const Page = () => {
  useAppearance()
  useAccountPreferences()
  const [value, choose] = usePreference('theme')
  return (
    <>
      <button type="button" onClick={() => void choose('dark')}>
        {value}
      </button>
      <button type="button" onClick={() => void choose('light')}>
        Light
      </button>
      <NoticeArea />
    </>
  )
}

const playing = async (settings: object = SETTINGS) => {
  const rendered = await renderApp([{ path: '*', element: <Page /> }])
  rendered.hand.read()
  await rendered.say({ topic: 'user', epoch: 'e', n: 0, doc: { uid: 'me', settings } })
  const button = rendered.screen.getAllByRole('button')[0] as HTMLElement
  let n = 0
  const keep = (change: object) => {
    n += 1
    return rendered.say({ topic: 'user', n, set: { settings: { ...SETTINGS, ...change } } })
  }
  return { ...rendered, button, keep }
}

test('the account’s settings are applied on this device', async () => {
  await playing({ ...SETTINGS, sound: 'off', motion: 'reduced', theme: 'dark' })
  expect([sound.get(), html.dataset.motion, html.dataset.theme]).toEqual(['off', 'reduced', 'dark'])
  expect(localStorage.getItem('trivium.theme')).toBe('dark')
})

test('a choice applies immediately and is saved to the account', async () => {
  const { hand, button, say } = await playing()
  fireEvent.click(button)
  expect([button.textContent, html.dataset.theme]).toEqual(['dark', 'dark'])
  expect(hand.read()).toEqual([{ id: 0, fn: 'saveSettings', data: { theme: 'dark' } }])
  await say({ id: 0, result: {} })
  expect(theme.get()).toBe('dark')
})

test('a pending choice is not overwritten by the account’s old value', async () => {
  const { button, keep, say } = await playing()
  fireEvent.click(button)
  await keep({ theme: 'light' })
  expect(theme.get()).toBe('dark')
  await say({ id: 0, result: {} })
  await keep({ theme: 'light' })
  expect(theme.get()).toBe('dark')
  await keep({ theme: 'system' })
  expect(theme.get()).toBe('system')
})

test('the second of two quick choices is saved after the first', async () => {
  const { hand, button, screen, say } = await playing()
  fireEvent.click(button)
  fireEvent.click(screen.getByText('Light'))
  expect(hand.read()).toEqual([{ id: 0, fn: 'saveSettings', data: { theme: 'dark' } }])
  await say({ id: 0, result: {} })
  expect(hand.read()).toEqual([{ id: 1, fn: 'saveSettings', data: { theme: 'light' } }])
  expect(sessionStorage.getItem('trivium.unsaved')).toBe('theme')
  await say({ id: 1, result: {} })
  expect([theme.get(), sessionStorage.getItem('trivium.unsaved')]).toEqual(['light', null])
})

test('a choice that a reload interrupted is kept, and saved by the next page', async () => {
  sessionStorage.setItem('trivium.unsaved', 'theme')
  theme.set('dark')
  const { hand, keep, say } = await playing()
  expect(theme.get()).toBe('dark')
  expect(hand.read()).toEqual([{ id: 0, fn: 'saveSettings', data: { theme: 'dark' } }])
  await say({ id: 0, result: {} })
  expect(sessionStorage.getItem('trivium.unsaved')).toBeNull()
  await keep({ theme: 'light' })
  expect(theme.get()).toBe('light')
})

/** Chooses dark on a page whose request fails because it reloads. */
const cancelled = async () => {
  const page = await playing()
  page.hand.answer = () => {
    throw new TypeError('Failed to fetch')
  }
  fireEvent.click(page.button)
  await act(async () => {
    page.hand.drop(1001)
    for (let turn = 0; turn < 30; turn += 1) await Promise.resolve()
  })
  expect(page.hand.posted.map(({ path }) => path)).toEqual(['/api/fn/saveSettings'])
  return page
}

test('a choice whose request a reload cancelled is saved by the next page', async () => {
  await cancelled()
  cleanup()
  const { hand, say } = await playing()
  expect(theme.get()).toBe('dark')
  expect(hand.read()).toEqual([{ id: 0, fn: 'saveSettings', data: { theme: 'dark' } }])
  await say({ id: 0, result: {} })
  expect(sessionStorage.getItem('trivium.unsaved')).toBeNull()
})

test('what the account saves later wins over a choice that could not be saved', async () => {
  const { hand, say } = await cancelled()
  await act(() => hand.welcome())
  const settings = { ...SETTINGS, theme: 'light' }
  await say({ topic: 'user', epoch: 'f', n: 0, doc: { uid: 'ada', settings } })
  expect([theme.get(), sessionStorage.getItem('trivium.unsaved')]).toEqual(['light', null])
})

test('a choice that could not be saved is reported, and applies for now', async () => {
  const { button, screen, say } = await playing()
  fireEvent.click(button)
  await say({
    id: 0,
    error: { status: 'INTERNAL', message: 'Something went wrong.', details: { reason: 'internal-error' } },
  })
  expect(screen.getByRole('complementary').textContent).toContain('wasn’t saved to your account')
  expect(theme.get()).toBe('dark')
})

test('a login applies that player’s settings, and another tab’s choice is adopted', async () => {
  const { hand, say } = await playing({ ...SETTINGS, theme: 'dark' })
  hand.uid = 'ada'
  await act(async () => {
    hand.drop(4010)
    for (let turn = 0; turn < 30; turn += 1) await Promise.resolve()
  })
  await act(() => hand.welcome())
  await say({ topic: 'user', epoch: 'f', n: 0, doc: { uid: 'ada', settings: SETTINGS } })
  expect(html.dataset.theme).toBeUndefined()
  act(() => {
    dispatchEvent(new StorageEvent('storage', { key: 'trivium.theme', newValue: 'light' }))
  })
  expect(html.dataset.theme).toBe('light')
})
