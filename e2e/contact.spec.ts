import { type FakeMailServer, startFakeMailServer } from '@trivium/testkit/fake-mail-server'
import { test as base, expect } from './fixtures.ts'
import { runAs } from './survival-run.ts'

const US = 'us@quiz.example'
const ADA = 'ada@letters.example'
const TEXT = 'Question 7 of today is wrong.\n\nThe Rhine does not end in Basel.'

const test = base.extend<{ postOffice: FakeMailServer }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from its pattern
  postOffice: async ({}, use) => {
    const office = await startFakeMailServer()
    await use(office)
    await office.close()
  },
  environment: async ({ postOffice }, use) => {
    await use({ SMTP_URL: postOffice.url, CONTACT_TO: US })
  },
})

test('a message written from a game arrives with the game in the inbox and by mail, and is answered', async ({
  arriveAs,
  server,
  postOffice,
}) => {
  const ada = await arriveAs('Ada')
  await ada.survival.open()
  await ada.survival.start()
  await ada.solo.answer('wrong')
  await ada.solo.goOn()
  await ada.page.getByRole('link', { name: 'Write to us about this game' }).click()
  await expect(ada.page).toHaveURL(/\/contact\?game=\w{12}$/)
  await expect(ada.contact.name).toHaveValue('Ada')
  await expect(ada.page.getByText(/Survival of .* goes along: Ada 0\./)).toBeVisible()
  await ada.contact.fill({ email: ADA, topic: 'question', text: TEXT })
  await ada.contact.send()
  await expect(ada.contact.arrived).toBeFocused()

  const forwarded = await postOffice.next(US)
  expect(forwarded.text).toContain(TEXT)
  expect(forwarded.raw).toMatch(/^Reply-To: ada@letters\.example\r?$/m)

  const { page, shell } = await arriveAs('Cleo')
  await server.admin('grant', 'Cleo')
  await page.goto('/admin/messages')
  await page.getByRole('link', { name: 'Ada' }).click()
  await expect(page.getByText('The Rhine does not end in Basel.')).toBeVisible()
  await expect(page.getByText(/Survival of .*: Ada 0/)).toBeVisible()
  await page.getByRole('textbox', { name: `To ${ADA}` }).fill('It ends in Rotterdam: mended. Thank you!')
  await page.getByRole('button', { name: 'Send answer' }).click()
  await expect(shell.notice).toContainText(`Your answer is on its way to ${ADA}.`)
  await expect(page.getByRole('list', { name: 'Answers' })).toContainText('It ends in Rotterdam')

  const answer = await postOffice.next(ADA)
  expect(answer.text).toContain('It ends in Rotterdam: mended. Thank you!')
  expect(answer.text).toContain('> The Rhine does not end in Basel.')
  expect(answer.raw).toMatch(/^Reply-To: us@quiz\.example\r?$/m)

  await test.step('the answer closes it, and closing can be undone', async () => {
    await page.getByRole('link', { name: 'All messages' }).click()
    await expect(page.getByText('No open messages.', { exact: false })).toBeVisible()
    await page.goto('/admin/audit-log')
    await page
      .getByRole('row', { name: /Message closed/ })
      .getByRole('button', { name: 'Undo' })
      .click()
    await page.getByRole('dialog').getByRole('textbox').fill('She may write again')
    await page.getByRole('button', { name: 'Undo', exact: true }).click()
    await expect(shell.notice).toContainText('Undone, and recorded')
    await page.goto('/admin/messages')
    await expect(page.getByRole('link', { name: 'Ada' })).toBeVisible()
  })
})

test('a guest writes without an account; somebody else’s game is not attached', async ({
  arrive,
  server,
  postOffice,
}) => {
  const other = await arrive()
  await other.survival.open()
  await runAs(other, server.url, 0)
  const { page, contact } = await arrive()
  await contact.open('123456789abc')
  await expect(page.getByText('The game in this link isn’t attached', { exact: false })).toBeVisible()
  await contact.send()
  await expect(contact.name).toHaveAccessibleDescription('Tell us what to call you.')
  await contact.fill({
    name: 'Zoe',
    email: 'zoe@letters.example',
    topic: 'idea',
    text: 'Questions about bridges!',
  })
  await contact.send()
  await expect(contact.arrived).toBeVisible()
  expect((await postOffice.next(US)).text).toContain('Questions about bridges!')
})
