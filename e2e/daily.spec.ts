import type { Locator, Page } from '@playwright/test'
import { emailOf } from '@trivium/testkit/account'
import { choiceFor, type QuestionPlay } from './bank.ts'
import { expect, test } from './fixtures.ts'
import { FULL_MOTION } from './guest.ts'
import { holdScripts } from './hold-scripts.ts'
import { test as onStandingServer } from './shared-server.ts'

/** The player's script and the sounds. */
const isSound = (address: string) => /\/sounds\/|browser-player/.test(address)

onStandingServer(
  'the first question of the day is answered by one click after landing',
  async ({ arrive }) => {
    const { page, solo } = await arrive()
    const requested: string[] = []
    page.on('request', (request) => requested.push(request.url()))
    await page.goto('/')
    await solo.asked('1 of 10')
    await page.waitForLoadState('networkidle')
    expect(requested.filter(isSound)).toEqual([])
    await solo.answer('right')
    await expect(page.getByText('1 of 10', { exact: true })).toBeVisible()
    await expect.poll(() => requested.join()).toContain('/sounds/correct.ogg')
    await solo.goOn()
    await solo.asked('2 of 10')
  },
)

interface Press {
  readonly answer: (choice: Locator, page: Page) => Promise<void>
  readonly goOn: (page: Page) => Promise<void>
}

for (const [how, press] of Object.entries({
  'a click': {
    answer: (choice) => choice.click(),
    goOn: (page) => page.getByRole('button', { name: 'Next' }).click(),
  },
  'a key': {
    answer: async (choice, page) =>
      page.keyboard.press((await choice.getAttribute('aria-keyshortcuts'))?.[0] ?? ''),
    goOn: (page) => page.keyboard.press('Enter'),
  },
} satisfies Record<string, Press>))
  onStandingServer(`${how} is judged and explained before the app has loaded`, async ({ arrive }) => {
    const { page, solo } = await arrive()
    const release = await holdScripts(page)
    await page.goto('/', { waitUntil: 'commit' })
    await solo.asked('1 of 10')
    const choice = await solo.choice('wrong')
    await press.answer(choice, page)
    await expect(solo.verdict('wrong')).toBeVisible()
    await expect(page.getByRole('note', { name: 'Explanation' })).toBeVisible()
    await press.goOn(page)
    release()
    await solo.asked('2 of 10')
  })

/** A result's picture moves, and stands still once a key is pressed. */
const skipsMoment = async (page: Page, kind: string) => {
  const picture = page.locator(`[data-moment="${kind}"] svg`)
  await expect(picture).toBeVisible()
  await page.keyboard.press('Shift')
  expect(await picture.evaluate((element) => element.getAnimations({ subtree: true }).length)).toBe(0)
}

const DEEDS: readonly QuestionPlay[] = [
  'right',
  'wrong',
  'right',
  'right',
  'wrong',
  'right',
  'right',
  'wrong',
  'right',
  'right',
]

test('a daily left at question 4 continues on another device after registering and logging in', async ({
  arrive,
}) => {
  const phone = await arrive(FULL_MOTION)
  await phone.page.goto('/')
  await expect(phone.page.getByText(/^Score to beat: \d+, by Cone, our bot\.$/)).toBeVisible()
  const prompts = await phone.solo.play(DEEDS.slice(0, 3))
  await phone.solo.asked('4 of 10')
  const fourth = await phone.solo.prompt.innerText()
  await phone.register.open()
  await phone.register.fill('Ada', emailOf('Ada'))
  await phone.register.send.click()
  await expect(phone.shell.ownCard).toContainText('Ada')

  const laptop = await arrive({ permissions: ['clipboard-read', 'clipboard-write'] })
  const { page, logIn, solo, daily, share } = laptop
  await logIn.open()
  await logIn.enter('Ada')
  await expect(laptop.shell.ownCard).toContainText('Ada')
  await page.goto('/')
  await solo.asked('4 of 10')
  expect(await solo.prompt.innerText()).toBe(fourth)
  prompts.push(...(await solo.play(DEEDS.slice(3), 4)))

  await expect(daily.result(7)).toBeVisible()
  await expect(daily.streak('1-day streak')).toBeVisible()
  await expect(daily.distribution).toContainText('Cone, our bot')
  expect(await solo.reviewed()).toEqual(prompts)
  expect(new Set(prompts).size).toBe(10)

  let link = ''
  await test.step('the shared text reveals neither questions nor answers', async () => {
    await share.open()
    const squares = await share.copied('Copy result')
    expect(squares).toContain('🟩⬛🟩🟩⬛🟩🟩⬛🟩🟩')
    expect(squares).toContain('7 of 10')
    const words = await share.copied('Copy as text')
    expect(words).toContain('1, 3, 4, 6, 7, 9 and 10 right; 2, 5 and 8 wrong')
    for (const prompt of prompts)
      for (const text of [squares, words]) {
        expect(text).not.toContain(prompt)
        for (const play of ['right', 'wrong'] as const) {
          const choice = choiceFor(prompt, play)
          // A number may be part of the score too, and a letter of any word.
          if (/\D/.test(choice) && choice.length > 2) expect(text).not.toContain(choice)
        }
      }
    link = await share.copied('Copy link')
    await share.close()
  })

  await test.step('the first device shows the result too, and the daily cannot be played twice', async () => {
    await phone.page.goto('/')
    await expect(phone.daily.result(7)).toBeVisible()
    await expect(phone.daily.streak('1-day streak')).toBeVisible()
  })

  await test.step('a friend who follows the link is greeted with the result, and compared', async () => {
    const ben = await arrive(FULL_MOTION)
    await ben.page.goto(link)
    await expect(ben.share.greeting).toHaveText('Ada got 7 of 10. Can you beat it?')
    const card = await ben.page.locator('meta[property="og:image"]').getAttribute('content')
    expect((await ben.page.request.get(card ?? '')).headers()['content-type']).toBe('image/png')
    await ben.solo.play(Array.from({ length: 10 }, () => 'right' as const))
    await expect(ben.daily.result(10)).toBeVisible()
    await skipsMoment(ben.page, 'perfect')
    await expect(ben.share.greeting).toHaveCount(0)
    await expect(ben.daily.distribution).toHaveAccessibleName('2 players so far')
    await expect(ben.daily.distribution).not.toContainText('Cone')
    await expect(ben.daily.distribution.getByRole('row', { name: '7 1', exact: true })).toBeAttached()
  })
})
