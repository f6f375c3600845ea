import { beginRanked, type Pair, playThrough } from './duel.ts'
import { expect, test } from './fixtures.ts'

const EVEN = [...Array(7)].map(() => ['right', 'right'] as const)

test('two players finish their match, a draw, and lose nothing when the server is killed during it', async ({
  arrive,
  server,
}) => {
  const two: Pair = [await arrive(), await arrive()]
  const [ann, ben] = two
  for (const guest of two) guest.forgiveRestart()
  await beginRanked(two)
  await playThrough(two, [
    ['right', 'wrong'],
    ['wrong', 'right'],
  ])
  await ann.match.asked(3)
  const given = await ann.match.answer('right')
  // What the opponent sees has been acknowledged.
  await expect(ben.match.otherHasAnswered).toBeVisible()

  await server.kill()
  for (const { shell } of two) await expect(shell.sentence(/Reconnecting/)).toBeVisible()
  await server.start()

  await test.step('both pages reconnect automatically, to the same question', async () => {
    for (const { shell } of two) await expect(shell.sentence(/Reconnecting/)).toBeHidden()
    await ann.match.asked(3)
    await expect(given).toHaveAttribute('aria-pressed', 'true')
    await expect(ann.match.route('You', 1, 1)).toBeVisible()
    await ben.match.answer('right')
    await expect(ann.match.route('You', 2, 1)).toBeVisible()
  })

  await test.step('the match ends and changes the ratings', async () => {
    await playThrough(two, EVEN, 4)
    for (const { match, page } of two) {
      await expect(match.result('A draw')).toBeVisible()
      await expect(page.getByText('±0', { exact: true }).first()).toBeVisible()
    }
    await ann.page.getByRole('link', { name: 'Back to Battle' }).click()
    await expect(ann.lobby.record).toContainText('±0 in your last rated match')
  })
})
