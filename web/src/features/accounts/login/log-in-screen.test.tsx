// @vitest-environment happy-dom
import { cleanup } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { renderSignIn } from '../sign-in/sign-in.test-kit.tsx'
import { LogInScreen } from './log-in-screen.tsx'

const LOGIN = { name: 'ada', password: 'correct horse' }
const ASKS = {
  status: 'asks',
  username: 'Ada',
  guest: { games: 12, questionsCorrect: 47, elo: 1034, activeMatch: false },
}

afterEach(cleanup)

const filledIn = async (at = '/login') => {
  const page = await renderSignIn(LogInScreen, at)
  page.type('Username or email', LOGIN.name)
  page.type('Password', LOGIN.password)
  const sent = () => page.hand.posted.map(({ data }) => data)
  return { ...page, sent }
}

const asked = async (guest: object = {}) => {
  const page = await filledIn('/login?from=/battle')
  page.answers({ ...ASKS, guest: { ...ASKS.guest, ...guest } })
  await page.submit()
  page.answers({ status: 'in', username: 'Ada' })
  return page
}

test('logging in returns to the page the player came from, as that player', async () => {
  const { submit, answers, hand, place, said } = await filledIn('/login?from=/battle')
  answers({ status: 'in', username: 'Ada' })
  hand.uid = 'ada'
  await submit()
  expect(hand.entered).toBe(2)
  expect(place()).toBe('/battle')
  expect(said('Welcome back, Ada.')).toBe(true)
})

test('a wrong name or password is reported at the password, and the input is kept', async () => {
  const { submit, refuses, input, said } = await filledIn()
  refuses('wrong-login')
  await submit()
  expect(said('Wrong username, email or password.')).toBe(true)
  expect(document.activeElement).toBe(input('Password'))
  expect(input('Username or email').value).toBe(LOGIN.name)
})

test('after too many wrong tries the screen says when to try again', async () => {
  const { submit, refuses, screen, said } = await filledIn()
  refuses('too-many-tries', { retryAfter: 130_000 })
  await submit()
  expect(said('Too many wrong attempts.')).toBe(true)
  expect(screen.getByRole('button', { name: 'Try again in 2 min 10 s' })).toBeTruthy()
})

test('a guest with something to lose is asked what to do, and stays until they choose', async () => {
  const { screen, place, hand } = await asked()
  const dialog = screen.getByRole('dialog')
  expect(dialog.textContent).toContain('Games12Right answers47Rating1034')
  expect(dialog.textContent).not.toContain('resigns')
  expect([place(), hand.entered]).toEqual(['/login?from=/battle', 1])
})

test.each([
  ['Add to my account', 'merge'],
  ['Discard guest progress', 'discard'],
])('“%s” logs in with the choice %s', async (button, guest) => {
  const { press, sent, place } = await asked()
  await press(button)
  expect(sent()).toEqual([LOGIN, { ...LOGIN, guest }])
  expect(place()).toBe('/battle')
})

test('a player in a match reads that logging in resigns it', async () => {
  const { screen } = await asked({ activeMatch: true })
  expect(screen.getByRole('dialog').textContent).toContain('Logging in resigns it')
})

test('the guest can remain a guest', async () => {
  const { press, screen, sent, input } = await asked()
  await press('Stay a guest for now')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(sent()).toHaveLength(1)
  expect(input('Password').value).toBe(LOGIN.password)
})

test('a choice that fails says why and can be made again', async () => {
  const { press, screen, refuses, answers, place } = await asked()
  refuses('internal-error')
  await press('Add to my account')
  expect(screen.getByRole('alert').textContent).toBe('Something went wrong on our side.')
  answers({ status: 'in', username: 'Ada' })
  await press('Add to my account')
  expect(place()).toBe('/battle')
})

test('a player who is already logged in can go home or log out', async () => {
  const { setUser, screen, press, answers, hand, place } = await renderSignIn(LogInScreen, '/login')
  await setUser({ isAnonymous: false, username: 'Ada' })
  expect(screen.getByRole('link', { name: 'Go home' }).getAttribute('href')).toBe('/')
  answers({})
  hand.uid = 'somebody'
  await press('Log Out')
  expect(await screen.findAllByText('You are logged out.')).not.toHaveLength(0)
  expect(hand.posted.map(({ path }) => path)).toEqual(['/api/fn/logOut'])
  expect(place()).toBe('/')
})

test('the link to registration keeps the return path', async () => {
  const { screen } = await filledIn('/login?from=/battle')
  expect(screen.getByRole('link', { name: 'Create one' }).getAttribute('href')).toBe(
    '/register?from=%2Fbattle',
  )
})
