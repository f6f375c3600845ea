import { insertLongHistory } from '@trivium/testkit/long-history'
import { expect } from './fixtures.ts'
import { registered } from './registered.ts'
import type { Tour } from './tour.ts'

/** The pages of a player with a thousand games, and of one without any. */
const records: Tour = async (guest, server, look) => {
  const { page, player } = guest
  await registered(server.url, 'Newcomer')
  await guest.isNow(await registered(server.url, 'Ada'))
  const uid = await guest.uid()
  await server.between((db) => insertLongHistory(db, { uid, now: Date.now() }))
  await page.goto('/stats/Ada')
  await expect(player.chart('Answer times')).toBeVisible()
  await look('stats-of-1000-games')
  for (const title of ['Rating', 'Activity', 'Answer times']) await player.tableOf(title)
  await look('stats-as-tables')
  await page.goto('/profile/Ada')
  await expect(page.getByRole('region', { name: 'Places' })).toBeVisible()
  await look('profile-of-1000-games')
  await page.goto('/achievements/Ada')
  await expect(page.getByText(/of 26 unlocked/)).toBeVisible()
  await look('achievements')
  await page.goto('/stats/Newcomer')
  await expect(player.chart('Activity')).toBeVisible()
  await look('stats-of-newcomer')
  await page.goto('/profile/Newcomer')
  await page.getByRole('button', { name: 'Challenge' }).click()
  await expect(page.getByRole('dialog', { name: 'Challenge Newcomer' })).toBeVisible()
  await look('challenge')
  await page.goto('/achievements/Newcomer')
  await expect(page.getByText('0 of 26 unlocked')).toBeVisible()
  await look('achievements-of-newcomer')
}

export const RECORD_TOURS = { 'records of players': records } as const
