import { type Pair, searchUntilMatched } from './duel.ts'
import { expect, test } from './fixtures.ts'

test('when the join countdown runs out no rating changes, and the player who joined searches again and reads why', async ({
  arrive,
}) => {
  const two: Pair = [await arrive(), await arrive()]
  const [ann, ben] = two
  await searchUntilMatched(two)
  await ann.found.join.click()
  await expect(ann.found.prompt).toContainText(/Waiting for .* to join/)

  await expect(ben.found.prompt).toBeHidden()
  await expect(ann.lobby.searching).toBeVisible()
  await expect(ann.shell.sentence('Your opponent did not join in time.')).toBeVisible()
  await expect(ben.lobby.searching).toBeHidden()
  await expect(ben.shell.sentence('You did not join your match in time')).toBeVisible()
  for (const { lobby } of two) await expect(lobby.record).toContainText('No rated match yet')

  await test.step('a second miss within 30 minutes pauses the search', async () => {
    await ben.lobby.search()
    await ann.found.join.click()
    await expect(ben.found.prompt).toBeVisible()
    await expect(ben.found.prompt).toBeHidden()
    await expect(ben.shell.sentence(/Searching is paused for (1:\d\d|2:00)/)).toBeVisible()
    await expect(ben.shell.sentence('You missed or passed on more than one match')).toBeVisible()
  })
})
