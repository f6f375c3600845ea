import { emailOf, PASSWORD } from '@trivium/testkit/account'
import { expect } from './fixtures.ts'
import { Opponent } from './opponent.ts'
import { winRated } from './rated.ts'
import { registered } from './registered.ts'
import type { Tour } from './tour.ts'

/** Names of the greatest length, because tours that share a server need different ones. */
const LONG_NAMES = ['Maximilian_von_Linde', 'Maximilian_von_Buche', 'Maximilian_von_Ahorn'] as const

const registering: Tour = async (guest, { url }, look) => {
  await registered(url, 'Adele')
  const { register } = guest
  await register.open()
  await expect(register.kept).toContainText('1000')
  await look('register')
  await register.send.click()
  await expect(register.password).toHaveAttribute('aria-invalid', 'true')
  await look('register-errors')
  await register.fill('adele', emailOf('Ben'))
  await expect(register.suggestions).not.toHaveCount(0)
  await look('register-taken')
  await register.suggestions.first().click()
  await expect(register.username).toHaveAccessibleDescription(/is free\./)
  await look('register-free')
}

const loggingIn: Tour = async (guest, { url }, look) => {
  await registered(url, LONG_NAMES[0])
  guest.forgiveRefusals('logIn')
  const { logIn, lobby, match, page, shell } = guest
  await lobby.open()
  await lobby.bot('Pebble').click()
  await match.asked(1)
  await logIn.open()
  await look('login')
  await logIn.enter(LONG_NAMES[0], 'not my password')
  await expect(logIn.password).toHaveAttribute('aria-invalid', 'true')
  await look('login-wrong')
  await logIn.enter(LONG_NAMES[0])
  await expect(logIn.question).toBeVisible()
  await look('login-asks')
  await logIn.bringAlong()
  await expect(shell.ownCard).toContainText(LONG_NAMES[0])
  await page.goto('/login')
  await expect(page.getByRole('heading', { name: 'You’re already logged in' })).toBeVisible()
  await look('login-already-in')
}

const forgotten: Tour = async (guest, _, look) => {
  guest.forgiveRefusals('resetPassword')
  const { reset } = guest
  await reset.open()
  await look('reset')
  await reset.ask(emailOf('Nobody'))
  await look('reset-sent')
  await reset.follow('/reset-password#token=of-a-link-that-was-used')
  await look('reset-choose')
  await reset.choose(PASSWORD)
  await expect(reset.expiredLink).toBeVisible()
  await look('reset-led-nowhere')
}

const editing: Tour = async (guest, { url }, look) => {
  const { editProfile, page } = guest
  await editProfile.open()
  await look('edit-profile-guest')
  await guest.isNow(await registered(url, LONG_NAMES[1]))
  await editProfile.open()
  await expect(editProfile.devices.getByRole('listitem')).toHaveCount(1)
  await expect(page.getByText(emailOf(LONG_NAMES[1]))).toBeVisible()
  await look('edit-profile')
  await editProfile.devices.getByRole('button', { name: 'Log out everywhere' }).click()
  await look('log-out-everywhere')
  await page.keyboard.press('Escape')
  await editProfile.rename('Max')
  await expect(editProfile.done('Your name is now Max.')).toBeVisible()
  await look('edit-profile-renamed')
  await editProfile.askToDelete()
  await look('delete-account')
  await editProfile.delete(PASSWORD)
  await expect(editProfile.leaving).toBeVisible()
  await look('edit-profile-leaving')
}

const players: Tour = async (guest, { url }, look) => {
  const { register, player, page, shell } = guest
  const rival = await Opponent.arrive(url)
  await winRated(guest, rival)
  await register.open('?from=/battle')
  await register.fill(LONG_NAMES[2], emailOf(LONG_NAMES[2]))
  await register.send.click()
  await expect(shell.notice).toBeVisible()
  await look('welcome')
  await page.goto(`/profile/${LONG_NAMES[2]}`)
  await expect(player.profile(LONG_NAMES[2])).toBeVisible()
  await look('profile')
  await page.goto(`/stats/${LONG_NAMES[2]}`)
  await expect(player.stats(LONG_NAMES[2])).toBeVisible()
  await look('stats')
  await registered(url, 'Adina')
  await page.goto('/profile/Adina')
  await expect(player.profile('Adina')).toBeVisible()
  await look('profile-of-newcomer')
  await page.goto('/profile/Nobody_at_all')
  await expect(player.unknown).toBeVisible()
  await look('no-such-player')
  rival.leave()
}

const banned: Tour = async (guest, server, look) => {
  guest.forgiveBan()
  await guest.isNow(await registered(server.url, 'Bertha'))
  await guest.page.goto('/')
  await expect(guest.shell.ownCard).toContainText('Bertha')
  await server.admin('ban', 'Bertha', '--reason', 'Insults in the lobby.', '--days', '3')
  await expect(guest.page.getByRole('heading', { name: 'Your account is banned' })).toBeVisible()
  await look('banned')
}

export const ACCOUNT_TOURS = {
  registering,
  'logging in': loggingIn,
  'a forgotten password': forgotten,
  'editing a profile': editing,
  players,
  'a ban': banned,
} as const
