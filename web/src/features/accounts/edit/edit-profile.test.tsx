// @vitest-environment happy-dom

import { act, cleanup, fireEvent, within } from '@testing-library/react'
import { errorOf, refused } from '@trivium/wire/refusals'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { arriving, GUEST, no } from './edit-profile.test-kit.tsx'

beforeEach(() => localStorage.clear())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('the index links to every section of the page', async () => {
  const { screen } = await arriving()
  const links = within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole('link')
  expect(links).toHaveLength(8)
  for (const link of links)
    expect(document.getElementById(link.getAttribute('href')?.slice(1) ?? '')).not.toBeNull()
})

test('a guest sees picture, settings and data, and what an account offers', async () => {
  const { screen, called } = await arriving(GUEST)
  const titles = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)
  expect(titles).toEqual(['You’re playing as a guest', 'Nickname', 'Picture', 'Settings', 'Your data'])
  const link = screen.getByRole('link', { name: 'Create an account' })
  expect(link.getAttribute('href')).toBe('/register?from=/edit-profile')
  expect(called('readAccount')).toEqual([])
  expect(screen.getByText('Saved right away, in this browser.')).toBeTruthy()
})

test('a setting is saved at once, with a confirmation', async () => {
  const { screen, called, serve } = await arriving()
  await act(async () => void fireEvent.click(screen.getByRole('radio', { name: 'Dark' })))
  await serve()
  expect(called('saveSettings')).toEqual([{ theme: 'dark' }])
  expect(await screen.findByText('Your settings are saved.')).toBeTruthy()
})

test('a refused account setting returns to its old value and says why', async () => {
  const { screen, answers, serve } = await arriving()
  answers.saveSettings = no('internal-error')
  const boards = screen.getByRole('switch', { name: 'Shown on leaderboards' }) as HTMLInputElement
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  fireEvent.click(boards)
  expect(boards.checked).toBe(false)
  vi.advanceTimersByTime(300)
  await serve()
  expect(boards.checked).toBe(true)
  expect(screen.getByText('Something went wrong on our side.')).toBeTruthy()
})

test('the data arrive as a file named after the player; a failure says why', async () => {
  const { screen, press } = await arriving()
  const saved: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download)
  })
  const refusal = JSON.stringify({ error: errorOf(refused('download-running')) })
  const files = [new Response(refusal, { status: 409 }), new Response('{"users":[]}')]
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (address) =>
    address === '/api/session' ? Response.json({ token: 'a-token' }) : (files.shift() as Response),
  )
  await press('Download my data')
  expect(await screen.findByText('Your data is already being gathered. Wait for that file.')).toBeTruthy()
  await press('Download my data')
  expect(await screen.findByText('trivium-Ada.json is in your downloads.')).toBeTruthy()
  expect(saved).toEqual(['trivium-Ada.json'])
})
