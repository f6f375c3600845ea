import { beginRanked, type Pair, playThrough } from './duel.ts'
import { expect, test } from './shared-server.ts'

test('resigning asks once, then the other wins', async ({ arrive }) => {
  const two: Pair = [await arrive(), await arrive()]
  const [ann, ben] = two
  await beginRanked(two)
  await playThrough(two, [
    ['right', 'right'],
    ['right', 'wrong'],
  ])
  await ann.match.asked(3)

  const question = ann.page.getByRole('dialog', { name: 'Resign this match?' })
  await test.step('“Play on” changes nothing', async () => {
    await ann.page.getByRole('button', { name: 'Resign' }).click()
    await question.getByRole('button', { name: 'Play on' }).click()
    await expect(question).toBeHidden()
    await expect(ann.match.clock).toBeVisible()
  })
  await ann.page.getByRole('button', { name: 'Resign' }).click()
  await question.getByRole('button', { name: 'Resign' }).click()

  await expect(ann.match.result('You lost')).toBeVisible()
  await expect(ann.shell.sentence('You resigned.')).toBeVisible()
  await expect(ben.match.result('You won')).toBeVisible()
  await expect(ben.shell.sentence('resigned.')).toBeVisible()
  await expect(ben.page.getByText('+20', { exact: true })).toBeVisible()
})
