import type { BotName } from './lobby.ts'
import { expect, test } from './shared-server.ts'

test('a guest practises a whole match against a bot, and no rating changes', async ({ arrive }) => {
  const guest = await arrive()
  await guest.lobby.open()
  await guest.lobby.bot('Lighthouse').click()
  for (let number = 1; number <= 10; number++) {
    await guest.match.asked(number)
    await guest.match.answer('right')
  }
  await expect(guest.match.result(/^(You won|A draw)$/)).toBeVisible({ timeout: 20_000 })
  await expect(guest.match.route('You', 10, 0)).toBeVisible()
  await expect(guest.shell.sentence('No rating changes.')).toBeVisible()

  await test.step('the review has every question with its answer and explanation', async () => {
    expect(await guest.match.reviewed()).toHaveLength(10)
    await guest.match.openReview(1)
    await expect(
      guest.page.getByRole('region', { name: 'Review' }).getByText('the right answer').first(),
    ).toBeVisible()
  })

  await guest.page.getByRole('link', { name: 'Back to Battle' }).click()
  await expect(guest.lobby.record).toContainText('No rated match yet')
  await expect(guest.lobby.recent.getByRole('link', { name: /Lighthouse.*Practice/ })).toBeVisible()
})

for (const bot of ['Pebble', 'Milestone'] satisfies BotName[])
  test(`a guest practises against ${bot}, which answers on its own`, async ({ arrive }) => {
    const guest = await arrive()
    await guest.lobby.open()
    await guest.lobby.bot(bot).click()
    await guest.match.asked(1)
    await expect(guest.match.score).toContainText(bot)
    await guest.match.answer('wrong')
    await expect(guest.match.route('You', 0, 1)).toBeVisible()
    await guest.match.asked(2)
  })
