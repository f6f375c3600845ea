import { GUEST_NAME } from './guest-name.ts'
import { expect, test } from './shared-server.ts'

test('every logged-in device is listed, and any of them can be logged out', async ({ arrive, arriveAs }) => {
  const laptop = await arriveAs('Devi')
  const phone = await arrive()
  await phone.logIn.open()
  await phone.logIn.enter('Devi')
  await expect(phone.shell.ownCard).toContainText('Devi')
  const { editProfile, shell, page } = laptop
  await editProfile.open()
  const lines = editProfile.devices.getByRole('listitem')
  await expect(lines).toHaveCount(2)
  await expect(lines.filter({ hasText: 'This one' })).toHaveCount(1)
  await expect(lines.filter({ hasText: 'Chrome' })).not.toHaveCount(0)

  await test.step('one device is logged out', async () => {
    await lines.getByRole('button', { name: /^Log out/ }).click()
    await expect(editProfile.done(/is logged out\./)).toBeVisible()
    await expect(lines).toHaveCount(1)
    await expect(phone.shell.logIn).toBeVisible()
    await expect(shell.ownCard).toContainText('Devi')
  })

  await test.step('all devices are logged out', async () => {
    await phone.logIn.open()
    await phone.logIn.enter('Devi')
    await expect(phone.shell.ownCard).toContainText('Devi')
    await editProfile.logOutEverywhere()
    await expect(page).toHaveURL('/')
    for (const device of [laptop, phone]) {
      await expect(device.shell.ownCard).toContainText(GUEST_NAME)
      await device.page.reload()
      await expect(device.shell.ownCard).toContainText(GUEST_NAME)
    }
  })
})
