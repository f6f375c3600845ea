import { expect, test } from './shared-server.ts'

test('a question is reported once, from the review of a game', async ({ arrive }) => {
  const { page, shell, solo, survival } = await arrive()
  await survival.open()
  await survival.start()
  await solo.asked('Question 1')
  await solo.answer('wrong')
  await solo.goOn()
  const [prompt] = await solo.reviewed()
  await solo.openReview(1)
  await solo.review.getByRole('button', { name: 'Report this question' }).click()
  const dialog = page.getByRole('dialog', { name: 'Report this question' })
  const send = dialog.getByRole('button', { name: 'Send report' })
  await test.step('a reason is required', async () => {
    await send.click()
    await expect(dialog.getByRole('group', { name: 'What is wrong?' })).toHaveAccessibleDescription(/\w/)
  })
  await dialog.getByRole('radio').first().check()
  await dialog.getByRole('textbox', { name: 'In your words (optional)' }).fill('The atlas says otherwise.')
  await send.click()
  await expect(shell.notice).toContainText('Your report is sent. Thank you.')
  const reported = solo.review.getByRole('button', { name: 'Reported', exact: true })
  await expect(reported).toHaveAttribute('aria-disabled', 'true')

  await test.step('the report is remembered after a reload', async () => {
    await page.reload()
    expect(await solo.reviewed()).toEqual([prompt])
    await solo.openReview(1)
    await expect(reported).toHaveAttribute('aria-disabled', 'true')
  })
})
