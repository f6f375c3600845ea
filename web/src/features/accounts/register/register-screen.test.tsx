// @vitest-environment happy-dom
import { cleanup } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { renderSignIn } from '../sign-in/sign-in.test-kit.tsx'
import { RegisterScreen } from './register-screen.tsx'

afterEach(cleanup)

const VALUES = { username: 'Ada', email: 'ada@example.org', password: 'correct horse' }

const filledIn = async (at = '/register') => {
  const page = await renderSignIn(RegisterScreen, at)
  page.type('Username', VALUES.username)
  page.type('Email', VALUES.email)
  page.type('Password', VALUES.password)
  return page
}

test('a guest sees what they keep', async () => {
  const { screen } = await renderSignIn(RegisterScreen, '/register')
  expect(screen.getByLabelText('What you keep').textContent).toBe('Rating1034Matches won3Right answers47')
})

test('password managers can identify the fields', async () => {
  const { input } = await renderSignIn(RegisterScreen, '/register')
  expect(['Username', 'Email', 'Password'].map((label) => input(label).autocomplete)).toEqual([
    'username',
    'email',
    'new-password',
  ])
})

test('registering renews the session, returns to the previous page and shows a welcome', async () => {
  const { submit, answers, hand, place, said } = await filledIn('/register?from=%2Fbattle%23friend')
  answers({ username: 'Ada' })
  await submit()
  expect(hand.posted.map(({ path, data }) => [path, data])).toEqual([['/api/fn/register', VALUES]])
  expect(hand.entered).toBe(2)
  expect(place()).toBe('/battle#friend')
  expect(said('Welcome, Ada.')).toBe(true)
})

test('a return path to another site is ignored', async () => {
  const { submit, answers, place } = await filledIn('/register?from=%2F%5Cevil.example')
  answers({ username: 'Ada' })
  await submit()
  expect(place()).toBe('/')
})

test('a name taken in the meantime is reported at its field, with free names to press', async () => {
  const { submit, refuses, press, input, said } = await filledIn()
  refuses('username-taken', { suggestions: ['Ada_12', 'Ada-quiz'] })
  await submit()
  expect(said('This username is taken.')).toBe(true)
  expect(document.activeElement).toBe(input('Username'))
  await press('Ada-quiz')
  expect(input('Username').value).toBe('Ada-quiz')
  expect(input('Password').value).toBe(VALUES.password)
  expect(said('This username is taken.')).toBe(false)
})

test('an address that has an account is reported at its field', async () => {
  const { submit, refuses, input } = await filledIn()
  refuses('email-taken')
  await submit()
  expect(document.activeElement).toBe(input('Email'))
})

test('a player who already has an account sees a note and can move on', async () => {
  const { setUser, screen, said } = await renderSignIn(RegisterScreen, '/register?from=/battle')
  await setUser({ isAnonymous: false, username: 'Ada' })
  expect(said('You’re already logged in')).toBe(true)
  expect(screen.getByRole('link', { name: 'Go back' }).getAttribute('href')).toBe('/battle')
})
