import { type Player, signInGuest } from '@trivium/testkit/player'
import { expect, test } from './fixtures.ts'
import type { Guest } from './guest.ts'
import { countPresses } from './presses.ts'
import { cookiesOf } from './registered.ts'
import { submittedQuiz } from './submitted-quiz.ts'

const PHONE = { viewport: { width: 360, height: 740 } }
const TELEVISION = { viewport: { width: 1920, height: 1080 } }

/** A phone without a browser: a guest who joins at once. */
const joinByProtocol = async (url: string, key: string): Promise<Player> => {
  const phone = await signInGuest(url, '', key)
  await phone.connect()
  const { partyId } = await phone.do('joinParty', { key })
  phone.follow(`room:${partyId}`)
  phone.follow(`game:${partyId}`)
  return phone
}

test('from a television and forty people to the first question it takes two presses, and one on each phone', async ({
  arrive,
  server,
}) => {
  const [television, ann, ben] = [await arrive(TELEVISION), await arrive(PHONE), await arrive(PHONE)]
  const presses = await Promise.all([television, ann, ben].map(({ page }) => countPresses(page)))
  const began = Date.now()
  await television.page.goto('/party')
  await television.party.start.click()
  await expect(television.page.getByRole('heading', { name: 'Scan to join' })).toBeVisible()
  const inLobby = Date.now()
  const { key } = television.party
  const [, , ...others] = await Promise.all([
    ann.party.joinAs(key),
    ben.party.joinAs(key),
    ...Array.from({ length: 38 }, () => joinByProtocol(server.url, key)),
  ])
  await expect(television.page.getByRole('heading', { name: '40 players in' })).toBeVisible()
  const allIn = Date.now()
  await television.page.keyboard.press('Enter')
  for (const { page } of [television, ann, ben])
    await expect(page.getByText(/^(?:Question )?1 of 10$/).first()).toBeVisible()
  expect(await Promise.all(presses.map((count) => count()))).toEqual([2, 1, 1])
  const seconds = (until: number) => `${((until - began) / 1000).toFixed(1)} s`
  const description = `2 on the television, 1 on a phone; lobby after ${seconds(inLobby)}, forty in after ${seconds(allIn)}, first question after ${seconds(Date.now())}`
  test.info().annotations.push({ type: 'presses', description })
  for (const phone of others) phone.leave()
})

/** The maker of a quiz of two questions opens a room for it that goes on when they press. */
const openQuizRoom = async (host: Guest, url: string): Promise<string> => {
  const { maker } = await submittedQuiz(url, 'Ada', 'Rivers of the world')
  await host.isNow(cookiesOf(maker, url))
  const { page, party } = host
  await page.goto('/party')
  await page.getByText('Questions, teams and rules').click()
  await page.getByText('My quizzes').click()
  await page.getByLabel('Quiz', { exact: true }).selectOption({ label: 'Rivers of the world, 2 questions' })
  await page.getByText('60 s').click()
  await page.getByText('When I press').click()
  await party.start.click()
  await page.waitForURL(/\/party\/\w{6}\/host$/)
  return party.key
}

const onPhones = (phones: readonly Guest[], act: (phone: Guest) => Promise<unknown>) =>
  Promise.all(phones.map((phone) => act(phone)))

test('nobody is lost when a phone sleeps, the host’s tab closes, or the server is killed with a question open', async ({
  arrive,
  server,
}) => {
  const [host, television] = [await arrive(PHONE), await arrive(TELEVISION)]
  const phones = await Promise.all([...Array(6)].map(() => arrive(PHONE)))
  const [ann, ben, , , eve, flo] = phones as [Guest, Guest, Guest, Guest, Guest, Guest]
  for (const guest of [host, television, ...phones]) guest.forgiveRestart()

  const key = await openQuizRoom(host, server.url)
  await television.page.goto('/party')
  await television.page
    .getByLabel('The key on the big screen')
    .fill(` ${key.slice(0, 3)}-${key.slice(3).toLowerCase()}`)
  await television.party.press('Use this device as the big screen')
  await onPhones(phones, ({ party }) => party.joinAs(key))
  await expect(television.page.getByRole('heading', { name: '6 players in' })).toBeVisible()
  await host.party.press('Start')

  await test.step('four answer, one sleeps, and the server is killed', async () => {
    await onPhones(phones.slice(0, 4), ({ party }) => party.choose('The Rhine'))
    await expect(television.page.getByText('4 of 6 answered')).toBeVisible()
    await eve.closeTab()
    await server.kill()
    await expect(television.page.getByText(/^No connection|restarting/)).toBeVisible()
    await server.start()
    for (const { party } of phones.slice(0, 4))
      await expect(party.choice('The Rhine')).toHaveAttribute('aria-pressed', 'true')
  })

  await test.step('the phone that slept comes back to its seat without a name, and every answer counts once', async () => {
    await host.closeTab()
    await eve.openTab(`/party/${key}`)
    await eve.party.choose('The Rhine')
    await flo.party.choose('The Elbe')
    await expect(television.party.gotIt).toHaveText('5 of 6 got it')
    await expect(television.page.getByRole('listitem').filter({ hasText: 'The Rhine' })).toContainText('5')
  })

  const late = await arrive(PHONE)
  await test.step('the host is back at the controls; a late player waits for the next question', async () => {
    await host.openTab(`/party/${key}/host`)
    await late.page.goto(`/party/${key}`)
    await late.party.join.click()
    await expect(late.party.status.filter({ hasText: 'You’re in from the next question.' })).toBeVisible()
    await host.party.press('Show the standings')
    await expect(television.party.standings).toHaveCount(6)
    await host.party.press('Next question')
  })

  await test.step('an answer in words is judged again for all who gave it', async () => {
    await onPhones([ann, ben], ({ party }) => party.type('The great river'))
    await onPhones([...phones.slice(2), late], ({ party }) => party.type('nile'))
    await expect(television.party.gotIt).toHaveText('5 of 7 got it')
    await host.page.getByRole('button', { name: 'The great river: right' }).click()
    await expect(television.party.gotIt).toHaveText('All 7 got it!')
    await expect(ann.party.status.filter({ hasText: 'Right, +1' })).toBeVisible()
  })

  await test.step('everybody has the points of their own answers', async () => {
    await host.party.press('Finish')
    await expect(television.page.getByRole('heading', { name: '5 share first place!' })).toBeVisible()
    for (const { page } of [ann, eve])
      await expect(page.getByRole('main').getByText('2 points').first()).toBeVisible()
    for (const { page } of [flo, late])
      await expect(page.getByRole('main').getByText('1 point').first()).toBeVisible()
  })

  await test.step('afterwards there is a page with every question and answer', async () => {
    await ann.page.getByRole('link', { name: 'See the answers' }).click()
    await expect(ann.page.getByRole('heading', { level: 1, name: 'Rivers of the world' })).toBeVisible()
    await ann.page.getByRole('listitem').filter({ hasText: 'Which river flows through Cairo?' }).click()
    await expect(ann.page.getByText('All 7 got it!')).toBeVisible()
    await expect(ann.page.getByText('The great river')).toBeVisible()
  })
})

test('a team’s last answer counts, and everybody in the team sees who gave it', async ({ arrive }) => {
  const [television, ann, ben] = [await arrive(TELEVISION), await arrive(PHONE), await arrive(PHONE)]
  await television.page.goto('/party')
  await television.page.getByText('Questions, teams and rules').click()
  await television.page.getByText('Players choose a team').click()
  await television.party.start.click()
  await expect(television.page.getByRole('heading', { name: 'Scan to join' })).toBeVisible()
  const name = await ann.party.joinAs(television.party.key)
  await ben.party.joinAs(television.party.key)
  for (const { page } of [ann, ben]) await page.getByRole('button', { name: /^Blue/ }).click()
  // A player may be called Blue as well.
  const blue = television.page.getByRole('heading', { name: /^Blue/ })
  await expect(television.page.getByRole('listitem').filter({ has: blue })).toContainText(name)
  await television.page.keyboard.press('Enter')
  await ann.party.answer('wrong')
  await expect(ben.party.status.filter({ hasText: `${name} answered.` })).toBeVisible()
  // Everybody has answered: the question closes.
  await ben.party.answer('right')
  await expect(television.party.gotIt).toHaveText('1 of 1 team got it')
  for (const { party } of [ann, ben])
    await expect(party.status.filter({ hasText: 'Right, +1' })).toBeVisible()
})
