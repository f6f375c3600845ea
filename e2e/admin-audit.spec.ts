import { expect, test } from './fixtures.ts'

test('a mistaken ban is undone in the audit log, and the player can play again', async ({
  arriveAs,
  server,
}) => {
  const ben = await arriveAs('Ben')
  await ben.page.goto('/battle')
  await expect(ben.shell.ownCard).toContainText('Ben')
  await server.admin('ban', 'Ben', '--reason', 'mistaken for another')
  await expect(ben.page.getByText(/This account is banned/)).toBeVisible()

  const { page, shell } = await arriveAs('Ada')
  await server.admin('grant', 'Ada')
  await page.goto('/admin/audit-log?act=ban-player')
  await page.getByRole('button', { name: /^Undo/ }).click()
  await page.getByLabel('Reason, for the audit log').fill('It was another player')
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(shell.sentence('Undone, and recorded')).toBeVisible()
  await expect(page.getByRole('row', { name: /Undone: Player banned/ })).toContainText(
    'It was another player',
  )

  await ben.page.goto('/battle')
  await expect(ben.shell.ownCard).toContainText('Ben')
})
