import type { Locator, Page } from '@playwright/test'
import type { PartyPlan } from '@trivium/wire/documents/party-plan'
import { axeViolations } from './axe-violations.ts'
import { PartyRoom } from './party-room.ts'
import { PLANETS, QUESTIONS } from './planet-questions.ts'
import { expect, test } from './shared-server.ts'
import { madeQuiz } from './submitted-quiz.ts'
import { tabTo } from './tab-to.ts'

const PHONE = { viewport: { width: 360, height: 740 } }

/** One round whose questions follow each other without standings. */
const planOf = (quizId: string): PartyPlan => ({
  options: {
    ...{ title: 'Planets', seconds: 300, pace: 'host', penalty: false },
    ...{ teams: null, standings: 'round', hostSeesAnswers: false },
  },
  rounds: [
    {
      ...{ title: '', intro: '', scoring: 'plain', weight: 1, breakMinutes: 0 },
      source: { kind: 'quiz', quizId, count: null },
    },
  ],
  tieBreak: false,
})

/** Goes to a place with Tab and presses the key there. */
const pressAt = async (page: Page, place: Locator, key: 'Enter' | 'Space'): Promise<void> => {
  await tabTo(page, place)
  await page.keyboard.press(key)
}

const choice = (page: Page, name: string | RegExp): Locator => page.getByRole('button', { name, exact: true })

const choose = async (page: Page, name: string, key: 'Enter' | 'Space'): Promise<void> => {
  await pressAt(page, choice(page, name), key)
  await expect(choice(page, name)).toHaveAttribute('aria-pressed', 'true')
}

const field = (page: Page, name: string): Locator => page.getByRole('textbox', { name, exact: true })

const typeIn = async (page: Page, name: string, text: string): Promise<void> => {
  await tabTo(page, field(page, name))
  await page.keyboard.type(text)
  await page.keyboard.press('Enter')
  await expect(field(page, name)).not.toBeEditable()
}

const box = (page: Page, name: string | RegExp): Locator =>
  page
    .getByRole('group', { name: /^(Tick all that are right|Your answers)$/ })
    .getByRole('checkbox', { name, exact: true })

const parts = (page: Page): Locator =>
  page.getByRole('list', { name: 'Your order', exact: true }).getByRole('listitem')

/** Moves each part to its place with the arrow keys, from the first place to the last. */
const putInOrder = async (page: Page): Promise<void> => {
  for (const [place, planet] of PLANETS.entries()) {
    const part = parts(page).filter({ hasText: planet })
    const from = (await parts(page).allTextContents()).findIndex((text) => text.includes(planet))
    await tabTo(page, part)
    for (let at = from; at > place; at--) await page.keyboard.press('ArrowUp')
    await expect(parts(page).nth(place)).toContainText(planet)
    await expect(part).toBeFocused()
    if (from > place)
      await expect(page.getByRole('log')).toContainText(`${planet}, now ${place + 1} of ${PLANETS.length}.`)
  }
}

const sendButton = (page: Page): Locator => page.getByRole('button', { name: 'Send', exact: true })

interface FormPlay {
  /** Gives the right answer. */
  readonly answer: (page: Page) => Promise<void>
  /** The right answer as it is announced: several parts in the order in which they are shown, which is random. */
  readonly announced: string | RegExp
  /** Expects that the answer itself says whether it was right. */
  readonly expectMarked: (page: Page) => Promise<void>
}

const TYPED_NAME = 'What is the red planet? Your answer'
const NUMBER_NAME = 'How large is the diameter of the Earth? Your answer in km'

const PLAYS: Readonly<Record<(typeof QUESTIONS)[number]['kind'], FormPlay>> = {
  choice: {
    answer: (page) => choose(page, 'Jupiter', 'Enter'),
    announced: 'Jupiter',
    expectMarked: (page) => expect(choice(page, /^Jupiter ?, right answer$/)).toBeVisible(),
  },
  'true-false': {
    answer: (page) => choose(page, 'True', 'Space'),
    announced: 'True',
    expectMarked: (page) => expect(choice(page, /^True ?, right answer$/)).toBeVisible(),
  },
  typed: {
    answer: (page) => typeIn(page, TYPED_NAME, 'mars'),
    announced: 'Mars',
    expectMarked: (page) => expect(field(page, TYPED_NAME)).toHaveAccessibleDescription('The answer: Mars'),
  },
  number: {
    answer: (page) => typeIn(page, NUMBER_NAME, '12,800'),
    announced: '12,756 km',
    expectMarked: (page) =>
      expect(field(page, NUMBER_NAME)).toHaveAccessibleDescription(
        'The answer: 12,756 km. You were 44 km away. Up to 250 km away counts.',
      ),
  },
  order: {
    async answer(page) {
      await putInOrder(page)
      await pressAt(page, sendButton(page), 'Space')
      await expect(sendButton(page)).toBeHidden()
    },
    announced: PLANETS.join('; '),
    expectMarked: (page) =>
      expect(parts(page)).toContainText(PLANETS.map((planet) => `${planet}, in its place`)),
  },
  several: {
    async answer(page) {
      for (const planet of ['Mercury', 'Venus']) {
        await pressAt(page, box(page, planet), 'Space')
        await expect(box(page, planet)).toBeChecked()
      }
      await pressAt(page, sendButton(page), 'Enter')
      await expect(sendButton(page)).toBeHidden()
    },
    announced: /Mercury; Venus|Venus; Mercury/,
    async expectMarked(page) {
      for (const name of [/^Mercury ?, right$/, /^Venus ?, right$/])
        await expect(box(page, name)).toBeChecked()
    },
  },
}

const announcement = (answer: string | RegExp): string | RegExp =>
  typeof answer === 'string'
    ? `The answer is ${answer}. 1 of 1 got it.`
    : new RegExp(`The answer is (${answer.source})\\. 1 of 1 got it\\.`)

test('a party with all six forms of questions is played on a phone with the keyboard alone', async ({
  arrive,
  server,
}) => {
  const quiz = { title: 'Planets', description: '', questions: QUESTIONS }
  const { quizId, maker } = await madeQuiz(server.url, 'Caroline', quiz, 'unlisted')
  const room = await PartyRoom.open(server.url, maker, planOf(quizId))
  // Gives no answer, so that each question stays open until the host closes it.
  await room.join(['Ada'])
  const { page, party } = await arrive(PHONE)
  await page.goto(`/party/${room.key}`)
  await pressAt(page, party.join, 'Enter')
  await expect(page.getByText('You’re in as')).toBeVisible()
  await room.start()
  for (const { kind, prompt } of QUESTIONS) {
    await test.step(kind, async () => {
      const { answer, announced, expectMarked } = PLAYS[kind]
      await room.reached('reading', 'open')
      if (room.doc.phase === 'reading') await room.next('open')
      await expect(party.prompt).toHaveText(prompt)
      await party.asked()
      await answer(page)
      await expect(party.status.filter({ hasText: 'Sent. Waiting for the others …' })).toBeVisible()
      expect(await axeViolations(page)).toEqual([])
      await room.next('closed')
      await expect(page.getByRole('log')).toContainText(announcement(announced))
      await expect(party.status.filter({ hasText: 'Right, +1' })).toBeVisible()
      await expectMarked(page)
      expect(await axeViolations(page)).toEqual([])
      await room.next('reading', 'standings', 'over')
    })
  }
  await expect(page.getByText('6 points').first()).toBeVisible()
  room.leave()
})
