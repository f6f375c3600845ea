import { examplePackZip } from '@trivium/testkit/example-pack'
import { axeViolations } from './axe-violations.ts'
import { expect, test } from './fixtures.ts'

const zip = async (changes = {}) => ({
  ...{ name: 'example.zip', mimeType: 'application/zip' },
  buffer: Buffer.from(await examplePackZip(changes)),
})

const SHAPES = ['corners', 'sides', 'diagonals from each corner', 'axes of symmetry', 'equal angles']
/** Five questions, each with the picture. */
const PICTURED = SHAPES.map(
  (what, i) => `- id: science-000${i + 1}
  prompt: How many ${what} does this shape have?
  answer: "${i === 2 ? 3 : 6}"
  wrong: ["4", "5", "7"]
  image: { file: six-sides.svg, width: 400, height: 300, alt: A regular shape., description: A regular hexagon. }
  words: How many ${what} does a regular hexagon have?
  difficulty: 1
  explanation: A hexagon has six corners.
  source: Encyclopaedia Britannica, "hexagon"
  tags: [shapes]
`,
).join('')

test('an admin adds a pack of pictures from a zip, guests play a quiz of it, and the admin removes it', async ({
  arrive,
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
  await expect(page.getByRole('main').getByText('This pack has errors. Nothing was changed.')).toBeVisible()
  await expect(page.getByText(/^questions\/art\.yaml:1 art-0001: answer/)).toBeVisible()
  expect(await axeViolations(page)).toEqual([])

  await page.getByLabel('Zip of the pack').setInputFiles(await zip({ 'questions/science.yaml': PICTURED }))
  await page.getByRole('button', { name: 'Upload' }).click()
  await expect(shell.sentence('Example pack 1.0.0 is installed: 7 new questions')).toBeVisible()
  const pack = page.getByRole('region', { name: 'Example pack' })
  await expect(pack).toContainText('7, 5 with a picture or sound')
  expect(await axeViolations(page)).toEqual([])

  const guest = await arrive()
  await guest.custom.open()
  await guest.custom.chip('Example pack').click()
  await guest.custom.chip('Science').click()
  await guest.custom.count(5)
  await expect(guest.custom.sign).toContainText('Example pack')
  expect(await axeViolations(guest.page)).toEqual([])
  await guest.custom.start()
  await expect(guest.solo.prompt).toHaveText(/^How many .* does this shape have\?$/)
  await expect(guest.page.locator('[data-media="picture"] img')).toBeVisible()
  await guest.page.goto('/credits')
  await expect(guest.page.getByRole('row', { name: /^Example pack 1\.0\.0/ })).toContainText('CC0-1.0')

  await pack.getByRole('button', { name: 'Switch off Example pack' }).click()
  await page.getByRole('button', { name: 'Switch off', exact: true }).click()
  await expect(pack.getByText('Off', { exact: true })).toBeVisible()
  await pack.getByRole('button', { name: 'Remove Example pack' }).click()
  await page.getByLabel('Reason, for the audit log').fill('It was a test')
  await page.getByRole('button', { name: 'Remove it' }).click()
  await expect(shell.sentence('Example pack is removed')).toBeVisible()
  await expect(pack).toHaveCount(0)
})
