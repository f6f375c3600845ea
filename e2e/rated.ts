import { expect } from './fixtures.ts'
import type { Guest } from './guest.ts'
import type { Opponent } from './opponent.ts'

/** A ranked match in which the guest has two right answers, and the rival has none and resigns: 1000 becomes 1020. */
export const winRated = async ({ lobby, found, match, page }: Guest, rival: Opponent): Promise<void> => {
  await lobby.open()
  await rival.search()
  await lobby.search()
  await found.join.click()
  await rival.joinFound()
  await match.arrived()
  for (const number of [1, 2]) {
    await match.asked(number)
    await match.answer('right')
    await rival.answer('wrong')
    await expect(match.route('You', number, 0)).toBeVisible()
  }
  await rival.resign()
  await expect(match.result('You won')).toBeVisible()
  await expect(page.getByText('+20', { exact: true })).toBeVisible()
}

/** Both players agree to a rematch; its first question is open. */
export const beginRematch = async ({ match, page }: Guest, rival: Opponent): Promise<void> => {
  const before = page.url()
  await rival.offerRematch()
  await page.getByRole('button', { name: 'Accept rematch' }).click()
  await page.waitForURL((url) => url.href !== before)
  rival.playOn(match.id)
  await match.asked(1)
}
