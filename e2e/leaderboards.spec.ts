import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { FULL_MOTION } from './guest.ts'
import { GUEST_NAME } from './guest-name.ts'
import { runAs, runAsGuest } from './survival-run.ts'

/** Records where rows start their move to a new place, one line per row. */
const glides = async (page: Page): Promise<readonly string[]> => {
  const seen: string[] = []
  await page.exposeFunction('glides', (transform: string) => seen.push(transform))
  await page.evaluate(() => {
    const { animate } = Element.prototype
    Element.prototype.animate = function (this: Element, frames, options) {
      const [from] = frames as Keyframe[]
      if (from?.transform)
        (globalThis as unknown as { glides: (t: string) => void }).glides(String(from.transform))
      return animate.call(this, frames, options)
    }
  })
  return seen
}

const SURVIVAL = 'Survival, all time'

test('a leaderboard updates live, also when a player leaves the leaderboards or returns', async ({
  arriveAs,
  server: { url },
}) => {
  const ada = await arriveAs('Ada')
  const bob = await arriveAs('Bob', FULL_MOTION)
  const { page, leaderboard, shell } = bob
  await runAs(bob, url, 1)
  await page.goto('/')
  await shell.sidebar.getByRole('link', { name: 'Leaderboard' }).click()
  // The first board with players.
  await expect(leaderboard.board(SURVIVAL)).toBeVisible()
  await leaderboard.choose('Elo')
  await expect(leaderboard.own).toContainText('Play 20 more rated games')
  await leaderboard.choose('Survival')
  await expect(page).toHaveURL('/leaderboard?board=survival')
  const rows = leaderboard.rows(SURVIVAL)
  await expect(rows).toHaveText([/^1.*Bob \(you\)1$/])

  await test.step('a better run appears above, the other rows move, and the change is read out', async () => {
    const glided = await glides(page)
    await runAs(ada, url, 2)
    await expect(rows).toHaveText([/^1.*Ada2$/, /^2.*Bob \(you\)1$/])
    await expect(shell.readOut('Ada is now first.')).toBeAttached()
    await expect(leaderboard.board(SURVIVAL)).toContainText('2 players')
    expect(glided).toEqual(['translateY(-48px)'])
  })
  await test.step('this week’s leaderboard shows the same', async () => {
    await page.getByLabel('Time', { exact: true }).selectOption('This week')
    await expect(page).toHaveURL('/leaderboard?board=survival&when=week')
    await expect(leaderboard.rows('Survival, this week')).toHaveText([/Ada2$/, /Bob \(you\)1$/])
    await page.goBack()
    await expect(rows).toHaveCount(2)
  })
  await test.step('Ada leaves the leaderboards', async () => {
    await ada.editProfile.open()
    await ada.editProfile.turn('Shown on leaderboards')
    await expect(rows).toHaveText([/^1.*Bob \(you\)1$/])
    await expect(shell.readOut('You are now first.')).toBeAttached()
    await ada.leaderboard.open('?board=survival')
    await expect(ada.leaderboard.own).toContainText('You’ve left the leaderboards')
    await ada.leaderboard.own.getByRole('link').click()
    await expect(ada.page).toHaveURL('/edit-profile#settings')
  })
  await test.step('Ada returns', async () => {
    await ada.editProfile.turn('Shown on leaderboards')
    await expect(rows).toHaveText([/^1.*Ada2$/, /^2.*Bob \(you\)1$/])
    await rows.getByRole('link', { name: 'Ada' }).click()
    await expect(bob.player.profile('Ada')).toBeVisible()
  })
})

test('a player far down sees their row between its neighbours, and reaches it by paging', async ({
  arriveAs,
  server: { url },
}) => {
  const ada = await arriveAs('Ada')
  const { page, leaderboard } = ada
  await Promise.all(Array.from({ length: 27 }, () => runAsGuest(url, 2)))
  await runAs(ada, url, 1)
  await leaderboard.open('?board=survival')
  const rows = leaderboard.rows(SURVIVAL)
  const neighbours = leaderboard.own.getByRole('listitem')
  await expect(rows).toHaveCount(25)
  await expect(rows.last()).toHaveText(new RegExp(`^1${GUEST_NAME.source}2$`))
  await expect(leaderboard.own).toContainText('28of 28')
  await expect(neighbours).toHaveText([/^1.*2$/, /^1.*2$/, /^1.*2$/, /^28.*Ada \(you\)1$/])

  await leaderboard.turn('Next')
  await expect(rows).toHaveText([/^1.*2$/, /^1.*2$/, /^28.*Ada \(you\)1$/])
  await expect(neighbours).toHaveCount(0)
  await expect(page.getByRole('heading', { name: SURVIVAL })).toBeFocused()
  await page.reload()
  await expect(rows).toHaveCount(3)
  await leaderboard.turn('Previous')
  await expect(rows).toHaveCount(25)
  await expect(neighbours).toHaveCount(4)
})
