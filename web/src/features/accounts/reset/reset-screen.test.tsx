// @vitest-environment happy-dom
import { cleanup } from '@testing-library/react'
import { errorOf, refused } from '@trivium/wire/refusals'
import { afterEach, expect, test } from 'vitest'
import { renderSignIn } from '../sign-in/sign-in.test-kit.tsx'
import { ResetScreen } from './reset-screen.tsx'

afterEach(cleanup)

const SENTENCE = 'If there is an account with this address, we’ve sent it a link. It works for 60 minutes.'

const withToken = async () => {
  const page = await renderSignIn(ResetScreen, '/reset-password#token=abc')
  page.type('New password', 'correct horse')
  return page
}

test('the reply to a request is the same whether the address is known or not', async () => {
  const { type, submit, calls, say, said } = await renderSignIn(ResetScreen, '/reset-password')
  type('Email', 'Ada@example.org')
  expect(said(/^Enter your account’s email address/)).toBe(true)
  await submit()
  expect(calls()).toEqual([{ id: 0, fn: 'requestPasswordReset', data: { email: 'ada@example.org' } }])
  await say({ id: 0, result: {} })
  expect(said(SENTENCE)).toBe(true)
  expect(said(/^Enter your account’s email address/)).toBe(false)
})

test('a request that did not arrive is not reported as sent', async () => {
  const { type, submit, say, said } = await renderSignIn(ResetScreen, '/reset-password')
  type('Email', 'ada@example.org')
  await submit()
  await say({ id: 0, error: errorOf(refused('too-many-calls', { retryAfter: 60_000 })) })
  expect(said(SENTENCE)).toBe(false)
  expect(said('Try again in 1 min')).toBe(true)
})

test('the link’s token is removed from the address at once', async () => {
  const { place, said } = await withToken()
  expect(place()).toBe('/reset-password')
  expect(said('Choose a new password')).toBe(true)
})

test('after setting the new password the player logs in with it', async () => {
  const { submit, calls, say, place, router, said } = await withToken()
  await submit()
  expect(calls()).toEqual([{ id: 0, fn: 'resetPassword', data: { token: 'abc', password: 'correct horse' } }])
  await say({ id: 0, result: { username: 'Ada' } })
  expect([place(), router.state.location.state]).toEqual(['/login', { name: 'Ada' }])
  expect(said('Your password is changed, Ada. Log in with the new one.')).toBe(true)
})

test('a very common password is refused at its field', async () => {
  const { submit, say, input } = await withToken()
  await submit()
  await say({ id: 0, error: errorOf(refused('password-too-common')) })
  expect(input('New password').getAttribute('aria-invalid')).toBe('true')
})

test('a used link says so and offers a new one', async () => {
  const { submit, say, said, press, input } = await withToken()
  await submit()
  await say({ id: 0, error: errorOf(refused('reset-link-used')) })
  expect(said('This link has expired or was used')).toBe(true)
  await press('Ask for a new link')
  expect(input('Email').value).toBe('')
})
