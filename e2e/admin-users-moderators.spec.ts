import { register } from '@trivium/testkit/account'
import { signInGuest } from '@trivium/testkit/player'
import { expect, test } from './fixtures.ts'
import { cookiesOf } from './registered.ts'
import { runOf } from './survival-run.ts'

test('a moderator resets a name and answers a report, and cannot give roles', async ({ arrive, server }) => {
  const moderator = await register(await signInGuest(server.url), 'Mia')
  await server.admin('grant', 'Mia', '--moderator')
  const rude = await register(await signInGuest(server.url), 'Unwanted')
  await rude.connect()
  rude.follow('user')
  const gameId = await runOf(rude, 0)
  const { rounds } = await rude.do('readSoloReview', { gameId })
  const { question, prompt } = rounds[0] ?? { question: null, prompt: '' }
  const report = { gameId, question: question ?? '', reason: 'typo', detail: 'A letter is missing.' } as const
  await rude.do('reportQuestion', report)

  const mia = await arrive()
  await mia.isNow(cookiesOf(moderator, server.url))
  const { page, shell } = mia
  await page.goto('/admin/questions/reports')
  await expect(page.getByText('A letter is missing.')).toBeVisible()
  await page.getByRole('button', { name: `Close … ${prompt}` }).click()
  await page.getByLabel('A note to whoever reported it').fill('It is spelled so')
  await page.getByRole('button', { name: 'Close and tell them' }).click()
  await expect(shell.notice).toContainText('Closed.')
  await expect(page.getByText('No open reports.')).toBeVisible()
  await rude.see<{ notices: unknown[] }>('user', ({ notices }) => notices.length === 1)

  await page.goto('/admin/users?find=unw')
  await page.getByRole('link', { name: 'Unwanted' }).click()
  await page.getByRole('button', { name: 'Reset name' }).click()
  await page.getByLabel('Reason (the player sees this)').fill('Means something else elsewhere')
  await page.getByRole('button', { name: 'Reset the name' }).click()
  await expect(shell.notice).toContainText('The player now has a neutral name')
  await expect(page).toHaveURL(/\/Player-\d{6}$/)
  await expect(page.getByRole('button', { name: 'Ban …' })).toBeVisible()

  await expect(page.getByRole('button', { name: 'Change role' })).toBeHidden()
  await expect(page.getByRole('link', { name: 'Audit log' })).toBeHidden()
  expect(await moderator.http('setRole', { username: 'Mia', role: 'admin', reason: 'me too' })).toMatchObject(
    {
      error: { status: 'PERMISSION_DENIED', details: { reason: 'not-allowed' } },
    },
  )
  rude.leave()
})

test('a banned guest reads why, and new guests from their network must wait', async ({
  arrive,
  arriveAs,
  server,
}) => {
  const rude = await arrive()
  rude.forgiveBan()
  await rude.lobby.open()
  const admin = await arriveAs('Ada')
  await server.admin('grant', 'Ada')
  const { page, shell } = admin
  await page.goto('/admin/users')
  await page.getByRole('button', { name: 'Ban a guest' }).click()
  await page.getByLabel('The guest’s number').fill(await rude.uid())
  await page.getByLabel('Reason (the guest sees this)').fill('Insults in the lobby')
  await page.getByRole('button', { name: 'Ban', exact: true }).click()
  await expect(shell.notice).toContainText(
    'The guest is banned. Their address gets no new guests for ten minutes.',
  )
  await expect(rude.page.getByText(/is banned until .* Reason: Insults in the lobby$/)).toBeVisible()

  const stranger = await arrive()
  stranger.forgive(/\/api\/session/)
  await stranger.page.goto('/battle')
  await expect(stranger.page.getByText(/^A guest on your network was just banned/).first()).toBeVisible()
  await page.reload()
  await expect(shell.ownCard).toContainText('Ada')
})
