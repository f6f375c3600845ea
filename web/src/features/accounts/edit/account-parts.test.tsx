// @vitest-environment happy-dom
import { act, cleanup, fireEvent, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { ACCOUNT, arriving, GUEST, no, ok, session } from './edit-profile.test-kit.tsx'

afterEach(cleanup)

test('a new username is confirmed with the date of the next possible change', async () => {
  const { screen, submit, answers, called, serve } = await arriving()
  answers.readAccount = ok({ ...ACCOUNT, usernameFrom: Date.UTC(2026, 6, 1) })
  await submit('Change your username', { 'New username': 'Countess' })
  await serve()
  expect(called('changeUsername')).toEqual([{ username: 'Countess' }])
  const line = await screen.findByText(/You can change it again on/)
  expect(line).toBeTruthy()
  expect(document.activeElement?.textContent).toBe('Your name is now Countess.')
})

test('an unchanged username is not sent', async () => {
  const { screen, submit, called } = await arriving()
  await submit('Change your username', { 'New username': 'Ada' })
  expect(called('changeUsername')).toEqual([])
  expect(screen.getAllByText('This is your username already.')).not.toHaveLength(0)
})

test('a wrong password shows an error at its field; the right one sends a link to the new address', async () => {
  const { screen, submit, answers, form } = await arriving()
  const name = 'Change your email address'
  const fields = { 'New email address': 'new@example.org', 'Your password': 'correct horse' }
  answers.changeEmail = no('wrong-password')
  await submit(name, fields)
  expect(form(name).getByText('That’s not your password.')).toBeTruthy()
  answers.changeEmail = ok()
  await submit(name, fields)
  expect(
    form(name).getByText('We’ve sent a link to new@example.org. Open it to confirm the address.'),
  ).toBeTruthy()
  expect((form(name).getByLabelText('Your password') as HTMLInputElement).value).toBe('')
  expect(screen.queryByText('That’s not your password.')).toBeNull()
})

test('a new password ends other sessions, so the list is fetched again', async () => {
  const { submit, called, serve } = await arriving()
  await submit('Change your password', { 'Current password': 'old', 'New password': 'four words as one' })
  await serve()
  expect(called('changePassword')).toEqual([{ current: 'old', password: 'four words as one' }])
  expect(called('readSessions')).toHaveLength(2)
})

test('another device can be logged out and disappears from the list', async () => {
  const { screen, press, answers, called, serve } = await arriving()
  answers.readSessions = ok({ sessions: [session('a', 'Firefox on Linux', true)] })
  await press('Log out Safari on iPhone')
  await serve()
  expect(called('endSession')).toEqual([{ id: 'b' }])
  expect(await screen.findByText('Safari on iPhone is logged out.')).toBe(document.activeElement)
  expect(screen.queryByRole('button', { name: 'Log out Safari on iPhone' })).toBeNull()
})

test('logging out everywhere asks once, goes home and starts a new session', async () => {
  const { screen, press, hand, router } = await arriving()
  await press('Log out everywhere')
  expect(hand.posted).toEqual([])
  const entered = hand.entered
  const dialog = within(screen.getByRole('dialog'))
  await act(async () => void fireEvent.click(dialog.getByRole('button', { name: 'Log out everywhere' })))
  expect(hand.posted.map(({ path }) => path)).toEqual(['/api/fn/logOutEverywhere'])
  await screen.findByText('home')
  expect(router.state.location.pathname).toBe('/')
  expect(hand.entered).toBe(entered + 1)
})

test('deleting requires the password; then a banner shows the date and lets the player keep the account', async () => {
  const { screen, press, submit, answers, called, set } = await arriving()
  await press(/Delete my account/)
  answers.deleteAccount = ok({ deletionAt: Date.UTC(2026, 6, 1) })
  await submit('Delete your account', { 'Your password': 'correct horse' })
  await set({ deletionAt: Date.UTC(2026, 6, 1) })
  expect(called('deleteAccount')).toEqual([{ password: 'correct horse' }])
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Your account will be deleted' }))
  await press('Keep my account')
  expect(called('keepAccount')).toEqual([{}])
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
})

test('a guest gets another nickname in one press, or types one', async () => {
  const { screen, press, submit, answers, called, set } = await arriving(GUEST)
  answers.drawNickname = ok({ nickname: 'Teal Owl 17', colour: 'teal' })
  await press('Surprise me')
  await set({ nickname: 'Teal Owl 17', colour: 'teal' })
  expect(screen.getByText('You’re now Teal Owl 17.')).toBeTruthy()
  expect(called('drawNickname')).toEqual([{}])
  await submit('Change your nickname', { Nickname: 'Sleepy Otter' })
  expect(called('chooseNickname')).toEqual([{ nickname: 'Sleepy Otter', colour: 'teal' }])
  answers.chooseNickname = no('nickname-taken')
  await submit('Change your nickname', { Nickname: 'Ada' })
  expect(screen.getByText('This is a player’s username. Choose another nickname.')).toBeTruthy()
})

test('the colour of the default picture is a guest’s to choose', async () => {
  const { screen, set } = await arriving(GUEST)
  expect(screen.queryByRole('group', { name: 'Colour' })).toBeNull()
  await set({ profilePic: 'profile1' })
  const colours = within(screen.getByRole('group', { name: 'Colour' })).getAllByRole('radio')
  expect(colours.map((one) => [one.getAttribute('value'), (one as HTMLInputElement).checked])).toContainEqual(
    ['blue', true],
  )
  expect(colours).toHaveLength(10)
})
