import { expect, test } from './shared-server.ts'

test('the chosen theme applies after a reload, without a flash of the other', async ({ arrive }) => {
  const { page, shell } = await arrive({ colorScheme: 'light' })
  await page.addInitScript(() => {
    const grounds = new Set<string>()
    Object.assign(globalThis, { grounds })
    const look = () => {
      if (document.body) grounds.add(getComputedStyle(document.documentElement).backgroundColor)
      requestAnimationFrame(look)
    }
    look()
  })
  const grounds = () => page.evaluate(() => [...(globalThis as unknown as { grounds: Set<string> }).grounds])
  await page.goto('/battle')
  await expect(shell.theme('System')).toHaveAttribute('aria-pressed', 'true')
  const [light] = await grounds()

  await shell.theme('Dark').click()
  await expect(shell.theme('Dark')).toHaveAttribute('aria-pressed', 'true')
  await page.reload()
  await expect(shell.theme('Dark')).toHaveAttribute('aria-pressed', 'true')
  const dark = await grounds()
  expect(dark).toHaveLength(1)
  expect(dark).not.toContain(light)

  await test.step('the page follows the system again once the system’s theme is chosen', async () => {
    await shell.theme('System').click()
    await page.reload()
    await expect(shell.theme('System')).toHaveAttribute('aria-pressed', 'true')
    expect(await grounds()).toEqual([light])
    await page.emulateMedia({ colorScheme: 'dark' })
    await expect.poll(grounds).toEqual([light, ...dark])
  })
})

test('a theme chosen before the player is known is kept after a reload, and saved then', async ({
  arrive,
}) => {
  const { page, shell } = await arrive({ colorScheme: 'light' })
  const hang = () => {
    // Never answered, so that the reload cancels what waits for it.
  }
  await page.route('**/api/session', hang, { times: 1 })
  await page.goto('/battle')
  await shell.theme('Dark').click()
  await expect(shell.theme('Dark')).toHaveAttribute('aria-pressed', 'true')
  await page.reload()
  const unsaved = () => page.evaluate(() => sessionStorage.getItem('trivium.unsaved'))
  await expect.poll(unsaved).toBeNull()
  await expect(shell.theme('Dark')).toHaveAttribute('aria-pressed', 'true')
})
