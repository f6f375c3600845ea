import { Opponent } from './opponent.ts'
import { expect, test } from './shared-server.ts'

test('an address that does not exist is a helpful page with status 404', async ({ arrive }) => {
  const guest = await arrive()
  guest.forgive(/404/)
  const answer = await guest.page.goto('/nowhere-at-all')
  expect(answer?.status()).toBe(404)
  await expect(guest.page.getByRole('heading', { name: 'This page doesn’t exist' })).toBeVisible()
  await guest.page.getByRole('link', { name: 'Go to Battle' }).click()
  await expect(guest.lobby.record).toBeVisible()
})

test('somebody else’s match and an unknown match are helpful pages', async ({ arrive, server }) => {
  const { page } = await arrive()
  const rival = await Opponent.arrive(server.url)
  const theirs = await rival.practise()
  const answer = await page.goto(`/match/${theirs}`)
  expect(answer?.status()).toBe(200)
  await expect(page.getByRole('heading', { name: 'This match is between two others' })).toBeVisible()

  for (const id of ['123456789abc', 'not-an-id']) {
    await page.goto(`/match/${id}`)
    await expect(page.getByRole('heading', { name: 'Match not found' })).toBeVisible()
  }
  await expect(page.getByRole('main').getByRole('link', { name: 'Go to Battle' })).toBeVisible()
  rival.leave()
})

test('an unknown player is a helpful page with status 404; a guest learns how to get a profile', async ({
  arrive,
}) => {
  const guest = await arrive()
  guest.forgive(/404/)
  guest.forgiveRefusals('readPlayer', 'readProfile', 'readHighlights', 'readStats', 'readAchievements')
  for (const path of ['/profile/Nobody', '/stats/Nobody', '/achievements/Nobody', '/profile/no%20name']) {
    const answer = await guest.page.goto(path)
    expect(answer?.status(), path).toBe(404)
    await expect(guest.player.unknown).toBeVisible()
  }
  await guest.page.goto('/profile/Guest')
  await guest.page.getByRole('link', { name: 'Create an account' }).click()
  await expect(guest.page).toHaveURL('/register?from=/edit-profile')
})
