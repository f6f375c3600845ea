import { register } from '@trivium/testkit/account'
import { signInGuest } from '@trivium/testkit/player'
import { expect, test } from './fixtures.ts'
import { Opponent } from './opponent.ts'
import { winRated } from './rated.ts'
import { runOf } from './survival-run.ts'

test('a player who answers faster than anybody reads is banned, then unbanned; opponents get their points back and a notice', async ({
  arriveAs,
  server,
}) => {
  const victim = await arriveAs('Ben')
  const admin = await arriveAs('Ada')
  await server.admin('grant', 'Ada')
  const machine = await register(await signInGuest(server.url), 'Machine')
  await machine.connect()
  await winRated(victim, new Opponent(machine))
  await runOf(machine, 45)

  const { page } = admin
  await page.goto('/admin/fair-play')
  const name = page.getByRole('link', { name: 'Machine', exact: true })
  await expect
    .poll(
      async () => {
        await page.reload()
        await expect(page.getByText(/No case is open|1 shown/).first()).toBeVisible()
        return name.count()
      },
      { timeout: 60_000, intervals: [2_000] },
    )
    .toBe(1)
  await name.click()
  await expect(
    page.getByText(/^4\d of \d+ answers were right sooner than anybody can have read/),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Ban …' }).click()
  await page.getByLabel('Reason (the player sees this)').fill('Answers by a machine')
  await page.getByRole('button', { name: 'Ban', exact: true }).click()
  await expect(admin.shell.notice).toContainText(
    'Machine is banned. The rating of one opponent was corrected',
  )
  await expect(victim.page.getByRole('complementary', { name: 'Your rating was corrected' })).toContainText(
    'your rating is now 1000, it was 1020',
  )
  expect(await machine.http('isAdmin', {})).toMatchObject({ error: { details: { reason: 'banned' } } })

  await page.getByRole('link', { name: /^Decisions in the audit log/ }).click()
  await page.getByRole('button', { name: /^Undo/ }).click()
  await page.getByLabel('Reason, for the audit log').fill('A test of the product')
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(page.getByText('Undone: Case decided')).toBeVisible()
  expect(await machine.http('isAdmin', {})).toEqual({ result: { isAdmin: false } })
  machine.leave()
})

test('a player whose name was reset gets a notice, and can choose another name immediately', async ({
  arriveAs,
  server,
}) => {
  const player = await arriveAs('Unwanted')
  const admin = await arriveAs('Ada')
  await server.admin('grant', 'Ada')
  await player.lobby.open()
  const { page } = admin
  await page.goto('/admin/users?find=unw')
  await page.getByRole('link', { name: 'Unwanted' }).click()
  await page.getByRole('button', { name: 'Reset name' }).click()
  await page.getByLabel('Reason (the player sees this)').fill('Means something else elsewhere')
  await page.getByRole('button', { name: 'Reset the name' }).click()
  const told = player.page.getByRole('complementary', { name: 'Your name was changed' })
  await expect(told).toContainText('Means something else elsewhere. You’re now Player-')
  await told.getByRole('button', { name: 'Got it' }).click()
  await player.editProfile.open()
  await player.editProfile.rename('Willow')
  await expect(player.shell.ownCard).toContainText('Willow')
  await page.goto('/admin/users/Willow')
  await expect(page.getByText(/^Player-\d{6}, kept for them until/)).toBeVisible()
})
