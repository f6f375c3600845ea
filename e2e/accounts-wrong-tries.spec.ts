import { expect, test } from './fixtures.ts'

test('eleven wrong attempts are blocked with a countdown, in every browser but the owner’s', async ({
  arrive,
  arriveAs,
}) => {
  const owner = await arriveAs('Ada')
  await owner.page.goto('/')
  await owner.shell.logOut.click()
  await expect(owner.shell.signUp).toBeVisible()

  const guesser = await arrive()
  guesser.forgiveRefusals('logIn')
  const { logIn, page, shell } = guesser
  await logIn.open()
  for (let tries = 1; tries <= 10; tries++) {
    await Promise.all([
      page.waitForResponse('**/api/fn/logIn'),
      logIn.enter('Ada', `my guess number ${tries}`),
    ])
    await expect(logIn.password).toHaveAccessibleDescription(/Wrong username, email or password\./)
  }
  await test.step('the eleventh attempt must wait, and the page shows how long', async () => {
    await logIn.enter('Ada', 'my guess number 11')
    await expect(logIn.wait).toBeVisible()
    const before = await logIn.wait.innerText()
    await expect(logIn.wait).not.toHaveText(before)
    await expect(logIn.password).toHaveValue('my guess number 11')
    await expect(shell.readOut(/Too many/)).toBeAttached()
  })

  await test.step('another browser must wait too, even with the right password', async () => {
    const stranger = await arrive()
    stranger.forgiveRefusals('logIn')
    await stranger.logIn.open()
    await stranger.logIn.enter('Ada')
    await expect(stranger.shell.sentence('Too many wrong attempts.')).toBeVisible()
    await expect(stranger.logIn.wait).toHaveText(/1[45] min/)
  })

  await test.step('the owner can log in, in a browser where they logged in before', async () => {
    await owner.logIn.open()
    await owner.logIn.enter('Ada')
    await expect(owner.shell.ownCard).toContainText('Ada')
  })
})
