import { holdApp } from './held-scripts.ts'
import { expect, test } from './standing-server.ts'

test('a press on the page counts that comes before the app has loaded', async ({ arrive }) => {
  const { page, shell } = await arrive({ colorScheme: 'light' })
  const release = await holdApp(page)
  await page.goto('/battle', { waitUntil: 'domcontentloaded' })
  await shell.theme('Dark').click()
  await expect(shell.theme('Dark')).toHaveAttribute('aria-pressed', 'false')
  release()
  await expect(shell.theme('Dark')).toHaveAttribute('aria-pressed', 'true')
  await test.step('once', async () => {
    await shell.theme('Light').click()
    await expect(shell.theme('Light')).toHaveAttribute('aria-pressed', 'true')
    await page.reload()
    await expect(shell.theme('Light')).toHaveAttribute('aria-pressed', 'true')
  })
})
