import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { register } from '@trivium/testkit/account'
import { insertLongHistory } from '@trivium/testkit/long-history'
import { type Player, signInGuest } from '@trivium/testkit/player'
import type { InputOf } from '@trivium/wire/registry'
import { expect, test } from './fixtures.ts'
import type { Guest } from './guest.ts'
import { Opponent } from './opponent.ts'

const FOLDER = join(import.meta.dirname, '../docs/pictures')
const DESK = { viewport: { width: 1280, height: 860 }, colorScheme: 'light' } as const
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, colorScheme: 'light' } as const

/** Saves what the page shows as WebP, which the browser itself can encode. */
const take = async (page: Page, name: string): Promise<void> => {
  const png = (await page.screenshot({ animations: 'disabled' })).toString('base64')
  // The page's own policy forbids data: URLs.
  const blank = await page.context().newPage()
  const webp = await blank.evaluate(async (data) => {
    const image = new Image()
    image.src = `data:image/png;base64,${data}`
    await image.decode()
    const canvas = new OffscreenCanvas(image.width, image.height)
    canvas.getContext('2d')?.drawImage(image, 0, 0)
    const blob = await canvas.convertToBlob({ type: 'image/webp', quality: 0.85 })
    return Array.from(new Uint8Array(await blob.arrayBuffer()))
  }, png)
  await blank.close()
  await writeFile(join(FOLDER, `${name}.webp`), Buffer.from(webp))
}

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
  await take(page, 'match')
  await rival.resign()
})

test('a phone', async ({ arrive }) => {
  const { page, solo } = await arrive(PHONE)
  await page.goto('/')
  await solo.asked('1 of 10')
  await solo.answer('right')
  await take(page, 'phone')
})

test('the map', async ({ arrive }) => {
  const { page, countries } = await arrive({ ...DESK, colorScheme: 'dark' })
  await countries.open('europe')
  await countries.start({ task: 'Name them all', shown: 'Map' })
  const names =
    'france spain italy germany poland ukraine norway finland iceland ireland greece romania'.split(' ')
  await countries.name(...names)
  await expect(countries.map).toBeVisible()
  await take(page, 'map')
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
  await take(ada.page, 'profile')
})
