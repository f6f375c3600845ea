import { expect, test } from './shared-server.ts'

const PHONE = { viewport: { width: 360, height: 740 } }
const TELEVISION = { viewport: { width: 1920, height: 1080 } }

test('an evening of two rounds is planned, printed and played with the questions on the paper', async ({
  arrive,
}) => {
  const [host, phone] = [await arrive(TELEVISION), await arrive(PHONE)]
  const { page, party } = host
  await page.goto('/party')
  await page.getByRole('link', { name: 'Plan a quiz night' }).click()
  await page.getByRole('button', { name: 'Move Flags up' }).click()
  await page.getByRole('button', { name: 'Remove The final' }).click()
  await page.getByRole('button', { name: 'Remove Where in the world?' }).click()
  await page.getByText('No teams').click()
  await page.getByText('When I press').click()
  await page.getByText('Change').first().click()
  await page.getByText('5', { exact: true }).click()
  await page.getByRole('button', { name: 'Print' }).click()
  const marking = page.getByRole('article', { name: /Marking$/ })
  await expect(marking).toBeVisible()
  await expect(
    page.getByRole('article', { name: /Answers$/ }).getByRole('img', { name: 'A flag' }),
  ).toHaveCount(5)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden()
  await expect(page.getByRole('navigation').first()).toBeHidden()
  await page.emulateMedia({ media: null })
  const answers = await marking
    .getByRole('listitem')
    .locator('p:first-child b:last-of-type')
    .allTextContents()
  expect(answers).toHaveLength(5 + 10 + 1)

  await page.getByRole('link', { name: 'Back to the plan' }).click()
  await page.getByRole('button', { name: 'Start the evening' }).click()
  await page.waitForURL(/\/party\/\w{6}\/screen$/)
  await phone.party.joinAs(party.key)
  await expect(page.getByRole('heading', { name: '1 player in' })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Round 1 of 2').first()).toBeVisible()
  await expect(phone.page.getByRole('heading', { name: 'Flags' })).toBeVisible()
  await page.keyboard.press('Enter')
  for (const answer of answers.slice(0, 5)) {
    await expect(page.getByRole('img', { name: 'A flag' })).toBeVisible()
    await page.keyboard.press('Enter')
    await phone.party.choose(answer)
    await expect(party.gotIt).toBeVisible()
    await page.keyboard.press('Enter')
  }
  await expect(page.getByText('Next: Warm-up')).toBeVisible()
  await expect(page.getByText('+1', { exact: true })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Warm-up' })).toBeVisible()
  await page.keyboard.press('Enter')
  await phone.party.choose(answers[5] ?? '')
  await expect(phone.party.status.filter({ hasText: 'Right' })).toBeVisible()
  await expect(page.getByText('Warm-up, 1 of 10')).toBeVisible()
})
