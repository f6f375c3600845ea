import { expect } from './fixtures.ts'
import { registered } from './registered.ts'
import { runAs, runAsGuest } from './survival-run.ts'
import type { Tour } from './tour.ts'

/** This week's leaderboard is empty until somebody plays; then it is longer than a page. */
export const leaderboard: Tour = async (guest, { url }, look) => {
  const { page, leaderboard: boards } = guest
  await guest.isNow(await registered(url, 'Countess_of-Lovelace'))
  await boards.open('?board=elo')
  await expect(boards.own).toContainText('Play 20 more rated games')
  await look('board-not-settled')
  await boards.open('?board=countries&region=oceania&when=week')
  await expect(page.getByText('Nobody yet: be the first.')).toBeVisible()
  await look('board-empty')
  await Promise.all(Array.from({ length: 26 }, () => runAsGuest(url, 2)))
  await runAs(guest, url, 1)
  await boards.open('?board=survival')
  await expect(boards.own.getByRole('listitem')).toHaveCount(4)
  await look('board-far')
  await boards.turn('Next')
  await expect(boards.own.getByRole('listitem')).toHaveCount(0)
  await look('board-second')
}
