import { expect, test } from './shared-server.ts'

test('the admin panel tells guests and players that it is for admins, and opens for an admin immediately', async ({
  arrive,
  arriveAs,
  server,
}) => {
  const { page: guests } = await arrive()
  await guests.goto('/admin')
  await expect(guests.getByRole('heading', { name: 'For admins only' })).toBeVisible()
  await guests.getByRole('main').getByRole('link', { name: 'Log in' }).click()
  await expect(guests).toHaveURL('/login?from=%2Fadmin')

  const { page, shell } = await arriveAs('Amos')
  await page.goto('/admin/audit-log')
  await expect(page.getByText(/Only admins can see this page/)).toBeVisible()
  const link = shell.sidebar.getByRole('link', { name: 'Admin Panel' })
  await expect(link).toBeHidden()
  await server.admin('grant', 'Amos')
  await expect(page.getByRole('heading', { name: 'Audit log' })).toBeVisible()
  await expect(page).toHaveTitle('Audit log · Admin · Trivium')
  await link.click()
  await expect(page.getByRole('heading', { name: 'Overview' })).toBeVisible()
  await expect(page).toHaveTitle('Overview · Admin · Trivium')
  await server.admin('revoke', 'Amos')
  await expect(page.getByRole('heading', { name: 'For admins only' })).toBeVisible()
  await expect(link).toBeHidden()
})
