import type { Page } from '@playwright/test'
import { axeViolations } from './axe-violations.ts'
import { PLANETS, QUESTIONS } from './planet-questions.ts'
import { expect, test } from './shared-server.ts'
import { madeQuiz } from './submitted-quiz.ts'

/** The texts of the rows of the open question, in their order on the screen. */
const rows = async (page: Page): Promise<string[]> => {
  const texts = await page
    .locator('main [aria-keyshortcuts], main label:has([aria-keyshortcuts])')
    .allInnerTexts()
  return texts.map((text) => PLANETS.find((planet) => text.includes(planet)) ?? '').filter(Boolean)
}

const pressPlaceOf = async (page: Page, planet: string): Promise<void> => {
  await page.keyboard.press(`${(await rows(page)).indexOf(planet) + 1}`)
}

const ANSWERS: readonly ((page: Page) => Promise<void>)[] = [
  (page) => pressPlaceOf(page, 'Jupiter'),
  (page) => page.keyboard.press('t'),
  async ({ keyboard }) => {
    await keyboard.type('mars')
    await keyboard.press('Enter')
  },
  async ({ keyboard }) => {
    await keyboard.type('about 12,800')
    await keyboard.press('Enter')
    await keyboard.press('Control+a')
    await keyboard.type('12,800')
    await keyboard.press('Enter')
  },
  async (page) => {
    for (const [place, planet] of PLANETS.entries()) {
      const from = (await rows(page)).indexOf(planet)
      await page.keyboard.press(`${from + 1}`)
      for (let at = from; at > place; at--) await page.keyboard.press('ArrowUp')
      await expect.poll(async () => (await rows(page)).indexOf(planet)).toBe(place)
    }
    await expect(page.getByRole('log')).toContainText('now ')
    await page.keyboard.press('Enter')
  },
  async (page) => {
    await pressPlaceOf(page, 'Mercury')
    await pressPlaceOf(page, 'Venus')
    await page.keyboard.press('Enter')
  },
]

test('a quiz with all six forms of questions is played with the keyboard alone', async ({
  arrive,
  server,
}) => {
  const quiz = { title: 'Planets', description: '', questions: QUESTIONS }
  const { quizId } = await madeQuiz(server.url, 'Galilea', quiz, 'unlisted')
  const { page, solo, quizzes } = await arrive()
  await page.goto(`/quiz/${quizId}`)
  await page.getByRole('button', { name: 'Start' }).press('Enter')
  for (const [index, answer] of ANSWERS.entries()) {
    await solo.asked(`${index + 1} of 6`)
    expect(await axeViolations(page), QUESTIONS[index]?.kind).toEqual([])
    await answer(page)
    await expect(solo.verdict('right'), QUESTIONS[index]?.kind).toBeVisible()
    const onward = index < ANSWERS.length - 1 ? 'Next' : 'See the result'
    await expect(page.getByRole('button', { name: onward })).toBeVisible()
    await page.keyboard.press('Enter')
  }
  await expect(quizzes.result('Perfect!')).toBeVisible()
  expect(await solo.reviewed()).toEqual(QUESTIONS.map(({ prompt }) => prompt))
  for (const number of [4, 5, 6]) await solo.openReview(number)
  await expect(page.getByText('12,756 km')).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
})
