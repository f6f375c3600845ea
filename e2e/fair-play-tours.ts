import { expect } from './fixtures.ts'
import { registered } from './registered.ts'
import { insertSampleCases } from './sample-cases.ts'
import { runAs } from './survival-run.ts'
import type { Tour } from './tour.ts'

/** The longest possible name. */
const LONG_NAME = 'Maximilian_von_Ahorn'

const users: Tour = async (guest, server, look) => {
  const { page } = guest
  for (const name of [LONG_NAME, 'Ben', 'Cleo', 'Dora']) await registered(server.url, name)
  await guest.isNow(await registered(server.url, 'Ada'))
  await server.admin('grant', 'Ada')
  await server.admin('ban', 'Ben', '--reason', 'insults in every match', '--days', '30')
  await page.goto('/admin/users?find=nobody-at-all')
  await expect(page.getByText('No username starts with this.')).toBeVisible()
  await look('users-nobody')
  await page.getByRole('button', { name: 'Show all' }).click()
  await expect(page.getByRole('row')).toHaveCount(6)
  await look('users')
  await page.getByRole('link', { name: LONG_NAME }).click()
  await expect(page.getByRole('heading', { name: LONG_NAME })).toBeVisible()
  await expect(page.getByText('Nothing so far.')).toBeVisible()
  await look('user')
  await page.getByRole('button', { name: 'Ban' }).click()
  await expect(page.getByLabel('For how long')).toBeVisible()
  await look('user-ban')
  await page.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: 'Reset name' }).click()
  await page.getByLabel('Reason (the player sees this)').fill('Too long for a scoreboard')
  await page.getByRole('button', { name: 'Reset the name' }).click()
  await expect(page.getByRole('heading', { name: /^Player-\d{6}$/ })).toBeVisible()
  await expect(page.getByText('Username reset', { exact: true })).toBeVisible()
  await look('user-name-reset')
  await page.goto('/admin/users/Ben')
  await expect(page.getByRole('button', { name: 'Lift the ban' })).toBeVisible()
  await look('user-banned')
}

const fairPlay: Tour = async (guest, server, look) => {
  const { page } = guest
  await guest.isNow(await registered(server.url, LONG_NAME))
  await runAs(guest, server.url, 3)
  await registered(server.url, 'Ben')
  await guest.isNow(await registered(server.url, 'Ada'))
  await server.admin('grant', 'Ada')
  await page.goto('/admin/fair-play')
  await expect(page.getByText('No case is open.')).toBeVisible()
  await look('cases-none')
  await page.goto('about:blank')
  await insertSampleCases(server, LONG_NAME, 'Ben')
  await page.goto('/admin/fair-play')
  await expect(page.getByRole('row')).toHaveCount(3)
  await look('cases')
  await page.getByRole('link', { name: LONG_NAME }).click()
  await expect(page.getByRole('heading', { name: 'Considered in an earlier decision' })).toBeVisible()
  // The server examines the run of Survival once it has been up for a while.
  await expect
    .poll(
      async () => {
        await page.reload()
        await expect(page.getByRole('table', { name: 'Games examined' })).toBeVisible()
        return page.getByText('nobody', { exact: true }).count()
      },
      { timeout: 40_000, intervals: [3_000] },
    )
    .toBe(1)
  await look('case')
  await page
    .getByRole('row', { name: /nobody/ })
    .getByRole('button', { name: /^Answers/ })
    .click()
  await expect(page.getByText(/nobody is that quick/).first()).toBeVisible()
  await look('case-game')
  await page.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: 'Ban …' }).click()
  await expect(page.getByText(/^For cheating/)).toBeVisible()
  await look('case-ban')
}

export const FAIR_PLAY_TOURS = {
  'the users of the admin panel': users,
  'the cases of the admin panel': fairPlay,
} as const
