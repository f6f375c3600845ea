import { beginRanked, type Pair, playThrough } from './duel.ts'
import { expect, test } from './shared-server.ts'

test('a player who closes the tab during a match comes back to the same question with the answers kept', async ({
  arrive,
}) => {
  const two: Pair = [await arrive(), await arrive()]
  const [ann, ben] = two
  await beginRanked(two)
  await playThrough(two, [['right', 'wrong']])
  await ann.match.asked(2)
  const place = await ann.match.place('right')
  await ann.match.answer('right')
  await expect(ben.match.otherHasAnswered).toBeVisible()
  const prompt = await ann.match.prompt.innerText()
  const address = ann.page.url()
  await ann.closeTab()

  await test.step('the opponent sees that the player is away, and how long the match waits', async () => {
    await expect(ben.shell.sentence(/is away\. We’ll wait \d+ s more\./)).toBeVisible()
  })

  await ann.openTab('/')
  await test.step('Go to Match leads back', async () => {
    await ann.shell.goToMatch.click()
    await ann.page.waitForURL(address)
  })
  await expect(ann.match.prompt).toHaveText(prompt)
  await expect(ann.match.choices.nth(place)).toHaveAttribute('aria-pressed', 'true')
  await expect(ann.match.route('You', 1, 0)).toBeVisible()
  await expect(ben.shell.sentence(/is away/)).toBeHidden()

  await test.step('the match continues', async () => {
    await ben.match.answer('wrong')
    await playThrough(two, [['right', 'wrong']], 3)
    await expect(ben.match.route('You', 0, 3)).toBeVisible()
  })
})
