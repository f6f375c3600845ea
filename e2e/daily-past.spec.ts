import { isShared } from './bank.ts'
import { expect, test } from './shared-server.ts'

test('yesterday’s daily can be practised, and does not count', async ({ arrive }) => {
  const { page, solo, daily } = await arrive()
  await page.goto('/')
  const today = await solo.play(['right', 'right'])
  const { yesterday } = daily
  await daily.openDay(yesterday)
  await expect(page.getByText('You did not play this one on its day.')).toBeVisible()
  await page.getByRole('button', { name: 'Practise this day' }).click()
  const played = await solo.play(Array.from({ length: 10 }, () => 'right' as const))
  await expect(page.getByText(/^Practice, /)).toBeVisible()
  await expect(daily.result(10)).toBeVisible()
  expect(played.filter((prompt) => today.includes(prompt) && !isShared(prompt))).toEqual([])

  await page.getByRole('link', { name: 'Past quizzes' }).click()
  await expect(daily.day(yesterday)).toHaveAccessibleName(/: not played$/)
  await expect(daily.streak('No streak yet')).toBeVisible()
  await daily.openDay(yesterday)
  await expect(page.getByText('You did not play this one on its day.')).toBeVisible()

  await test.step('today’s continues where it was left', async () => {
    await page.goto('/')
    await solo.asked('3 of 10')
  })
})
