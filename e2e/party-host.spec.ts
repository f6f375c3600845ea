import { expect, test } from './shared-server.ts'

test('a host who passes the role on sees this at once, and can take the role back', async ({ arrive }) => {
  const [{ page, party }, phone] = [await arrive(), await arrive()]
  await page.goto('/party')
  await party.start.click()
  await expect(page.getByRole('heading', { name: 'Scan to join' })).toBeVisible()
  const name = await phone.party.joinAs(party.key)
  await page.goto(`/party/${party.key}/host`)
  await page.getByRole('button', { name: `${name}: more` }).click()
  await page.getByRole('button', { name: 'Make host' }).click()
  await expect(page.getByRole('heading', { name: `${name} is the host` })).toBeVisible()
  await page.getByRole('button', { name: 'Take over as host' }).click()
  await expect(page.getByRole('button', { name: 'Start', exact: true })).toBeVisible()
})
