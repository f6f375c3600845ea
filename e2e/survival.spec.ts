import { expect, test } from './fixtures.ts'
import { FULL_MOTION } from './guest.ts'

test('a run of Survival ends at the first miss, and the best score is kept', async ({ arriveAs }) => {
  const { page, solo, survival } = await arriveAs('Ada')
  await survival.open()
  await expect(survival.board).toContainText('Nobody has a score yet.')
  await survival.start()
  for (const number of [1, 2]) {
    await solo.asked(`Question ${number}`)
    await solo.answer('right')
    await solo.goOn()
  }

  await test.step('a run continues after a reload, at the same question', async () => {
    await solo.asked('Question 3')
    const prompt = await solo.prompt.innerText()
    await page.reload()
    await solo.asked('Question 3')
    expect(await solo.prompt.innerText()).toBe(prompt)
  })
  await test.step('it also continues from the start screen', async () => {
    await survival.open()
    await expect(survival.number('This run')).toHaveText('2')
    await survival.start('Continue')
    await solo.asked('Question 3')
  })
  await solo.answer('wrong')
  await solo.goOn()
  await expect(survival.result('First score!')).toBeVisible()
  await expect(survival.inARow(2)).toBeVisible()
  await expect(survival.board.getByRole('listitem')).toHaveText([/1.*Ada \(you\).*2$/])
  expect(await solo.reviewed()).toHaveLength(3)

  await test.step('a shorter run changes neither the best score nor the leaderboard', async () => {
    await page.getByRole('button', { name: 'Play again' }).click()
    await solo.asked('Question 1')
    await solo.answer('wrong')
    await solo.goOn()
    await expect(survival.result('Flat tyre')).toBeVisible()
    await expect(survival.inARow(0)).toBeVisible()
    await expect(page.getByText('Your best is 2.')).toBeVisible()
    await survival.open()
    await expect(survival.number('Your best')).toHaveText('2')
    await expect(survival.board.getByRole('listitem')).toHaveText([/Ada \(you\).*2$/])
  })
})

test('a run without a clock has its own best score, and is on no leaderboard', async ({ arrive }) => {
  const { page, solo, survival } = await arrive(FULL_MOTION)
  await survival.open()
  await page.getByRole('switch', { name: 'Without a clock' }).click()
  await survival.start()
  await solo.asked('Question 1')
  await expect(page.getByRole('timer')).toHaveCount(0)
  await solo.answer('right')
  await solo.goOn()
  await solo.asked('Question 2')
  await solo.answer('wrong')
  await solo.goOn()
  await expect(survival.inARow(1)).toBeVisible()
  await survival.open()
  await expect(survival.number('Your best')).toHaveText('0')
  await expect(survival.board).toContainText('Nobody has a score yet.')
  await page.getByRole('switch', { name: 'Without a clock' }).click()
  await expect(survival.number('Your best without a clock')).toHaveText('1')
})
