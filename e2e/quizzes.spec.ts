import { emailOf } from '@trivium/testkit/account'
import { expect, test } from './shared-server.ts'
import { tabTo } from './tab-to.ts'

const RIVER = 'Which of these rivers crosses Budapest?'
const CAPITAL = 'What is the capital of Denmark?'

test('a player writes a quiz with the keyboard, and another plays it by its link', async ({
  arrive,
  arriveAs,
}) => {
  const quinn = await arriveAs('Quinn')
  const { page, quizzes } = quinn
  const { keyboard } = page
  await page.goto('/custom/mine')
  await tabTo(page, quizzes.title)
  await keyboard.type('Rivers and towns')
  await keyboard.press('Enter')

  await test.step('a question with choices', async () => {
    await tabTo(page, quizzes.addChoice)
    await keyboard.press('Enter')
    await expect(quizzes.field('Question')).toBeFocused()
    await keyboard.type(RIVER)
    await tabTo(page, quizzes.radio('Choice A is right'))
    await keyboard.press('ArrowDown')
    await expect(quizzes.radio('Choice B is right')).toBeChecked()
    await tabTo(page, quizzes.field('Choice A'), 'Shift+Tab')
    for (const choice of ['Rhine', 'Danube', 'Elbe']) {
      await keyboard.type(choice)
      await keyboard.press('Enter')
    }
    await expect(quizzes.field('Choice D')).toBeFocused()
  })
  await test.step('a question with typed answers', async () => {
    await tabTo(page, quizzes.addTyped)
    await keyboard.press('Enter')
    await expect(quizzes.field('Question').last()).toBeFocused()
    await keyboard.type(CAPITAL)
    await tabTo(page, quizzes.field('The answer'))
    await keyboard.type('Copenhagen')
    await keyboard.press('Control+s')
    await expect(quizzes.saved).toBeVisible()
  })
  await test.step('published to everyone with the link', async () => {
    await tabTo(page, quizzes.radio('Draft'))
    await keyboard.press('ArrowDown')
    await expect(quizzes.radio('Unlisted')).toBeChecked()
  })
  const link = await quizzes.link.innerText()
  expect(link).toMatch(/\/quiz\/\w+$/)

  const ben = await arrive()
  await ben.page.goto(link)
  await expect(ben.quizzes.result('Rivers and towns')).toBeVisible()
  await expect(ben.page.getByText('by Quinn')).toBeVisible()
  await ben.page.getByRole('button', { name: 'Start' }).click()
  for (const place of ['1 of 2', '2 of 2']) {
    await ben.solo.asked(place)
    if ((await ben.solo.prompt.innerText()) === RIVER)
      await ben.page.getByRole('button', { name: 'Danube', exact: true }).click()
    else {
      await expect(ben.solo.typed).toBeFocused()
      await ben.page.keyboard.type('copenhagn')
      await ben.page.keyboard.press('Enter')
      await expect(ben.page.getByText('The answer: Copenhagen')).toBeVisible()
    }
    await expect(ben.solo.verdict('right')).toBeVisible()
    await ben.solo.goOn()
  }
  await expect(ben.quizzes.result('Perfect!')).toBeVisible()
  expect(await ben.solo.reviewed()).toEqual([RIVER, CAPITAL])
})

/** Rows of a table, every 25th with an answer that is not among its choices, and the line numbers of those. */
const table = (rows: number): { readonly csv: string; readonly bad: readonly number[] } => {
  const lines = ['question,answer,choice 1,choice 2,choice 3']
  const bad: number[] = []
  for (let row = 1; row <= rows; row++) {
    const isBad = row % 25 === 0
    if (isBad) bad.push(row + 1)
    const sum = row + row
    lines.push(`What is ${row} and ${row}?,${isBad ? 'nobody knows' : sum},${sum},${sum + 1},${sum + 2}`)
  }
  return { csv: `${lines.join('\n')}\n`, bad }
}

test('a table of 500 rows imports the 480 good ones and names each of the 20 bad ones', async ({
  arriveAs,
}) => {
  const { page, quizzes } = await arriveAs('Quirin')
  await quizzes.create('Sums')
  const { csv, bad } = table(500)
  expect(bad).toHaveLength(20)
  await quizzes.import('sums.csv', csv)
  await expect(quizzes.importing.getByText('480 questions imported, 20 were rejected.')).toBeVisible()
  await expect(quizzes.rejected.getByRole('rowheader')).toHaveText(bad.map(String))
  for (const row of await quizzes.rejected
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') })
    .all())
    await expect(row.getByRole('cell')).toContainText(/\w.*What is \d+ and \d+\?/)
  await quizzes.importing.getByRole('button', { name: 'Back to the questions' }).click()
  await test.step('into as many quizzes as needed', async () => {
    await page.goto('/custom/mine')
    const quizzesOf = quizzes.list.getByRole('link', { name: /^Sums/ })
    await expect(quizzesOf).toHaveCount(3)
    const counts = (await quizzesOf.allInnerTexts()).map((text) => Number(/(\d+) questions/.exec(text)?.[1]))
    expect(counts.reduce((all, count) => all + count, 0)).toBe(480)
  })
})

test('guests register before they make quizzes, and return to them', async ({ arrive }) => {
  const { page, quizzes, register } = await arrive()
  await page.goto('/custom/mine')
  await expect(page.getByRole('heading', { name: 'Writing quizzes needs an account' })).toBeVisible()
  await page.getByRole('link', { name: 'Create an account' }).click()
  await register.fill('Ada', emailOf('Ada'))
  await register.send.click()
  await expect(page).toHaveURL('/custom/mine')
  await expect(quizzes.title).toBeVisible()
})
