import { Opponent } from './opponent.ts'
import { beginRematch, winRated } from './rated.ts'
import { registered } from './registered.ts'
import { expect, test } from './shared-server.ts'

test('a guest who logs in to an older account brings their results along; a running match is resigned', async ({
  arrive,
  server,
}) => {
  await registered(server.url, 'Olga')
  const guest = await arrive()
  const rival = await Opponent.arrive(server.url)
  await winRated(guest, rival)
  await beginRematch(guest, rival)
  const { logIn, shell, page, player, lobby } = guest
  const [uid, match] = [await guest.uid(), page.url()]
  await logIn.open('?from=/battle')
  await logIn.enter('Olga')

  await test.step('the page asks first and says what could be lost; nothing has happened yet', async () => {
    await expect(logIn.question).toContainText('You are playing as a guest')
    await expect(logIn.question.getByLabel('Guest progress')).toContainText('Right answers2')
    await expect(logIn.question.getByLabel('Guest progress')).toContainText('Rating1020')
    await expect(logIn.question).toContainText('Logging in resigns it')
    await logIn.question.getByRole('button', { name: 'Stay a guest for now' }).click()
    await expect(logIn.question).toBeHidden()
    expect(await guest.uid()).toBe(uid)
    await expect(shell.goToMatch).toBeVisible()
  })

  await test.step('the form keeps what was typed', async () => {
    await expect(logIn.name).toHaveValue('Olga')
    await logIn.send.click()
  })
  await logIn.bringAlong()
  await expect(page).toHaveURL('/battle')
  await expect(shell.notice).toContainText('Welcome back, Olga.')
  await expect(shell.ownCard).toContainText('Olga')
  await expect(shell.goToMatch).toBeHidden()

  await test.step('the opponent sees a resignation', async () => {
    await rival.sees('resigned')
  })
  await test.step('the guest’s counters are added, and the account keeps its rating', async () => {
    await expect(lobby.record).toContainText('Won1')
    await expect(shell.ownCard).toContainText('1000')
    await expect(lobby.record).toContainText('Lost1')
    await expect(lobby.recent.getByRole('link')).toHaveCount(2)
    await page.goto('/stats/Olga')
    await expect(player.counter('Questions')).toContainText('2')
    await expect(player.counter('Rating')).toContainText('1000')
  })
  await test.step('the account can open the matches', async () => {
    await page.goto(match)
    await expect(guest.match.result('You lost')).toBeVisible()
  })
})

test('a guest who discards their results finds the account unchanged', async ({ arrive, server }) => {
  await registered(server.url, 'Orla')
  const guest = await arrive()
  const rival = await Opponent.arrive(server.url)
  await winRated(guest, rival)
  await guest.logIn.open()
  await guest.logIn.enter('Orla')
  await expect(guest.logIn.question).toContainText('You have played as a guest')
  await guest.logIn.leaveBehind()
  await expect(guest.page).toHaveURL('/')
  await expect(guest.shell.ownCard).toContainText('Orla')
  await guest.lobby.open()
  await expect(guest.lobby.record).toContainText('Won0')
  await expect(guest.lobby.record).toContainText('No rated match yet')
  await expect(guest.lobby.recent.getByText('None yet.')).toBeVisible()
})

test('a guest without results logs in directly, by name in any case or by email', async ({
  arrive,
  server,
}) => {
  await registered(server.url, 'Otto')
  for (const name of ['oTTO', 'OTTO@example.org']) {
    const { logIn, page, shell } = await arrive()
    await logIn.open('?from=/battle')
    await logIn.enter(name)
    await expect(page).toHaveURL('/battle')
    await expect(shell.ownCard).toContainText('Otto')
  }
})
