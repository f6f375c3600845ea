import { expect, test } from './fixtures.ts'
import { LOGO } from './site-tour.ts'

test('an operator names the site and closes registration; pages show it from the first paint, and an invitation link allows registering', async ({
  arrive,
  arriveAs,
  server,
}) => {
  const ada = await arriveAs('Ada')
  ada.forgive(/saveLogo answers 400/)
  ada.forgive(/400 \(Bad Request\)/)
  const { page } = ada
  const main = page.getByRole('main')
  await server.admin('grant', 'Ada')
  await page.goto('/admin/site')
  await page.getByLabel('Name of the site').fill('Owls & <Co>')
  await page.getByLabel('Welcome line').fill('Hello, owls!')
  await page.getByLabel('Accent colour', { exact: true }).fill('#7a1f5c')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(main.getByText('Saved. Reload this page')).toBeVisible()
  await page
    .getByLabel('Choose a picture')
    .setInputFiles({ name: 'x.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') })
  await expect(main.getByText(/A logo has to be a still PNG or WebP/)).toBeVisible()
  await page
    .getByLabel('Choose a picture')
    .setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: LOGO })
  await expect(page.getByAltText('The logo now')).toBeVisible()
  await page.getByText('By invitation', { exact: true }).click()
  await page.getByRole('button', { name: 'Change it' }).click()
  await expect(page.getByRole('radio', { name: /By invitation/ })).toBeChecked()
  await page.getByLabel('Who it is for').fill('Class 7b')
  await page.getByRole('button', { name: 'Make a link' }).click()
  const link = (await page.getByRole('status').locator('code').textContent()) ?? ''

  // The page is already complete without its script.
  const still = await arrive({ javaScriptEnabled: false })
  await still.page.goto('/')
  await expect(still.page).toHaveTitle('Owls & <Co>: ten questions a day, and ranked duels')
  await expect(still.page.getByText('Hello, owls!')).toBeVisible()
  await still.page.goto('/battle')
  const green = () =>
    getComputedStyle(document.querySelector('section[aria-labelledby=ranked]') as Element).backgroundColor
  expect(await still.page.evaluate(green)).toBe('rgb(122, 31, 92)')

  const guest = await arrive()
  await guest.page.goto('/register')
  await expect(guest.page.getByRole('heading', { name: 'By invitation' })).toBeVisible()
  await guest.page.goto('/register?invitation=nonsense')
  await expect(guest.page.getByRole('heading', { name: 'This invitation isn’t valid' })).toBeVisible()
  await guest.page.goto(link)
  await expect(guest.page.getByText('You are invited.')).toBeVisible()
  await guest.page.getByLabel('Username').fill('Ben')
  await guest.page.getByLabel('Email').fill('ben@example.org')
  await guest.page.getByLabel('Password', { exact: true }).fill('seven green kettles')
  await guest.page.getByRole('button', { name: 'Create account' }).click()
  await expect(guest.shell.ownCard).toContainText('Ben')
  await expect(guest.page.getByRole('link', { name: 'Owls & <Co>, home' }).first()).toBeVisible()

  const late = await arrive()
  await late.page.goto(link)
  await expect(late.page.getByRole('heading', { name: 'This invitation is used up' })).toBeVisible()
  await late.page.getByRole('link', { name: 'Play as a guest' }).click()
  await expect(late.page.getByText('Hello, owls!')).toBeVisible()
})
