import { expect, test } from './promise.ts'

for (const { path, title, says } of [
  {
    path: '/',
    title: 'Trivium: ten questions a day, and ranked duels',
    says: 'Trivium asks ten questions a day',
  },
  { path: '/battle', title: 'Battle · Trivium', says: 'Right answers decide' },
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
