import { axeViolations } from './axe-violations.ts'
import { emulateColorScheme } from './emulate-color-scheme.ts'
import { expect, test } from './fixtures.ts'
import { FULL_MOTION } from './guest.ts'
import { Opponent } from './opponent.ts'
import { winRated } from './rated.ts'

const ringsIn = (heard: readonly string[]) => heard.filter((sound) => /achievement/.test(sound))

test('a first victory is announced once, on one device, with a sound and its rarity', async ({
  arrive,
  server,
}) => {
  const [laptop, phone] = [await arrive(FULL_MOTION), await arrive()]
  const heard = [await laptop.listen(), await phone.listen()]
  const rings = () => heard.flatMap(ringsIn)
  await laptop.lobby.open()
  await phone.isNow(await laptop.context.cookies())
  await phone.page.goto('/leaderboard')
  await expect(phone.page.getByRole('heading', { level: 1 })).toBeVisible()
  await phone.pressAnything()
  // Popups on either device are recorded.
  const told = Promise.any(
    [laptop, phone].map(async ({ popup }) => {
      await popup.titled('First Victory').waitFor({ timeout: 50_000 })
      return popup.region.innerText()
    }),
  )
  const rival = await Opponent.arrive(server.url)
  await winRated(laptop, rival)
  // One of the server's two players.
  expect(await told).toContain('Only 50.0% of players have unlocked this!')
  // The sound's file loads after the popup has appeared.
  await expect.poll(rings).toHaveLength(1)

  await test.step('it does not appear again on either device', async () => {
    for (const { page } of [laptop, phone]) {
      await page.goto('/battle')
      await expect(page.getByRole('region', { name: 'Your record' })).toContainText('1020')
    }
    await laptop.page.waitForTimeout(1_500)
    for (const { popup } of [laptop, phone]) await expect(popup.region).toHaveCount(0)
    expect(rings()).toHaveLength(1)
  })
  rival.leave()
})

test('achievements unlocked together appear one after the other, and continue after a reload', async ({
  arriveAs,
  server,
}) => {
  const ada = await arriveAs('Ada')
  const heard = await ada.listen()
  const uid = await ada.uid()
  await server.between(async (db) => {
    const close = { win_streak: 4, questions_correct: 99 }
    await db.updateTable('users').set(close).where('uid', '=', uid).execute()
  })
  const { page, popup } = ada
  const rival = await Opponent.arrive(server.url)
  await winRated(ada, rival)
  await popup.titled('First Victory').waitFor()
  expect(await axeViolations(page)).toEqual([])
  await popup.titled('Winning Streak').waitFor()
  await expect(popup.region).toHaveCount(1)
  expect(ringsIn(heard)).toHaveLength(2)
  await emulateColorScheme(page, 'dark')
  expect(await axeViolations(page)).toEqual([])
  await page.reload()
  await popup.titled('Know-It-All').waitFor()
  await popup.close()
  await expect(popup.region).toHaveCount(0)

  await test.step('the achievements page shows all three', async () => {
    await page.goto('/achievements/Ada')
    await expect(page.getByText('3 of 26 unlocked')).toBeVisible()
    const card = page.getByRole('listitem').filter({ hasText: 'First Victory' })
    await expect(card).toContainText('Unlocked')
    const next = page.getByRole('listitem').filter({ hasText: 'All I Do Is Win' })
    await expect(next).toContainText('Locked: 1 of 11')
  })
  rival.leave()
})
