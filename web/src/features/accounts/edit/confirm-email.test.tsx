// @vitest-environment happy-dom
import { cleanup } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { ACCOUNT, ADA, arriving, GUEST, no, ok } from './edit-profile.test-kit.tsx'

afterEach(cleanup)

const LINK = '/edit-profile#confirm=abc'

test('the mailed link confirms the address of a logged-in player and is removed from the page’s address', async () => {
  const { screen, called, router, serve } = await arriving(ADA, LINK, {
    confirmEmail: ok({ email: 'ada@example.org' }),
  })
  await serve()
  expect(called('confirmEmail')).toEqual([{ token: 'abc' }])
  expect(await screen.findByText('Thank you. ada@example.org is confirmed.')).toBeTruthy()
  await serve()
  expect(router.state.location.hash).toBe('')
  expect(called('readAccount').length).toBeGreaterThan(1)
})

test('a guest has to log in first, and the link is kept until then', async () => {
  const guest = await arriving(GUEST, LINK)
  expect(guest.screen.getByRole('heading', { name: 'Log in to confirm your address' })).toBeTruthy()
  expect(guest.called('confirmEmail')).toEqual([])
  cleanup()
  const later = await arriving(ADA, '/edit-profile', { confirmEmail: no('confirm-link-used') })
  await later.serve()
  expect(later.called('confirmEmail')).toEqual([{ token: 'abc' }])
  expect(await later.screen.findByText(/This link has expired, was used/)).toBeTruthy()
  cleanup()
  const again = await arriving()
  expect(again.called('confirmEmail')).toEqual([])
})

test('an unconfirmed address has a note that can send the link again, or says why it cannot', async () => {
  const answers = { readAccount: ok({ ...ACCOUNT, emailConfirmed: false }) }
  const { screen, press, called, answers: later } = await arriving(ADA, '/edit-profile', answers)
  expect(screen.getByText(/Not confirmed yet/)).toBeTruthy()
  await press('Send the link again')
  expect(called('sendEmailLink')).toEqual([{}])
  expect(await screen.findByText('A new link is on its way to ada@example.org.')).toBeTruthy()
  later.sendEmailLink = no('mailed-lately', { retryAfter: 60_000 })
  await press('Send the link again')
  expect(screen.getByText(/Check the spam folder, too\. Try again in 1 min/)).toBeTruthy()
  expect(screen.queryByText(/is on its way/)).toBeNull()
})

test('an unconfirmed new address is shown beside the current one', async () => {
  const answers = { readAccount: ok({ ...ACCOUNT, pendingEmail: 'new@example.org' }) }
  const { screen } = await arriving(ADA, '/edit-profile', answers)
  expect(screen.getByText('new@example.org')).toBeTruthy()
  expect(screen.getByText(/Until then ada@example.org stays your address/)).toBeTruthy()
})

test('without a mail server the note says who can help', async () => {
  const answers = { readAccount: ok({ ...ACCOUNT, emailConfirmed: false, mailArrives: false }) }
  const { screen } = await arriving(ADA, '/edit-profile', answers)
  expect(screen.getByText(/whoever runs it can give you the link/)).toBeTruthy()
})
