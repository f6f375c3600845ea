// @vitest-environment happy-dom
import { act, cleanup, fireEvent } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { Screen, type ScreenModule, ScreenView } from '../../routing/screen.tsx'
import { renderApp } from '../render-app.test-kit.tsx'
import { ErrorScreen } from './error-screen.tsx'
import { isUnloaded, NotLoaded } from './not-loaded.tsx'

afterEach(cleanup)

test.each([
  'Failed to fetch dynamically imported module: https://quiz.example/assets/login.js',
  'error loading dynamically imported module: https://quiz.example/assets/login.js',
  'Importing a module script failed.',
  'Unable to preload CSS for /assets/login.css',
  'The page took too long to load.',
])('“%s” means a page did not load', (message) => expect(isUnloaded(new Error(message))).toBe(true))

test('any other error means a page crashed', () =>
  expect(isUnloaded(new TypeError('undefined is no function'))).toBe(false))

test('a page whose script fails to load says so; the next visit tries again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const load = vi.fn<() => Promise<ScreenModule>>()
  load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module: /login.js'))
  load.mockResolvedValueOnce({ Component: () => <h1>Log in</h1> })
  const login = <ScreenView screen={new Screen(load)} Fallback={ErrorScreen} />
  const { screen, router } = await renderApp([
    { path: '/', element: <h1>Home</h1> },
    { path: '/login', element: login },
  ])
  await act(() => router.navigate('/login'))
  expect(await screen.findByRole('heading', { name: 'This page did not load' })).toBeDefined()
  expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined()
  await act(() => router.navigate('/'))
  await act(() => router.navigate('/login'))
  expect(await screen.findByRole('heading', { name: 'Log in' })).toBeDefined()
  vi.restoreAllMocks()
})

test('without a network there is no button; the page loads when the network is back', async () => {
  const reload = vi.fn()
  const { screen, hand } = await renderApp([{ path: '/', element: <NotLoaded reload={reload} /> }])
  await act(async () => hand.network(false))
  expect(screen.getByRole('heading', { name: 'You are offline' })).toBeDefined()
  expect(screen.queryByRole('button')).toBeNull()
  fireEvent(window, new Event('online'))
  expect(reload).toHaveBeenCalledOnce()
})
