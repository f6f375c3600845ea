import { registered } from './registered.ts'
import { expect, test } from './shared-server.ts'

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
  const rena = await arriveAs('Rena')
  const { logIn, page, shell } = rena
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
      await logIn.enter('Rena')
      await expect(shell.ownCard).toContainText('Rena')
      await expect(page).toHaveURL('/')
    })
  expect(elsewhere).toEqual([])
})

test('a player who logs in or registers returns to the page they came from', async ({ arrive, server }) => {
  await registered(server.url, 'Rolf')
  const { page, shell, logIn } = await arrive()
  await page.goto('/profile/Rolf')
  await shell.logIn.click()
  await expect(page).toHaveURL('/login?from=%2Fprofile%2FRolf')
  await logIn.enter('Rolf')
  await expect(page).toHaveURL('/profile/Rolf')
})
