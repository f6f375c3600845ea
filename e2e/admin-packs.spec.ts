import { examplePackZip } from '@trivium/testkit/example-pack'
import { axeViolations } from './axe-violations.ts'
import { expect, test } from './fixtures.ts'

const zip = async (changes = {}) => ({
  ...{ name: 'example.zip', mimeType: 'application/zip' },
  buffer: Buffer.from(await examplePackZip(changes)),
})

test('an admin adds a pack with a picture from a zip, after one with a mistake, and switches it off and removes it', async ({
  arriveAs,
  server,
}) => {
  const ada = await arriveAs('Ada')
  ada.forgive(/api\/packs answers 400/)
  ada.forgive(/400 \(Bad Request\)/)
  const { page, shell } = ada
  await server.admin('grant', 'Ada')
  await page.goto('/admin/packs')
  await page
    .getByLabel('Zip of the pack')
    .setInputFiles(await zip({ 'questions/art.yaml': '- id: art-0001\n  prompt: Who?' }))
  await page.getByRole('button', { name: 'Upload' }).click()
  await expect(page.getByRole('main').getByText('This pack has mistakes. Nothing was changed.')).toBeVisible()
  await expect(page.getByText(/^questions\/art\.yaml:1 art-0001: answer/)).toBeVisible()
  expect(await axeViolations(page)).toEqual([])

  await page.getByLabel('Zip of the pack').setInputFiles(await zip())
  await page.getByRole('button', { name: 'Upload' }).click()
  await expect(shell.sentence('Example pack 1.0.0 is installed: 3 new questions')).toBeVisible()
  const pack = page.getByRole('region', { name: 'Example pack' })
  await expect(pack).toContainText('3, 1 with a picture or sound')
  expect(await axeViolations(page)).toEqual([])

  await pack.getByRole('button', { name: 'Switch off Example pack' }).click()
  await page.getByRole('button', { name: 'Switch off', exact: true }).click()
  await expect(pack.getByText('Off', { exact: true })).toBeVisible()
  await pack.getByRole('button', { name: 'Remove Example pack' }).click()
  await page.getByLabel('Reason, for the audit log').fill('It was a test')
  await page.getByRole('button', { name: 'Remove it' }).click()
  await expect(shell.sentence('Example pack is removed')).toBeVisible()
  await expect(pack).toHaveCount(0)
})
