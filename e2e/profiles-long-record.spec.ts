import { insertLongHistory } from '@trivium/testkit/long-history'
import { expect, test } from './fixtures.ts'
import { test as onStandingServer } from './shared-server.ts'

test('the statistics of 1,000 games appear immediately, as charts and tables', async ({
  arriveAs,
  server,
}) => {
  const ada = await arriveAs('Ada')
  const uid = await ada.uid()
  await server.between((db) => insertLongHistory(db, { uid, now: Date.now() }))
  const { page, player } = ada
  await page.goto('/battle')
  await expect(ada.lobby.record).toContainText('Rating')
  const begun = Date.now()
  await page.goto('/stats/Ada')
  await expect(player.chart('Rating')).toBeVisible()
  await expect(player.chart('Activity')).toBeVisible()
  console.log(`/stats of 1,000 games: ${Date.now() - begun} ms from asking for the page to its charts`)
  await expect(page.getByText(/^Now \d+ after 1,000 rated matches/)).toBeVisible()
  await expect(await player.tableOf('Rating')).toHaveCount(200)
  await expect(await player.tableOf('Answer times')).toHaveCount(21)
  await expect(player.counter('Geography')).toContainText('%')
  await expect(player.counter('The world')).toContainText('201')

  await test.step('on a small screen the calendar shows today first, and can be scrolled with the keyboard', async () => {
    await page.setViewportSize({ width: 360, height: 780 })
    await page.reload()
    const year = page.getByRole('region', { name: 'Activity, drawn' })
    await year.focus()
    const left = () => year.evaluate((element) => element.scrollLeft)
    const before = await left()
    expect(before).toBeGreaterThan(0)
    await page.keyboard.press('ArrowLeft')
    await expect.poll(left).toBeLessThan(before)
  })
})

onStandingServer('a player is challenged from their profile', async ({ arriveAs, arrive }) => {
  const [paula, ben] = [await arriveAs('Paula'), await arrive()]
  await ben.page.goto('/profile/Paula')
  await ben.page.getByRole('button', { name: 'Challenge' }).click()
  const dialog = ben.page.getByRole('dialog', { name: 'Challenge Paula' })
  await dialog.getByRole('button', { name: 'Invite a friend' }).click()
  const key = (await dialog.getByText(/^[A-Z0-9]{3} [A-Z0-9]{3}$/).innerText()).replace(' ', '')
  await paula.page.goto(`/join-friend-match/${key}`)
  await paula.page.getByRole('button', { name: 'Join the match' }).click()
  await expect(dialog).toBeHidden()
  await ben.found.join.click()
  for (const { match } of [paula, ben]) await match.asked(1)
})
