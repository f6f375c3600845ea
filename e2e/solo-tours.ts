import { expect } from './fixtures.ts'
import { GUEST_NAME } from './guest-name.ts'
import { PausableSocket } from './pausable-socket.ts'
import { registered } from './registered.ts'
import type { Tour } from './tour.ts'

const RIGHT = (count: number) => Array.from({ length: count }, () => 'right' as const)

const daily: Tour = async ({ page, solo, share, daily: today }, _, look) => {
  await page.goto('/')
  await solo.asked('1 of 10')
  await expect(page.getByText(GUEST_NAME).first()).toBeAttached()
  await look('daily-new')
  // The checks take longer than a question lasts.
  await page.getByRole('checkbox', { name: 'No clock' }).check()
  await solo.answer('wrong')
  await look('daily-reveal')
  await solo.goOn()
  await solo.asked('2 of 10')
  await look('daily-question')
  await solo.play(RIGHT(9), 2)
  await expect(today.distribution).toBeVisible()
  await solo.reviewed()
  await look('daily-result')
  await share.open()
  await look('daily-share')
  await share.close()
  const { yesterday } = today
  await page.goto('/daily')
  await expect(today.calendar.getByRole('table')).toBeVisible()
  await expect(today.streak('1-day streak')).toBeVisible()
  await look('calendar')
  await today.openDay(yesterday)
  await expect(page.getByRole('button', { name: 'Practise this day' })).toBeVisible()
  await look('past-day')
}

const survival: Tour = async ({ page, solo, survival: run }, _, look) => {
  const socket = await PausableSocket.on(page)
  const still = async (state: string) => {
    socket.hold()
    await look(state)
    socket.release()
  }
  await run.open()
  await expect(run.board).toContainText('Nobody has a score yet.')
  await look('survival')
  await run.start()
  await solo.asked('Question 1')
  await solo.answer('right')
  await look('survival-reveal')
  await solo.goOn()
  await solo.asked('Question 2')
  await still('survival-question')
  // Its time may have run out meanwhile, which also ends the run.
  await (await solo.choice('wrong')).click({ force: true })
  await solo.goOn()
  await expect(run.board.getByRole('listitem')).toHaveCount(1)
  await solo.openReview(2)
  await look('survival-result')
  await solo.review.getByRole('button', { name: 'Report this question' }).click()
  await look('report')
}

const custom: Tour = async ({ page, solo, custom: quiz }, _, look) => {
  await quiz.open()
  await look('custom')
  await quiz.count(5)
  await quiz.clock('None')
  const link = await quiz.start()
  await solo.asked('1 of 5')
  await look('custom-question')
  await solo.play(RIGHT(5), 1, 5)
  await expect(quiz.plays).toHaveCount(1)
  await solo.reviewed()
  await look('custom-result')
  await page.goto('/custom')
  await page.goto(link)
  await expect(page.getByRole('button', { name: /^(Start|Play it again)$/ })).toBeVisible()
  await look('custom-link')
}

const TABLE = [
  'question,answer,choice 1,choice 2',
  'Which river crosses Budapest?,Danube,Rhine,Danube',
  'Which river crosses Cologne?,Seine,Rhine,Danube',
  'What is the capital of Denmark?,Copenhagen,,',
].join('\n')

const quizzes: Tour = async (guest, { url }, look) => {
  const { page, solo, quizzes: own } = guest
  await page.goto('/custom/mine')
  await expect(page.getByRole('heading', { name: 'Writing quizzes needs an account' })).toBeVisible()
  await look('quizzes-guest')
  await guest.isNow(await registered(url, 'Quentin'))
  await own.create('Rivers and towns')
  await look('quiz-editor-empty')
  await page.getByRole('button', { name: 'Import …' }).click()
  await look('quiz-import')
  await page.keyboard.press('Escape')
  await own.import('rivers.csv', TABLE)
  await expect(own.rejected).toBeVisible()
  await look('quiz-import-report')
  await own.importing.getByRole('button', { name: 'Back to the questions' }).click()
  await page.getByRole('button', { name: /Which river crosses Budapest\?/ }).click()
  await own.addTyped.click()
  await page.keyboard.press('Control+s')
  await expect(page.getByText(/^Not saved: /).first()).toBeVisible()
  await look('quiz-editor')
  await page
    .getByRole('button', { name: /^Remove question/ })
    .last()
    .click()
  await expect(own.saved).toBeVisible()
  const id = new URL(page.url()).pathname.split('/').at(-1)
  await page.goto('/custom/mine')
  await expect(own.list.getByRole('link')).toHaveCount(1)
  await look('quizzes')
  await page.goto(`/quiz/${id}`)
  await expect(own.result('Rivers and towns')).toBeVisible()
  await look('quiz-start')
  await page.getByRole('radio', { name: 'No clock' }).check()
  await page.getByRole('button', { name: 'Start' }).click()
  await solo.asked('1 of 2')
  await page.getByRole('button', { name: 'Danube', exact: true }).click()
  await solo.goOn()
  await expect(solo.typed).toBeFocused()
  await look('typed-question')
  await page.keyboard.type('Oslo')
  await page.keyboard.press('Enter')
  await expect(page.getByText('The answer: Copenhagen')).toBeVisible()
  await look('typed-reveal')
  await solo.goOn()
  await solo.reviewed()
  await look('quiz-result')
}

export const SOLO_TOURS = {
  'the daily': daily,
  Survival: survival,
  'a custom quiz': custom,
  'quizzes of one’s own': quizzes,
} as const
