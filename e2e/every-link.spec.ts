import { CONTACT_MESSAGE, contactMessage } from '@trivium/testkit/contact-message'
import { signInGuest } from '@trivium/testkit/player'
import { expect, test } from './fixtures.ts'
import { walkLinks } from './link-walk.ts'
import { submittedQuiz } from './submitted-quiz.ts'

test('every link of every screen works, including an admin’s', async ({ arriveAs, server }) => {
  await submittedQuiz(server.url, 'Maximilian_von_Ahorn', 'Great rivers')
  const writer = await signInGuest(server.url)
  await writer.http('sendMessage', await contactMessage(writer, CONTACT_MESSAGE))
  const run = await writer.http('openSurvival', { untimed: false })
  if (!('result' in run)) throw new Error('no game was opened')
  const said = { question: 'geography-0001', reason: 'unclear', detail: '' } as const
  await writer.http('reportQuestion', { gameId: run.result.gameId, ...said })

  const { page, shell } = await arriveAs('Ada')
  await server.admin('grant', 'Ada')
  await page.goto('/')
  await expect(shell.sidebar.getByRole('link', { name: 'Admin Panel' })).toBeVisible()
  const { seen, dead } = await walkLinks(page, /^\/(api|feed|sitemap)/)
  expect(dead).toEqual([])
  expect(seen.length).toBeGreaterThan(30)
})
