import { expect } from './fixtures.ts'
import { registered } from './registered.ts'
import type { Tour } from './tour.ts'

/** A round sign as a PNG, 64 by 64. */
export const LOGO = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAEAAAABACAMAAACdt4HsAAAACVBMVEUAAAB+Is7/zSBket0GAAAAA3RSTlMA//9EUNYhAAAAzElEQVR42u2XQRKEMAgEHf//6L1ZaoAQGteLczRMV6xKwrBtz0knIXMBIkfQnkRoImifISRGkBhBYoShbD+UIrhukzHz74ZiwtQ+IAr+iJCy3xAlv0fI+8+E0gbsLaz4rS2s+Q0CBaz6B0IACD+PAL/OXQkBwem+ALyq6Hpe/iHld1efA0gh4QP8BfDKOageZXyZGq8zflCqT9r7rzJvLLy14ebK2zsOGDzi4JDFYx4Pmjzq8rDN4z4fOPjIw4euhrGvYfBsGH0bhu+8fnE4EMmDZ6tiAAAAAElFTkSuQmCC',
  'base64',
)

/** The site settings, with a colour that is hard to read on, and what guests see of them. */
export const siteSettings: Tour = async (guest, server, look) => {
  const { page } = guest
  await guest.isNow(await registered(server.url, 'Ada'))
  await server.admin('grant', 'Ada')
  await page.goto('/admin/site')
  await expect(page.getByText('No invitation has been made yet.')).toBeVisible()
  await look('site-untouched')
  await page.getByLabel('Name of the site').fill('Riverside School Quiz Night')
  await page
    .getByLabel('Welcome line')
    .fill('Good evening, owls! Tonight we find out who slept in geography.')
  await page.getByLabel('Accent colour', { exact: true }).fill('#e879f9')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Saved. Reload this page')).toBeVisible()
  await page
    .getByLabel('Choose a picture')
    .setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: LOGO })
  await expect(page.getByAltText('The logo now')).toBeVisible()
  await page.getByText('By invitation', { exact: true }).click()
  await look('site-registration')
  await page.getByRole('button', { name: 'Change it' }).click()
  await expect(page.getByRole('radio', { name: /By invitation/ })).toBeChecked()
  await page.getByLabel('Who it is for').fill('Class 7b')
  await page.getByRole('button', { name: 'Make a link' }).click()
  await expect(page.getByText('The link:')).toBeVisible()
  await expect(page.getByRole('table', { name: /^Invitations/ }).getByText('Class 7b')).toBeVisible()
  await page.getByRole('button', { name: 'Add a webhook' }).click()
  await page.getByLabel('Name', { exact: true }).fill('#quiz-crew')
  await page.getByLabel('Address').fill('https://127.0.0.1/hook')
  await page.getByRole('button', { name: 'Add it' }).click()
  await expect(page.getByRole('main').getByText(/is in a private network/)).toBeVisible()
  await look('site-webhook-refused')
  await page.getByLabel('Address').fill('https://chat.invalid/hooks/a-secret-x7Qk')
  await page.getByRole('button', { name: 'Add it' }).click()
  await expect(page.getByText('https://chat.invalid/…x7Qk')).toBeVisible()
  await page.reload()
  await expect(page.getByText('https://chat.invalid/…x7Qk')).toBeVisible()
  await look('site')
  await page.goto('/')
  await expect(page.getByText('Good evening, owls!')).toBeVisible()
  await look('site-home')
}
