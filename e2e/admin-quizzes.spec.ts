import { expect, test } from './fixtures.ts'
import { cookiesOf } from './registered.ts'
import { submittedQuiz } from './submitted-quiz.ts'

test('a quiz is submitted, sent back, published, found and played by others, and retired; its author is notified', async ({
  arrive,
  arriveAs,
  server,
}) => {
  const { quizId, maker } = await submittedQuiz(server.url, 'Cleo', 'Great rivers')
  const cleo = await arrive()
  await cleo.isNow(cookiesOf(maker, server.url))
  await cleo.page.goto('/custom/mine')
  await expect(cleo.page.getByText('Awaiting review')).toBeVisible()
  const told = cleo.page.getByRole('complementary', { name: 'Your quiz was reviewed' })

  const { page, shell } = await arriveAs('Ada')
  await server.admin('grant', 'Ada')
  await page.goto('/admin/quizzes')
  await page.getByRole('link', { name: 'Great rivers' }).click()
  await expect(page.getByText('The Rhine, right')).toBeVisible()
  await page.getByRole('button', { name: 'Send back' }).click()
  await page.getByLabel('What its author has to change').fill('Name the source of each fact')
  await page.getByRole('button', { name: 'Send it back' }).click()
  await expect(shell.sentence('The quiz was sent back')).toBeVisible()
  await expect(told).toContainText('Name the source of each fact.')
  await told.getByRole('button', { name: 'Got it' }).click()
  await expect(told).toBeHidden()

  await maker.http('setQuizState', { quizId, state: 'waiting' })
  await page.reload()
  await page.getByRole('button', { name: 'Publish' }).click()
  await page.getByRole('button', { name: 'Publish it' }).click()
  await expect(told).toContainText('is public')

  const guest = await arrive()
  await guest.page.goto('/custom')
  await guest.page.getByRole('link', { name: /^Great rivers/ }).click()
  // The previous page has such a button too, and stays until this one has loaded.
  await expect(guest.page.getByRole('heading', { name: 'Great rivers', level: 1 })).toBeVisible()
  await guest.page.getByRole('button', { name: 'Start' }).click()
  await expect(guest.page.getByText(/flows through/)).toBeVisible()

  await page.getByRole('button', { name: 'Retire' }).click()
  await page.getByLabel('Reason, for its author and the audit log').fill('Out of date')
  await page.getByRole('button', { name: 'Retire it' }).click()
  await expect(shell.sentence('The quiz was retired')).toBeVisible()
  await guest.page.goto('/custom')
  await expect(guest.page.getByRole('heading', { name: 'Quizzes by players' })).toBeVisible()
  await expect(guest.page.getByText('None yet. Write one and submit it')).toBeVisible()
  await page.getByRole('link', { name: 'Its history' }).click()
  await expect(page.getByRole('row', { name: /Quiz (sent back|published|retired)/ })).toHaveCount(3)
})
