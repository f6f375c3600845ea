import { GUEST_NAME } from './guest-name.ts'
import { expect, test } from './shared-server.ts'

const WHY = 'Insults in the lobby.'

test('a banned player sees only the reason and the end of the ban, until they log out', async ({
  arriveAs,
  server,
}) => {
  const bodo = await arriveAs('Bodo')
  bodo.forgiveBan()
  const { page, lobby, shell } = bodo
  await lobby.open()
  await lobby.search()
  await expect(lobby.searching).toBeVisible()
  const uid = await bodo.uid()
  const closed = page.getByRole('heading', { level: 1, name: 'Your account is banned' })
  const sentence = page.getByText(
    /This account is banned until \d+ \w+ \d{4} at \d\d:\d\d\. Reason: Insults in the lobby\./,
  )

  expect(await server.admin('ban', 'bodo', '--reason', WHY, '--days', '3')).toMatch(/^Bodo is banned until /)
  await test.step('immediately, on the open page', async () => {
    await expect(closed).toBeVisible()
    await expect(sentence).toBeVisible()
    await expect(lobby.searching).toBeHidden()
  })
  await test.step('after a reload, on every page', async () => {
    await page.reload()
    await expect(sentence).toBeVisible()
    await page.goto('/edit-profile')
    await expect(sentence).toBeVisible()
  })
  await test.step('they can still write to the operator', async () => {
    await page.getByRole('link', { name: 'Write to us' }).click()
    const letter = { name: 'Bodo', email: 'bodo@letters.example', topic: 'account', text: 'That was not me.' }
    await bodo.contact.fill(letter)
    await bodo.contact.send()
    await expect(bodo.contact.arrived).toBeVisible()
    await page.goBack()
    await expect(sentence).toBeVisible()
  })
  await test.step('logging out makes them a guest', async () => {
    await page.getByRole('main').getByRole('button', { name: 'Log Out' }).click()
    await expect(page).toHaveURL('/')
    await expect(closed).toBeHidden()
    await expect(shell.ownCard).toContainText(GUEST_NAME)
    expect(await bodo.uid()).not.toBe(uid)
  })
  await test.step('the account stays closed, with the same message', async () => {
    bodo.forgiveRefusals('logIn')
    await bodo.logIn.open()
    await bodo.logIn.enter('Bodo')
    await expect(shell.sentence(/banned/)).toBeVisible()
  })
  await test.step('until the ban is lifted', async () => {
    await server.admin('unban', 'Bodo')
    await bodo.logIn.open()
    await bodo.logIn.enter('Bodo')
    await expect(shell.ownCard).toContainText('Bodo')
  })
})
