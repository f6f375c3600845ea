import { beginRanked, type Pair, playThrough } from './duel.ts'
import { FULL_MOTION } from './guest.ts'
import { expect, test } from './shared-server.ts'

const LEADS = [...Array(9)].map(() => ['right', 'wrong'] as const)

test('two guests who never signed up play a whole ranked battle to a rating change, then a rematch', async ({
  arrive,
}) => {
  const two: Pair = [await arrive(FULL_MOTION), await arrive()]
  const [ann, ben] = two
  await beginRanked(two)
  const first = ann.match.id
  await playThrough(two, [['right', 'right'], ...LEADS])

  await expect(ann.match.result('You won')).toBeVisible()
  await expect(ben.match.result('You lost')).toBeVisible()
  await expect(ann.page.getByText('+20', { exact: true })).toBeVisible()
  await expect(ben.page.getByText('−20', { exact: true })).toBeVisible()
  await expect(ann.match.route('You', 10, 0)).toBeVisible()
  await expect(ben.match.route('You', 1, 9)).toBeVisible()
  const asked = await ann.match.reviewed()
  expect(asked).toHaveLength(10)

  await test.step('the lobby shows the rating, after a reload too', async () => {
    await ann.page.getByRole('link', { name: 'Back to Battle' }).click()
    await expect(ann.lobby.record).toContainText('+20 in your last rated match')
    await ann.page.reload()
    await expect(ann.lobby.record).toContainText('1020')
    await ann.lobby.recent.getByRole('link', { name: /Won against .*10:1/ }).click()
    await ann.match.arrived()
  })

  await test.step('a rematch by both is a new match with new questions', async () => {
    await ann.page.getByRole('button', { name: 'Rematch' }).click()
    await expect(ann.shell.sentence(/Rematch offered/)).toBeVisible()
    await ben.page.getByRole('button', { name: 'Accept rematch' }).click()
    for (const { match } of two) {
      await match.asked(1)
      expect(match.id).not.toBe(first)
      expect(asked).not.toContain(await match.prompt.innerText())
    }
    expect(ann.match.id).toBe(ben.match.id)
  })
})
