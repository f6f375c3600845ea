import { FULL_MOTION } from './guest.ts'
import { expect, test } from './shared-server.ts'
import { tabTo } from './tab-to.ts'

/** Places that this test names in a special way. */
const GUYANA = 'GY'
const PARAGUAY = 'PY'

test('a region’s flags are accepted as they are typed, across a reload; missed ones can be practised', async ({
  arrive,
}) => {
  const { page, flags } = await arrive(FULL_MOTION)
  await flags.open()
  await flags.region('South America').click()
  await flags.start()
  await expect(flags.field).toBeFocused()

  const skipped = await flags.picture.getAttribute('src')
  await test.step('a skipped flag comes back at the end', async () => {
    await flags.leave(() => page.keyboard.press('Control+Enter'))
    await expect(flags.said('Skipped: it comes back.')).toBeVisible()
    await expect(flags.field).toBeFocused()
  })
  const [erred] = await flags.asked()
  await test.step('a wrong name is explained, and can be corrected', async () => {
    const wrong = erred?.id === 'PE' ? 'Chile' : 'Peru'
    await page.keyboard.type(wrong)
    await page.keyboard.press('Enter')
    await expect(flags.said(`“${wrong}” is not it.`)).toBeVisible()
    await flags.field.fill('')
  })

  for (let found = 0; found < 13; found += 1) {
    await flags.hasFound(found, 14)
    const ids = (await flags.asked()).map(({ id }) => id)
    if (found === 6) {
      const before = await flags.picture.getAttribute('src')
      await page.reload()
      await expect(flags.picture).toHaveAttribute('src', before ?? '')
      await flags.hasFound(6, 14)
      await expect(flags.field).toBeFocused()
    }
    if (ids.includes(GUYANA))
      await test.step('an ambiguous name asks which place is meant', async () => {
        await page.keyboard.type('guiana')
        await flags.leave(() => page.getByRole('button', { name: 'Guyana', exact: true }).click())
        await expect(flags.field).toBeFocused()
      })
    else if (ids.includes(PARAGUAY))
      await test.step('Enter forgives a typing error', async () => {
        await page.keyboard.type('paraquay')
        await flags.leave(() => page.keyboard.press('Enter'))
        await expect(flags.said('Paraguay')).toBeVisible()
      })
    else await flags.name()
    await expect(flags.field).toHaveValue('')
  }

  await flags.hasFound(13, 14)
  await expect(flags.picture).toHaveAttribute('src', skipped ?? '')
  const last = await flags.asked()
  await flags.giveUp()
  await expect(flags.result('First score!')).toBeFocused()
  await expect(flags.score('13 of 14')).toBeVisible()
  await expect(flags.missed.getByRole('heading', { level: 3 })).toHaveCount(1)
  const missed = await flags.missed.getByRole('heading', { level: 3 }).innerText()
  expect(last.map(({ name }) => name)).toContain(missed)

  await test.step('practice asks for missed flags, and does not count', async () => {
    await page.getByRole('button', { name: 'Practise what you missed' }).click()
    await flags.hasFound(0, 1)
    await flags.name()
    await expect(flags.result('You got them all!')).toBeVisible()
    await page.getByRole('link', { name: 'Other regions' }).click()
    await expect(flags.region('South America')).toContainText('Best 13 in')
  })
})

test('four choices can be played with the keyboard alone', async ({ arrive }) => {
  const { page, flags } = await arrive()
  await flags.open()
  await tabTo(page, page.getByRole('radio', { name: /^Europe/ }))
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: /^South America/ })).toBeChecked()
  await tabTo(page, page.getByRole('radio', { name: 'Type the name' }))
  await page.keyboard.press('ArrowRight')
  await tabTo(page, page.getByRole('switch', { name: 'Hard' }))
  await page.keyboard.press('Space')
  await tabTo(page, page.getByRole('button', { name: 'Start' }))
  await page.keyboard.press('Enter')
  await expect(flags.choices).toHaveCount(4)

  await test.step('a wrong choice is shown beside the right one, until Enter', async () => {
    await page.keyboard.press(await flags.digit('wrong'))
    await expect(page.getByText('Not quite', { exact: true })).toBeVisible()
    await flags.leave(() => page.keyboard.press('Enter'))
  })
  await flags.leave(() => page.keyboard.press('ArrowRight'))
  for (let found = 0; found < 13; found += 1) {
    await page.keyboard.press(await flags.digit('right'))
    await expect(page.getByText('Right', { exact: true })).toBeVisible()
    await flags.leave(() => page.keyboard.press('Enter'))
  }
  await expect(flags.result('First score!')).toBeVisible()
  await expect(flags.score('13 of 14')).toBeVisible()
  await expect(flags.missed).toContainText('You said ')
})
