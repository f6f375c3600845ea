import { GUEST_NAME } from './guest-name.ts'
import { expect, test } from './shared-server.ts'

test('logging out leads to the home page as a guest, ends the search, and applies to the other tab', async ({
  arriveAs,
}) => {
  const lena = await arriveAs('Lena')
  await lena.lobby.open()
  await lena.lobby.search()
  await expect(lena.lobby.searching).toBeVisible()
  const { lobby, page: other, shell: shellOfOther } = lena
  await lena.openTab('/edit-profile')
  const { page, shell } = lena
  await expect(page.getByRole('link', { name: /^Searching/ })).toBeVisible()
  await shell.logOut.click()

  await expect(page).toHaveURL('/')
  await expect(shell.notice).toContainText('You are logged out.')
  await expect(shell.ownCard).toContainText(GUEST_NAME)
  await expect(shell.signUp).toBeVisible()
  await expect(shell.logIn).toBeVisible()
  await expect(shell.logOut).toBeHidden()
  await expect(page.getByRole('link', { name: /^Searching/ })).toBeHidden()

  await test.step('the other tab is the same guest, and no longer searches', async () => {
    await expect(shellOfOther.signUp).toBeVisible()
    await expect(lobby.searching).toBeHidden()
    await expect(shellOfOther.ownCard).toHaveText(await shell.ownCard.innerText(), { useInnerText: true })
    await other.close()
  })
})

test('logging out during a match asks first and leaves the match, and logging in leads back to it', async ({
  arriveAs,
}) => {
  const { page, shell, lobby, match, logIn } = await arriveAs('Lars')
  await lobby.open()
  await lobby.bot('Lighthouse').click()
  await match.asked(1)
  const address = page.url()
  await shell.logOut.click()
  const asked = page.getByRole('dialog', { name: 'Log out during a match?' })
  await expect(asked).toContainText('goes on without you')
  await asked.getByRole('button', { name: 'Stay in the match' }).click()
  await expect(page).toHaveURL(address)
  await shell.logOut.click()
  await asked.getByRole('button', { name: 'Log out' }).click()
  await expect(page).toHaveURL('/')
  await expect(shell.signUp).toBeVisible()
  await expect(shell.goToMatch).toBeHidden()
  await logIn.open()
  await logIn.enter('Lars')
  await expect(page).toHaveURL(address)
})

test('the menu on small screens has Sign Up and Log In for guests, and Log Out for players', async ({
  arriveAs,
}) => {
  const { page, shell } = await arriveAs('Lola', { viewport: { width: 400, height: 800 } })
  await page.goto('/battle')
  await shell.menuButton.click()
  await expect(shell.menu.getByRole('link', { name: 'Profile', exact: true })).toBeVisible()
  await shell.menu.getByRole('button', { name: 'Log Out' }).click()
  await expect(page).toHaveURL('/')
  await expect(shell.menu).toBeHidden()
  await shell.menuButton.click()
  await expect(shell.menu.getByRole('link', { name: 'Sign Up' })).toBeVisible()
  await expect(shell.menu.getByRole('link', { name: 'Log In' })).toBeVisible()
  await expect(shell.menu.getByRole('button', { name: 'Log Out' })).toBeHidden()
})
