import { expect } from './fixtures.ts'
import { PausableSocket } from './pausable-socket.ts'
import type { Tour } from './tour.ts'

const typed: Tour = async ({ page, flags }, _, look) => {
  await flags.open()
  await look('flags')
  await flags.region('South America').click()
  await flags.start()
  await look('flag-typed')
  await page.keyboard.type('congo')
  await expect(page.getByText('Which one?')).toBeVisible()
  await look('flag-which-one')
  await page.keyboard.press('Enter')
  await flags.field.fill('Atlantis')
  await page.keyboard.press('Enter')
  await expect(flags.said('No place is called “Atlantis”.')).toBeVisible()
  await look('flag-wrong')
  await flags.field.fill('')
  await flags.name()
  await look('flag-right')
  await page.keyboard.press('?')
  await look('flag-keys')
  await page.keyboard.press('Escape')
  await flags.open()
  await expect(page.getByRole('button', { name: 'Continue', exact: true })).toBeVisible()
  await look('flags-running')
  await flags.start('Continue')
  await page.getByRole('button', { name: 'Give up' }).click()
  await look('flag-give-up')
  await page.getByRole('dialog').getByRole('button', { name: 'Give up' }).click()
  await expect(flags.result('First score!')).toBeVisible()
  await expect(flags.missed).toBeVisible()
  await page.locator('summary').click()
  await look('flag-result')
  await page
    .getByRole('button', { name: /^Report / })
    .first()
    .click()
  await look('flag-report')
}

const choices: Tour = async ({ page, flags }, _, look) => {
  const socket = await PausableSocket.on(page)
  await flags.open()
  await flags.region('Oceania').click()
  await page.getByRole('radio', { name: 'Four choices' }).check({ force: true })
  await look('flags-choices')
  await flags.start()
  await look('flag-choices')
  // The page moves on by timer after an answer, and checks take long, so its clock is stopped.
  await page.clock.install()
  await page.keyboard.press(await flags.digit('wrong'))
  await expect(page.getByText('Not quite', { exact: true })).toBeVisible()
  socket.hold()
  await look('flag-choice-wrong')
  socket.release()
}

export const FLAG_TOURS = { 'flags in words': typed, 'flags by choices': choices } as const
