import { register } from '@trivium/testkit/account'
import { insertLongHistory } from '@trivium/testkit/long-history'
import { type Player, signInGuest } from '@trivium/testkit/player'
import type { InputOf } from '@trivium/wire/registry'
import { expect, test } from './fixtures.ts'
import type { Guest } from './guest.ts'
import { Opponent } from './opponent.ts'
import { takePicture } from './take-picture.ts'

const DESK = { viewport: { width: 1280, height: 860 }, colorScheme: 'light' } as const
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, colorScheme: 'light' } as const

/** The player of a browser, as a client that calls functions. */
const sameAs = async ({ context }: Guest, url: string): Promise<Player> => {
  const cookies = await context.cookies(url)
  return signInGuest(url, cookies.map(({ name, value }) => `${name}=${value}`).join('; '))
}

const picture = async (
  player: Player,
  profilePic: InputOf<'choosePicture'>['profilePic'],
): Promise<Player> => {
  await player.connect()
  await player.do('choosePicture', { profilePic })
  return player
}

test('a match', async ({ arriveAs, server }) => {
  test.setTimeout(180_000)
  const ada = await arriveAs('Ada', DESK)
  const { page, lobby, found, match } = ada
  await picture(await sameAs(ada, server.url), 'profile4')
  const grace = await picture(await register(await signInGuest(server.url), 'Grace'), 'profile9')
  const rival = new Opponent(grace)
  await lobby.open()
  await rival.search()
  await lobby.search()
  await found.join.click()
  await rival.joinFound()
  await match.arrived()
  for (const [number, own, theirs] of [
    [1, 'right', 'wrong'],
    [2, 'right', 'right'],
    [3, 'wrong', 'right'],
    [4, 'right', 'wrong'],
  ] as const) {
    await match.asked(number)
    await match.answer(own)
    await rival.answer(theirs)
  }
  await expect(match.route('You', 3, 1)).toBeVisible()
  await takePicture(page, 'match')
  await rival.resign()
  await expect(match.result('You won')).toBeVisible()
  await expect(page.getByText(/^\+\d+$/).first()).toBeVisible()
  await takePicture(page, 'won')
})

test('a phone', async ({ arrive }) => {
  const { page, solo } = await arrive(PHONE)
  await page.goto('/')
  await solo.asked('1 of 10')
  await solo.answer('right')
  await takePicture(page, 'phone')
})

test('a perfect day, and how it is shared', async ({ arrive }) => {
  test.setTimeout(120_000)
  const { page, solo } = await arrive(PHONE)
  await page.goto('/')
  await solo.play(Array.from({ length: 10 }, () => 'right'))
  await expect(page.getByRole('heading', { name: 'Perfect!' })).toBeVisible()
  await takePicture(page, 'perfect')
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Copy as text' })).toBeVisible()
  await takePicture(page, 'share')
})

test('a run of Survival', async ({ arrive }) => {
  const { page, solo, survival } = await arrive(DESK)
  await survival.open()
  await survival.start()
  for (let question = 1; question <= 6; question++) {
    await solo.asked(`Question ${question}`)
    await solo.answer('right')
    await solo.goOn()
  }
  await solo.asked('Question 7')
  await takePicture(page, 'survival')
})

test('the start of flags and of countries', async ({ arrive }) => {
  const { page, countries } = await arrive({ ...PHONE, colorScheme: 'dark' })
  await countries.open('africa')
  await takePicture(page, 'continents')
  await page.emulateMedia({ colorScheme: 'light' })
  await page.setViewportSize(DESK.viewport)
  await page.goto('/flag-quiz')
  await expect(page.getByText(/^\d+ flags$/).first()).toBeVisible()
  await takePicture(page, 'flags')
})

test('the map', async ({ arrive }) => {
  const { page, countries } = await arrive({ ...DESK, colorScheme: 'dark' })
  await countries.open('europe')
  await countries.start({ task: 'Name them all', shown: 'Map' })
  const names =
    'france spain italy germany poland ukraine norway finland iceland ireland greece romania'.split(' ')
  await countries.name(...names)
  await expect(countries.map).toBeVisible()
  await takePicture(page, 'map')
})

test('a profile', async ({ arriveAs, server }) => {
  const ada = await arriveAs('Ada', DESK)
  const uid = await ada.uid()
  await server.between((db) => insertLongHistory(db, { uid, now: Date.now() }))
  const player = await picture(await sameAs(ada, server.url), 'profile4')
  player.leave()
  await ada.page.goto('/profile/Ada')
  await expect(ada.page.getByRole('region', { name: 'Places' })).toBeVisible()
  await expect(ada.shell.ownCard).toContainText('Ada')
  await takePicture(ada.page, 'profile')
})

test('a party', async ({ arrive, server }) => {
  test.setTimeout(120_000)
  const { page, party } = await arrive({ ...DESK, viewport: { width: 1280, height: 720 } })
  await page.goto('/party')
  await party.start.click()
  await expect(page.getByRole('heading', { name: 'Scan to join' })).toBeVisible()
  const names = 'Ada Ben Carla Dev Eun Farid Grace Hiro Ines Jonas Kofi Lena'.split(' ')
  const phones = await Promise.all(
    names.map(async (name) => {
      const phone = await signInGuest(server.url, '', party.key)
      await phone.connect()
      const { partyId } = await phone.do('joinParty', { key: party.key, name })
      return { phone, partyId }
    }),
  )
  await expect(page.getByRole('heading', { name: '12 players in' })).toBeVisible()
  await page.keyboard.press('Enter')
  await party.asked()
  await Promise.all(
    phones.map(({ phone, partyId }, i) =>
      phone.do('answerParty', { partyId, index: 0, choice: [0, 1, 1, 2, 3][i % 5] ?? 0 }),
    ),
  )
  await expect(party.gotIt).toBeVisible()
  await takePicture(page, 'party')
})
