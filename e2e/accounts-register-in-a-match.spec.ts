import { emailOf } from '@trivium/testkit/account'
import { expect, test } from './fixtures.ts'
import { Opponent } from './opponent.ts'
import { beginRematch, winRated } from './rated.ts'

test('a guest who registers during a match keeps rating and match: only the name changes', async ({
  arrive,
  server,
}) => {
  const ann = await arrive()
  ann.forgiveRestart()
  const rival = await Opponent.arrive(server.url)
  await winRated(ann, rival)
  await beginRematch(ann, rival)
  const [uid, playing, address] = [await ann.uid(), ann.match, ann.page.url()]

  await ann.openTab('/battle')
  await expect(ann.lobby.record).toContainText('+20 in your last rated match')
  await ann.shell.signUp.click()
  const { register, shell, page } = ann
  await expect(register.kept).toContainText('Rating1020')
  await register.fill('Ada_L', emailOf('Ada_L'))
  await playing.asked(2)
  await register.send.click()

  await test.step('the tab with the form returns to the previous page, with a welcome', async () => {
    await expect(page).toHaveURL('/battle')
    await expect(shell.notice).toContainText('Welcome, Ada_L.')
    await expect(shell.ownCard).toContainText('Ada_L')
    await expect(shell.ownCard).toContainText('1020')
    await expect(ann.lobby.record).toContainText('+20 in your last rated match')
    await expect(shell.logOut).toBeVisible()
    await expect(shell.goToMatch).toBeVisible()
  })

  await test.step('in the other tab the match continues, with the same question', async () => {
    await expect(playing.page.getByText('2 of 10', { exact: true })).toBeVisible()
    await expect(playing.page.getByRole('link', { name: /^Ada_L/ })).toBeVisible()
    await playing.answer('right')
    expect(playing.page.url()).toBe(address)
  })
  expect(await ann.uid()).toBe(uid)

  await test.step('this holds after a restart of the server and a reload', async () => {
    await server.stop()
    await server.start()
    await Promise.all([page.reload(), playing.page.reload()])
    await expect(shell.ownCard).toContainText('Ada_L')
    await expect(shell.ownCard).toContainText('1020')
    await expect(ann.lobby.record).toContainText('Won1')
    expect(await ann.uid()).toBe(uid)
    await playing.asked(3)
    await playing.answer('right')
    expect(playing.page.url()).toBe(address)
  })
})
