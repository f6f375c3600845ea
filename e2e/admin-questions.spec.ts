import { AdminQuestionsPage } from './admin-questions-page.ts'
import { expect, test } from './fixtures.ts'
import type { Guest } from './guest.ts'

/** Plays a quiz of five questions to its end, with wrong answers. */
const playFive = async ({ solo }: Guest) => {
  await solo.play(['wrong', 'wrong', 'wrong', 'wrong', 'wrong'], 1, 5)
  return solo.reviewed()
}

/** The first question of a quiz, in its current text. */
const firstOf = async ({ custom, solo }: Guest, link: string) => {
  await custom.follow(link)
  await solo.asked('1 of 5')
  return solo.prompt.innerText()
}

test('a reported question is corrected: the reporter is notified, the next game has the new text, and the edit can be undone', async ({
  arrive,
  arriveAs,
  server,
}) => {
  const player = await arrive()
  const admin = await arriveAs('Ada')
  await server.admin('grant', 'Ada')
  const work = new AdminQuestionsPage(admin.page)
  await player.custom.open()
  await player.custom.count(5)
  await player.custom.clock('None')
  const link = await player.custom.start()
  const [old = ''] = await playFive(player)

  await test.step('a player reports it', async () => {
    await player.solo.openReview(1)
    await player.solo.review.getByRole('button', { name: 'Report this question' }).first().click()
    const dialog = player.page.getByRole('dialog', { name: 'Report this question' })
    await dialog.getByRole('radio').first().check()
    await dialog.getByRole('textbox', { name: 'In your words (optional)' }).fill('The atlas says otherwise.')
    await dialog.getByRole('button', { name: 'Send report' }).click()
    await expect(player.shell.notice).toContainText('Your report is sent.')
  })

  const mended = 'What does the atlas say by now?'
  await test.step('an admin corrects it, and closes the report', async () => {
    await work.open('/reports')
    await expect(admin.page.getByText('The atlas says otherwise.')).toBeVisible()
    await admin.page.getByRole('link', { name: 'Look at it' }).click()
    await expect(work.prompt).toHaveValue(old)
    await work.prompt.fill(mended)
    await expect(work.preview).toContainText(mended)
    const bounds = await work.preview
      .locator('h1, button[aria-keyshortcuts]')
      .evaluateAll((parts) =>
        parts.map((part) => part.getBoundingClientRect()).map(({ top, bottom }) => ({ top, bottom })),
      )
    const [prompt, ...choices] = bounds
    expect(choices).toHaveLength(4)
    for (const { top } of choices) expect(top).toBeGreaterThan(prompt?.bottom ?? Number.POSITIVE_INFINITY)
    await work.save()
    await expect(admin.page.getByRole('heading', { level: 1, name: mended }).first()).toBeVisible()
    await expect(work.history).toContainText('Version 2')
    await work.closeReports('fixed', 'You were right, thank you.')
  })

  await test.step('restoring an older text asks before it overwrites unsaved changes', async () => {
    const older = work.history.getByRole('button', { name: 'Take this text of version 1' })
    await work.prompt.fill('Half a thought')
    await older.click()
    const dialog = admin.page.getByRole('dialog', { name: 'Discard your changes?' })
    await dialog.getByRole('button', { name: 'Stay here' }).click()
    await expect(work.prompt).toHaveValue('Half a thought')
    await older.click()
    await dialog.getByRole('button', { name: 'Take the older text' }).click()
    await expect(work.prompt).toHaveValue(old)
  })

  await test.step('the player is notified', async () => {
    const told = player.page.getByRole('complementary', { name: 'Your report was reviewed' })
    await expect(told).toContainText('It’s been fixed: You were right, thank you.')
    await told.getByRole('button', { name: 'Got it' }).click()
    await expect(told).toHaveCount(0)
  })

  await test.step('the next game has the new text', async () => {
    expect(await firstOf(await arrive(), link)).toBe(mended)
  })

  await test.step('the audit log shows the edit, and undo reverts it', async () => {
    await admin.page.goto('/admin/audit-log?act=edit-question')
    const entry = admin.page.getByRole('row').filter({ hasText: 'Question edited' })
    await expect(entry).toContainText(mended)
    await entry.getByRole('button', { name: /^Undo/ }).click()
    const dialog = admin.page.getByRole('dialog')
    await dialog.getByLabel('Reason, for the audit log').fill('The atlas was old')
    await dialog.getByRole('button', { name: 'Undo', exact: true }).click()
    await expect(admin.page.getByText('Undone: Question edited')).toBeVisible()
    expect(await firstOf(await arrive(), link)).toBe(old)
  })
})

test('a question is retired with a reason, and restored', async ({ arriveAs, server }) => {
  const { page } = await arriveAs('Ada')
  await server.admin('grant', 'Ada')
  const work = new AdminQuestionsPage(page)
  await work.open('/geography-0003')
  await page.getByRole('button', { name: 'Retire …' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Retire it' }).click()
  await expect(dialog).toContainText('Give a reason of at least 3 characters.')
  await dialog.getByLabel('Reason, for the audit log').fill('Nobody knows it')
  await dialog.getByRole('button', { name: 'Retire it' }).click()
  await expect(page.getByRole('complementary', { name: 'Notice' })).toContainText('The question is retired.')
  await page.getByRole('button', { name: 'Restore …' }).click()
  await dialog.getByRole('button', { name: 'Restore it' }).click()
  await expect(page.getByRole('button', { name: 'Retire …' })).toBeVisible()
  await expect(work.history).toContainText('Version 1')

  await test.step('leaving with unsaved changes asks first', async () => {
    await work.prompt.fill('Which kingdom is it?')
    await page.getByRole('link', { name: 'Reports' }).click()
    await page.getByRole('dialog', { name: 'Leave without saving?' }).getByText('Stay here').click()
    await expect(work.prompt).toHaveValue('Which kingdom is it?')
    await page.getByRole('link', { name: 'Reports' }).click()
    await page.getByRole('button', { name: 'Leave without saving' }).click()
    await expect(page).toHaveURL(/\/reports$/)
  })
})

const HEAD = 'question,answer,wrong 1,wrong 2,wrong 3,category,difficulty,source'
const rowOf = (prompt: string, category: string) =>
  `${prompt},Right one,Wrong one,Wrong two,Wrong three,${category},easy,A book`

test('a file of questions is imported with every bad row named, and exported again completely', async ({
  arriveAs,
  server,
}) => {
  const admin = await arriveAs('Ada')
  await server.admin('grant', 'Ada')
  const work = new AdminQuestionsPage(admin.page)
  const { page } = admin
  await work.open('/files')
  await work.import(
    'pub.csv',
    [
      HEAD,
      rowOf('Which harbour glows at dusk?', 'geography'),
      rowOf('Which harbour glows at dawn?', 'History'),
      rowOf('Which harbour glows at noon?', 'Harbours'),
      rowOf('Which harbour glows at dusk?', 'music'),
      'Which harbour sleeps?,Right one,Wrong one,,,music,easy,A book',
    ].join('\n'),
  )
  await expect(page.getByRole('status').filter({ hasText: 'Done.' })).toContainText(
    '2 questions added, 1 duplicate skipped, 2 rows rejected, of 5 rows',
  )
  const rows = page.getByRole('table').getByRole('row')
  await expect(rows.filter({ hasText: 'It is also in line 2.' })).toContainText('5')
  await expect(rows.filter({ hasText: 'The category "Harbours" does not exist.' })).toContainText('4')
  await expect(rows.filter({ hasText: 'four choices; this has 2' })).toContainText('6')

  await test.step('imported questions are found, and their answers can be changed', async () => {
    await work.open()
    await work.find('harb glow')
    await expect(work.row('Which harbour glows')).toHaveCount(2)
  })

  await test.step('the questions are exported as a file', async () => {
    await work.open('/files')
    const coming = page.waitForEvent('download')
    await page
      .getByRole('form', { name: 'Export' })
      .getByRole('combobox', { name: 'Category' })
      .selectOption('history')
    await page.getByRole('button', { name: 'Export', exact: true }).click()
    const file = await coming
    expect(file.suggestedFilename()).toBe('questions-json.json')
    const text = await (await import('node:fs/promises')).readFile(await file.path(), 'utf8')
    expect(JSON.parse(text).questions).toContainEqual(
      expect.objectContaining({ prompt: 'Which harbour glows at dawn?' }),
    )
  })

  await test.step('the import is undone', async () => {
    await page.getByRole('link', { name: 'pub.csv' }).click()
    await page.getByRole('button', { name: 'Undo …' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Reason, for the audit log').fill('The wrong file')
    await dialog.getByRole('button', { name: 'Undo', exact: true }).click()
    await expect(page.getByText('Undone.')).toBeVisible()
    await work.open('?state=used')
    await work.find('harb glow')
    await expect(page.getByText('No question matches.')).toBeVisible()
  })
})
