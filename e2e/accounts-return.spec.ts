import { expect, test } from './fixtures.ts'
import { registered } from './registered.ts'

/** Link targets that could lead players to another site. */
const AWAY = [
  '//evil.example',
  'https://evil.example/',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  'javascript:alert(1)',
  '%2F%2Fevil.example',
  '/login',
]

test('a login link never leads to another site', async ({ arriveAs }) => {
  const ada = await arriveAs('Ada')
  const { logIn, page, shell } = ada
  const elsewhere: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).hostname !== '127.0.0.1') elsewhere.push(request.url())
  })
  for (const from of AWAY)
    await test.step(from, async () => {
      await page.goto('/')
      await shell.logOut.click()
      await expect(shell.signUp).toBeVisible()
      await logIn.open(`?from=${encodeURIComponent(from)}`)
      await logIn.enter('Ada')
      await expect(shell.ownCard).toContainText('Ada')
      await expect(page).toHaveURL('/')
    })
  expect(elsewhere).toEqual([])
})

test('a player who logs in or registers returns to the page they came from', async ({ arrive, server }) => {
  await registered(server.url, 'Ada')
  const { page, shell, logIn } = await arrive()
  await page.goto('/profile/Ada')
  await shell.logIn.click()
  await expect(page).toHaveURL('/login?from=%2Fprofile%2FAda')
  await logIn.enter('Ada')
  await expect(page).toHaveURL('/profile/Ada')
})
