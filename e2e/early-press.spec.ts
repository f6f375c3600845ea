import { holdScripts } from './hold-scripts.ts'
import { expect, test } from './shared-server.ts'

test('a press before the app has loaded counts', async ({ arrive }) => {
  const { page, shell } = await arrive({ colorScheme: 'light' })
  const release = await holdScripts(page)
  await page.goto('/battle', { waitUntil: 'domcontentloaded' })
  await shell.theme('Dark').click()
  await expect(shell.theme('Dark')).toHaveAttribute('aria-pressed', 'false')
  release()
  await expect(shell.theme('Dark')).toHaveAttribute('aria-pressed', 'true')
  await test.step('it counts only once', async () => {
    await shell.theme('Light').click()
    await expect(shell.theme('Light')).toHaveAttribute('aria-pressed', 'true')
    await page.reload()
    await expect(shell.theme('Light')).toHaveAttribute('aria-pressed', 'true')
  })
})

test('a switch pressed before the app has loaded is on afterwards', async ({ arrive }) => {
  const { page } = await arrive()
  const untimed = page.getByRole('switch', { name: 'Without a clock' })
  const release = await holdScripts(page)
  await page.goto('/survival', { waitUntil: 'domcontentloaded' })
  await untimed.click()
  release()
  await expect(untimed).toBeChecked()
  await expect(page.getByText('No clock. The first miss ends the run.')).toBeVisible()
})

test('options chosen before the app has loaded count for the party that is started before it has', async ({
  arrive,
}) => {
  const { page, party } = await arrive({ viewport: { width: 1920, height: 1080 } })
  const release = await holdScripts(page)
  await page.goto('/party', { waitUntil: 'domcontentloaded' })
  await page.getByText('Questions, teams and rules').click()
  await page.getByText('60 s').click()
  await page.getByText('Players choose a team').click()
  await party.start.click()
  release()
  await expect(page.getByRole('heading', { name: 'Scan to join' })).toBeVisible()
  const phone = await arrive()
  await phone.party.joinAs(party.key)
  await expect(phone.page.getByRole('button', { name: /^Blue/ })).toBeVisible()
})

for (const path of ['/custom?quiz=', '/flag-quiz?game=', '/country-quiz?game=', '/daily?day='])
  test(`${path}… shows nothing else before the app has loaded`, async ({ arrive }) => {
    const guest = await arrive()
    guest.forgive(/api\/fn\/read\w+( answers 40\d|\)$)/)
    const { page } = guest
    const release = await holdScripts(page)
    await page.goto(`${path}nonsense`, { waitUntil: 'domcontentloaded' })
    await expect(page.locator('main h1').first()).toBeAttached()
    await expect(page.locator('main h1').first()).toBeHidden()
    release()
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
  })

test('a screen that cannot be loaded says so, even if its page was hidden', async ({ arrive }) => {
  const guest = await arrive()
  guest.forgive(/custom-screen/, /dynamically imported module/)
  await guest.page.route('**/assets/custom-screen-*.js', (route) => route.abort())
  await guest.page.goto('/custom?quiz=nonsense')
  await expect(guest.page.getByRole('button', { name: 'Try again' })).toBeVisible()
})

test('the link of a quiz shows nothing to press before the app has loaded', async ({ arrive }) => {
  const { custom } = await arrive()
  await custom.open()
  await custom.count(5)
  const link = await custom.start()
  const { page, solo } = await arrive()
  const release = await holdScripts(page)
  await page.goto(link, { waitUntil: 'domcontentloaded' })
  const start = page.getByRole('button', { name: 'Start' })
  await expect(page.locator('main h1')).toHaveText('Build a quiz')
  await expect(start).toBeHidden()
  release()
  await expect(page.getByRole('heading', { name: '5 questions' })).toBeVisible()
  await start.click()
  await solo.asked('1 of 5')
})
