import { expect, test } from './promise.ts'

for (const { path, title, says } of [
  {
    path: '/',
    title: 'Trivium: ten questions a day, and ranked duels',
    says: 'Trivium asks ten questions a day',
  },
  { path: '/battle', title: 'Battle · Trivium', says: 'Right answers decide' },
  { path: '/contact', title: 'Write to us · Trivium', says: 'read every message and answer by mail' },
])
  test(`${path} can be read without JavaScript`, async ({ arrive }) => {
    const guest = await arrive({ javaScriptEnabled: false })
    // The scripts that the page names are not loaded.
    guest.forgive(/failed: csp/)
    const { page } = guest
    await page.goto(path)
    await expect(page).toHaveTitle(title)
    await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /\w{4}/)
    await expect(page.getByRole('main').getByText(says).first()).toBeVisible()
    await expect(page.locator('body > noscript')).toBeVisible()
    await page.getByRole('link', { name: path === '/' ? 'Battle' : 'Daily', exact: true }).click()
    await expect(page).toHaveURL(path === '/' ? '/battle' : '/')
  })

test('the contact page says what to do without JavaScript', async ({ arrive }) => {
  const guest = await arrive({ javaScriptEnabled: false })
  guest.forgive(/failed: csp/)
  const { page, contact } = guest
  await contact.open()
  await expect(page.locator('main noscript p')).toContainText('This form needs JavaScript')
  await expect(contact.form.getByRole('button', { name: 'Send message' })).toBeDisabled()
})
