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

test('a switch that is pressed before the app has loaded is on when it has', async ({ arrive }) => {
  const { page } = await arrive()
  const untimed = page.getByRole('switch', { name: 'Without a clock' })
  const release = await holdApp(page)
  await page.goto('/survival', { waitUntil: 'domcontentloaded' })
  await untimed.click()
  release()
  await expect(untimed).toBeChecked()
  await expect(page.getByText('No clock. The first miss ends the run.')).toBeVisible()
})
