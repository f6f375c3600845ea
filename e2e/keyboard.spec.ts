import { emailOf, PASSWORD } from '@trivium/testkit/account'
import { expect, test } from './shared-server.ts'
import { tabTo } from './tab-to.ts'

test('a match is played by the keyboard alone', async ({ arrive }) => {
  const { page, lobby, match } = await arrive()
  await lobby.open()
  await tabTo(page, page.getByRole('link', { name: 'Skip to content' }))
  await page.keyboard.press('Enter')
  await tabTo(page, lobby.bot('Lighthouse'))
  await page.keyboard.press('Enter')

  await match.asked(1)
  await test.step('? shows the keys, Escape closes them', async () => {
    await page.keyboard.press('?')
    await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeHidden()
  })
  await page.keyboard.press('2')
  await expect(match.choices.nth(1)).toHaveAttribute('aria-pressed', 'true')
  await match.asked(2)
  await page.keyboard.press('d')
  await expect(match.choices.nth(3)).toHaveAttribute('aria-pressed', 'true')
  await match.asked(3)
  await tabTo(page, match.choices.nth(0))
  await page.keyboard.press('Enter')
  await expect(match.choices.nth(0)).toHaveAttribute('aria-pressed', 'true')
})

test('a player registers and logs out with the keyboard alone', async ({ arrive }) => {
  const { page, register, editProfile, shell } = await arrive()
  await register.open('?from=/edit-profile')
  await tabTo(page, register.username)
  await page.keyboard.type('Kira')
  await tabTo(page, register.email)
  await page.keyboard.type(emailOf('Kira'))
  await tabTo(page, register.password)
  await page.keyboard.type(PASSWORD)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/edit-profile')
  await expect(shell.ownCard).toContainText('Kira')

  await test.step('a picture is chosen with the arrow keys and saved', async () => {
    await tabTo(page, editProfile.picture(1))
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await expect(editProfile.done('Your new picture is saved.')).toBeVisible()
    await expect(shell.ownCard.locator('img')).toHaveAttribute('src', /profile3\./)
  })
  await test.step('Escape closes a dialog, and the focus returns', async () => {
    const ask = page.getByRole('button', { name: 'Delete my account' })
    await tabTo(page, ask)
    await page.keyboard.press('Enter')
    await expect(editProfile.deletion).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(editProfile.deletion).toBeHidden()
    await expect(ask).toBeFocused()
  })
  await tabTo(page, shell.logOut)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/')
  await expect(shell.signUp).toBeVisible()
})
