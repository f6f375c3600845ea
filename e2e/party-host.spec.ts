import { expect, test } from './shared-server.ts'

test('a host who passes the role on sees so at once, and can take it back', async ({ arrive }) => {
  const [{ page, party }, phone] = [await arrive(), await arrive()]
  await page.goto('/party')
  await party.start.click()
  await expect(page.getByRole('heading', { name: 'Scan to join' })).toBeVisible()
  const name = await phone.party.joinAs(party.key)
  await page.goto(`/party/${party.key}/host`)
  await page.getByRole('button', { name: `${name}: more` }).click()
  await page.getByRole('button', { name: 'Make them the host' }).click()
  await expect(page.getByRole('heading', { name: 'Somebody else is the host' })).toBeVisible()
  await page.getByRole('button', { name: 'Be the host again' }).click()
  await expect(page.getByRole('button', { name: 'Start', exact: true })).toBeVisible()
})
