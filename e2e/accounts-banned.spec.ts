import { expect, test } from './fixtures.ts'
import { GUEST_NAME } from './guest-name.ts'

const WHY = 'Insults in the lobby.'

test('a banned player sees only the reason and the end of the ban, until they log out', async ({
  arriveAs,
  server,
}) => {
  const ada = await arriveAs('Ada')
  ada.forgiveBan()
  const { page, lobby, shell } = ada
  await lobby.open()
  await lobby.search()
  await expect(lobby.searching).toBeVisible()
  const uid = await ada.uid()
  const closed = page.getByRole('heading', { level: 1, name: 'Your account is banned' })
  const sentence = page.getByText(
    /This account is banned until \d+ \w+ \d{4} at \d\d:\d\d\. Reason: Insults in the lobby\./,
  )

  expect(await server.admin('ban', 'ada', '--reason', WHY, '--days', '3')).toMatch(/^Ada is banned until /)
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
    const letter = { name: 'Ada', email: 'ada@letters.example', topic: 'account', text: 'That was not me.' }
    await ada.contact.fill(letter)
    await ada.contact.send()
    await expect(ada.contact.arrived).toBeVisible()
    await page.goBack()
    await expect(sentence).toBeVisible()
  })
  await test.step('logging out makes them a guest', async () => {
    await page.getByRole('main').getByRole('button', { name: 'Log Out' }).click()
    await expect(page).toHaveURL('/')
    await expect(closed).toBeHidden()
    await expect(shell.ownCard).toContainText(GUEST_NAME)
    expect(await ada.uid()).not.toBe(uid)
  })
  await test.step('the account stays closed, with the same message', async () => {
    ada.forgiveRefusals('logIn')
    await ada.logIn.open()
    await ada.logIn.enter('Ada')
    await expect(shell.sentence(/banned/)).toBeVisible()
  })
  await test.step('until the ban is lifted', async () => {
    await server.admin('unban', 'Ada')
    await ada.logIn.open()
    await ada.logIn.enter('Ada')
    await expect(shell.ownCard).toContainText('Ada')
  })
})
