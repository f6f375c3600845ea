import { expect, test } from './shared-server.ts'

test('a friend joins by link and plays a casual match', async ({ arrive }) => {
  const [host, friend] = [
    await arrive({ permissions: ['clipboard-read', 'clipboard-write'] }),
    await arrive(),
  ]
  await host.lobby.open()
  const key = await host.lobby.invite()
  await host.lobby.friend.getByRole('button', { name: 'Copy link' }).click()
  const link = await host.page.evaluate(() => navigator.clipboard.readText())
  expect(link).toMatch(new RegExp(`/join-friend-match/${key}$`))
  await expect(host.lobby.friend.getByRole('img', { name: 'QR code of the invitation link' })).toBeVisible()

  await friend.page.goto(link)
  await expect(friend.page.getByRole('heading', { name: /invites you to a match/ })).toBeVisible()
  await friend.page.getByRole('button', { name: 'Join the match' }).click()
  await host.found.join.click()
  await expect(friend.page.getByText('Casual match', { exact: true })).toBeVisible()
  for (const { match } of [host, friend]) await match.asked(1)

  await test.step('the invitation cannot be used again', async () => {
    const third = await arrive()
    third.forgive(/404/)
    await third.page.goto(link)
    await expect(
      third.page.getByRole('heading', { name: 'This invitation is no longer valid' }),
    ).toBeVisible()
  })
})

test('a friend joins by key, typed in any case with spaces', async ({ arrive }) => {
  const [host, friend] = [await arrive(), await arrive()]
  await host.lobby.open()
  const key = await host.lobby.invite()

  await test.step('the host’s own key leads back to the invitation', async () => {
    await host.lobby.enterKey(key)
    await expect(host.page.getByRole('heading', { name: 'This is your own invitation' })).toBeVisible()
    await host.page.getByRole('link', { name: 'Back to the invitation' }).click()
  })

  await friend.lobby.open()
  await test.step('a key that is too short is reported immediately', async () => {
    await friend.lobby.enterKey('AB')
    await expect(friend.shell.sentence('A key has six letters and digits; this has 2.')).toBeVisible()
  })
  await friend.lobby.enterKey(`${key.slice(0, 3)} ${key.slice(3)}`.toLowerCase())
  await friend.page.getByRole('button', { name: 'Join the match' }).click()
  await host.found.join.click()
  for (const { match } of [host, friend]) await match.asked(1)
})
