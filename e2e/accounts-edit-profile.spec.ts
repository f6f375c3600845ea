import { readFile } from 'node:fs/promises'
import { emailOf, PASSWORD } from '@trivium/testkit/account'
import { expect, test } from './shared-server.ts'

const PHONE = { width: 400, height: 800 }

test('the chosen picture appears everywhere, including the header on small screens', async ({ arriveAs }) => {
  const { page, editProfile, shell } = await arriveAs('Edda')
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

test('a guest has a picture too, and can choose another', async ({ arrive }) => {
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
  const { page, editProfile, shell, player } = await arriveAs('Elke')
  await editProfile.open()
  await editProfile.rename('Erna')
  await expect(editProfile.done('Your name is now Erna.')).toBeVisible()
  await expect(editProfile.username).toContainText(
    /You can change it again on \d+ \w+ \d{4}|again on \w+ \d+, \d{4}/,
  )
  await expect(shell.ownCard).toContainText('Erna')
  await page.reload()
  await expect(editProfile.username).toContainText('You can change it again on')

  for (const screen of ['profile', 'stats'] as const) {
    await page.goto(`/${screen}/elke`)
    await expect(page).toHaveURL(`/${screen}/Erna`)
    await expect(player[screen]('Erna')).toBeVisible()
  }
  await test.step('nobody else can take the old name', async () => {
    const { register } = await arrive()
    await register.open()
    await register.username.fill('ELKE')
    await expect(register.username).toHaveAccessibleDescription(/ELKE is taken\./)
  })
})

test('changing email or password asks for the password, and the new one works at login', async ({
  arrive,
  arriveAs,
}) => {
  const elsa = await arriveAs('Elsa')
  elsa.forgiveRefusals('changeEmail', 'changePassword')
  const { page, editProfile } = elsa
  await editProfile.open()
  const email = page.getByRole('form', { name: 'Change your email address' })
  await email.getByLabel('New email address').fill(emailOf('Elsa_again'))
  await email.getByLabel('Your password', { exact: true }).fill('not my password')
  await email.getByRole('button', { name: 'Change address' }).click()
  await expect(email.getByLabel('Your password', { exact: true })).toHaveAccessibleDescription(
    /That’s not your password\./,
  )
  await expect(email.getByLabel('New email address')).toHaveValue(emailOf('Elsa_again'))
  await email.getByLabel('Your password', { exact: true }).fill(PASSWORD)
  await email.getByRole('button', { name: 'Change address' }).click()
  await expect(editProfile.done(`Your address is now ${emailOf('Elsa_again')}.`)).toBeVisible()

  const password = page.getByRole('form', { name: 'Change your password' })
  await password.getByLabel('Current password', { exact: true }).fill(PASSWORD)
  await password.getByLabel('New password', { exact: true }).fill('eleven blue teapots')
  await password.getByRole('button', { name: 'Change password' }).click()
  await expect(editProfile.done('Your password is changed.')).toBeVisible()

  const { logIn, shell } = await arrive()
  await logIn.open()
  await logIn.enter(emailOf('Elsa_again'), 'eleven blue teapots')
  await expect(shell.ownCard).toContainText('Elsa')
})

test('a player downloads all of their data', async ({ arriveAs }) => {
  const { page, editProfile } = await arriveAs('Emil')
  await editProfile.open()
  const [file] = await Promise.all([page.waitForEvent('download'), editProfile.download.click()])
  expect(file.suggestedFilename()).toBe('trivium-Emil.json')
  const data = JSON.parse(await readFile(await file.path(), 'utf8')) as Record<string, unknown>
  expect(JSON.stringify(data)).toContain('"Emil"')
  expect(JSON.stringify(data)).toContain(emailOf('Emil'))
  expect(JSON.stringify(data)).not.toContain('argon2')
  await expect(editProfile.done('trivium-Emil.json is in your downloads.')).toBeVisible()
})

test('a deleted account can be restored for a week', async ({ arriveAs }) => {
  const enno = await arriveAs('Enno')
  enno.forgiveRefusals('deleteAccount')
  const { page, editProfile, shell } = enno
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
