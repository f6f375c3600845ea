import { readFile } from 'node:fs/promises'
import { emailOf, PASSWORD } from '@trivium/testkit/account'
import { expect, test } from './fixtures.ts'
import { test as onStandingServer } from './shared-server.ts'

const PHONE = { width: 400, height: 800 }

test('the chosen picture appears everywhere, including the header on small screens', async ({ arriveAs }) => {
  const { page, editProfile, shell } = await arriveAs('Ada')
  await editProfile.open()
  await expect(editProfile.pictures.getByRole('radio')).toHaveCount(24)
  await editProfile.choosePicture(17)
  await expect(shell.ownCard.locator('img')).toHaveAttribute('src', /profile17\./)
  await page.reload()
  await expect(editProfile.picture(17)).toBeChecked()

  await page.setViewportSize(PHONE)
  const inHeader = page.getByRole('banner').getByRole('link', { name: 'Profile and settings' })
  await expect(inHeader.locator('img')).toHaveAttribute('src', /profile17\./)
  await page.goto('/')
  await inHeader.click()
  await expect(page).toHaveURL('/edit-profile')
})

onStandingServer('a guest has a picture too, and can choose another', async ({ arrive }) => {
  const { editProfile, shell, page } = await arrive()
  await editProfile.open()
  await expect(editProfile.picture(1)).toBeChecked()
  await editProfile.choosePicture(5)
  await expect(shell.ownCard.locator('img')).toHaveAttribute('src', /profile5\./)
  await page.reload()
  await expect(editProfile.picture(5)).toBeChecked()
})

test('the username can be changed once in 30 days, and the old address leads to the new name', async ({
  arrive,
  arriveAs,
}) => {
  const { page, editProfile, shell, player } = await arriveAs('Ada')
  await editProfile.open()
  await editProfile.rename('Countess')
  await expect(editProfile.done('Your name is Countess now.')).toBeVisible()
  await expect(editProfile.username).toContainText(
    /You can change it again on \d+ \w+ \d{4}|again on \w+ \d+, \d{4}/,
  )
  await expect(shell.ownCard).toContainText('Countess')
  await page.reload()
  await expect(editProfile.username).toContainText('You can change it again on')

  for (const screen of ['profile', 'stats'] as const) {
    await page.goto(`/${screen}/ada`)
    await expect(page).toHaveURL(`/${screen}/Countess`)
    await expect(player[screen]('Countess')).toBeVisible()
  }
  await test.step('nobody else can take the old name', async () => {
    const { register } = await arrive()
    await register.open()
    await register.username.fill('ADA')
    await expect(register.username).toHaveAccessibleDescription(/ADA is taken\./)
  })
})

test('changing e-mail or password asks for the password, and the new one works at login', async ({
  arrive,
  arriveAs,
}) => {
  const ada = await arriveAs('Ada')
  ada.forgiveRefusals('changeEmail', 'changePassword')
  const { page, editProfile } = ada
  await editProfile.open()
  const email = page.getByRole('form', { name: 'Change your e-mail address' })
  await email.getByLabel('New e-mail address').fill(emailOf('Countess'))
  await email.getByLabel('Your password', { exact: true }).fill('not my password')
  await email.getByRole('button', { name: 'Change address' }).click()
  await expect(email.getByLabel('Your password', { exact: true })).toHaveAccessibleDescription(
    /That’s not your password\./,
  )
  await expect(email.getByLabel('New e-mail address')).toHaveValue(emailOf('Countess'))
  await email.getByLabel('Your password', { exact: true }).fill(PASSWORD)
  await email.getByRole('button', { name: 'Change address' }).click()
  await expect(editProfile.done(`Your address is ${emailOf('Countess')} now.`)).toBeVisible()

  const password = page.getByRole('form', { name: 'Change your password' })
  await password.getByLabel('Current password', { exact: true }).fill(PASSWORD)
  await password.getByLabel('New password', { exact: true }).fill('eleven blue teapots')
  await password.getByRole('button', { name: 'Change password' }).click()
  await expect(editProfile.done('Your password is changed.')).toBeVisible()

  const { logIn, shell } = await arrive()
  await logIn.open()
  await logIn.enter(emailOf('Countess'), 'eleven blue teapots')
  await expect(shell.ownCard).toContainText('Ada')
})

test('a player downloads all of their data', async ({ arriveAs }) => {
  const { page, editProfile } = await arriveAs('Ada')
  await editProfile.open()
  const [file] = await Promise.all([page.waitForEvent('download'), editProfile.download.click()])
  expect(file.suggestedFilename()).toBe('trivium-Ada.json')
  const data = JSON.parse(await readFile(await file.path(), 'utf8')) as Record<string, unknown>
  expect(JSON.stringify(data)).toContain('"Ada"')
  expect(JSON.stringify(data)).toContain(emailOf('Ada'))
  expect(JSON.stringify(data)).not.toContain('argon2')
  await expect(editProfile.done('trivium-Ada.json is in your downloads.')).toBeVisible()
})

test('a deleted account can be restored for a week', async ({ arriveAs }) => {
  const ada = await arriveAs('Ada')
  ada.forgiveRefusals('deleteAccount')
  const { page, editProfile, shell } = ada
  await editProfile.open()
  await editProfile.askToDelete()
  await editProfile.delete('not my password')
  await expect(editProfile.deletion.getByLabel('Your password', { exact: true })).toHaveAccessibleDescription(
    /That’s not your password\./,
  )
  await editProfile.delete(PASSWORD)
  await expect(editProfile.leaving).toBeFocused()
  await expect(editProfile.leaving).toContainText('Until then everything works as before.')
  await page.reload()
  await expect(editProfile.leaving).toBeVisible()
  await editProfile.keep()
  await expect(shell.notice).toContainText('Your account stays.')
  await expect(editProfile.leaving).toBeHidden()
  await page.reload()
  await expect(editProfile.pictures).toBeVisible()
  await expect(editProfile.leaving).toBeHidden()
})
