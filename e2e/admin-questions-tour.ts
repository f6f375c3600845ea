import { type Player, signInGuest } from '@trivium/testkit/player'
import { AdminQuestionsPage } from './admin-questions-page.ts'
import { expect } from './fixtures.ts'
import { registered } from './registered.ts'
import type { Tour } from './tour.ts'

const SAID = [
  ['wrong-answer', 'The atlas of 2024 has another river there, and my teacher says so too.'],
  ['unclear', ''],
] as const

/** A player who has a game, and reports a question of the bank in it. */
const report = async (url: string, question: string, [reason, detail]: (typeof SAID)[number]) => {
  const player: Player = await signInGuest(url)
  const opened = await player.http('openSurvival', { untimed: false })
  if (!('result' in opened)) throw new Error('no game was opened')
  await player.http('reportQuestion', { gameId: opened.result.gameId, question, reason, detail })
}

const BAD = [
  'question,answer,wrong 1,wrong 2,wrong 3,category,difficulty,source',
  'Which harbour glows at dusk?,Right one,Wrong one,Wrong two,Wrong three,geography,easy,A book',
  'Which harbour glows at noon?,Right one,Wrong one,Wrong two,Wrong three,Harbours,easy,A book',
  'Which harbour glows at dusk?,Right one,Wrong one,Wrong two,Wrong three,geography,easy,A book',
].join('\n')

/** The question screens, from search to file import. */
export const adminQuestionsTour: Tour = async (guest, server, look) => {
  const { page } = guest
  await guest.isNow(await registered(server.url, 'Ada'))
  await server.admin('grant', 'Ada')
  const work = new AdminQuestionsPage(page)
  for (const said of SAID) await report(server.url, 'geography-0001', said)

  await work.open('?category=geography&sort=')
  await expect(page.getByRole('row').nth(3)).toBeVisible()
  await look('questions')
  await work.find('nothing is like this')
  await expect(page.getByText('No question matches.')).toBeVisible()
  await look('questions-nothing')
  await work.open('/reports')
  await expect(page.getByText('The atlas of 2024')).toBeVisible()
  await look('question-reports')
  await page.getByRole('button', { name: /^Close …/ }).click()
  await look('question-reports-close')
  await page.keyboard.press('Escape')

  await work.open('/geography-0001')
  await work.prompt.fill('Which river flows through the city of of Vienna and on to the sea')
  await expect(page.getByText('Expected no doubled word')).toBeVisible()
  await look('question-editor')
  await page.getByRole('textbox', { name: 'Wrong choice 1' }).fill('Danube')
  await page.getByRole('textbox', { name: 'Right answer' }).fill('the Danube')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('form').getByText('This question has errors.')).toBeVisible()
  await look('question-refused')
  await page.getByRole('textbox', { name: 'Wrong choice 1' }).fill('Rhine')
  await work.save()
  await expect(work.history).toContainText('Version 2')
  await look('question-history')
  await work.open('/new')
  await look('question-new')

  await work.open('/files')
  await expect(page.getByText('Nothing has been imported yet.')).toBeVisible()
  await look('question-files')
  await work.import('pub.csv', BAD)
  await expect(page.getByText('Done.')).toBeVisible()
  await look('question-import')
}
