import { choiceFor } from './bank.ts'
import { GUEST_NAME } from './guest-name.ts'
import { expect, test } from './shared-server.ts'

test('the link of a custom quiz gives two players the same questions in the same order, and shows both scores', async ({
  arriveAs,
  arrive,
}) => {
  const cora = await arriveAs('Cora')
  await cora.custom.open()
  await cora.custom.chip('History').click()
  await cora.custom.count(10)
  await cora.custom.clock('None')
  const link = await cora.custom.start()
  const hers = await cora.solo.play(Array.from({ length: 10 }, (_, i) => (i < 8 ? 'right' : 'wrong')))
  await expect(cora.custom.result(8, 10)).toBeVisible()
  await expect(cora.custom.plays).toHaveText([/Cora \(you\).*8 of 10/])
  expect(new Set(hers).size).toBe(10)

  const guest = await arrive()
  await guest.page.goto(link)
  await expect(guest.page.getByText('A quiz by Cora')).toBeVisible()
  await guest.custom.follow(link)
  const his = await guest.solo.play(Array.from({ length: 10 }, (_, i) => (i < 9 ? 'right' : 'wrong')))
  expect(his).toEqual(hers)
  await expect(guest.custom.result(9, 10)).toBeVisible()
  await expect(guest.custom.plays).toHaveText([/\(you\).*9 of 10/, /^Cora.*8 of 10/])

  await test.step('a second play does not count', async () => {
    await guest.custom.follow(link)
    await guest.solo.asked('1 of 10')
    expect(await guest.solo.prompt.innerText()).toBe(hers[0])
    await guest.solo.answer('wrong')
    await guest.solo.giveUp()
    await cora.page.goto(link)
    await expect(cora.custom.plays).toHaveText([GUEST_NAME, /Cora \(you\).*8 of 10/])
  })
})

test('a quiz with typed answers is played by the keyboard alone, and its review shows what was typed', async ({
  arrive,
}) => {
  const { page, custom, solo } = await arrive()
  await custom.open()
  await custom.typed()
  await custom.count(5)
  await custom.clock('None')
  await custom.start()
  for (const [i, play] of (['right', 'wrong', 'right', 'right', 'right'] as const).entries()) {
    await solo.asked(`${i + 1} of 5`)
    await expect(solo.typed).toBeFocused()
    await expect(solo.choices).toHaveCount(0)
    const text = play === 'right' ? choiceFor(await solo.prompt.innerText(), play).toLowerCase() : 'no idea'
    await page.keyboard.type(text)
    await page.keyboard.press('Enter')
    await expect(page.getByText(play === 'right' ? 'Right' : 'Not quite', { exact: true })).toBeVisible()
    await page.keyboard.press('Enter')
  }
  await expect(custom.result(4, 5)).toBeVisible()
  await solo.openReview(2)
  await expect(solo.review.getByText('no idea')).toBeVisible()
})
