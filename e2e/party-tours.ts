import { expect } from './fixtures.ts'
import type { Tour } from './tour.ts'

/** A guest is the host, plays, and looks at the television, one after the other. */
const party: Tour = async ({ page, party }, _, look) => {
  await page.goto('/party')
  await page.getByText('Questions, teams and rules').click()
  await page.getByText('Players choose a team').click()
  await page.getByText('When I press').click()
  await look('party-start')
  await party.start.click()
  await expect(page.getByRole('heading', { name: 'Scan to join' })).toBeVisible()
  const { key } = party
  await page.goto(`/party/${key}`)
  await expect(party.join).toBeVisible()
  await look('party-join')
  await party.join.click()
  await page.getByRole('button', { name: /^Red/ }).click()
  await look('party-phone-lobby')
  await page.goto(`/party/${key}/screen`)
  await expect(page.getByRole('heading', { name: '1 player in' })).toBeVisible()
  await look('party-television-lobby')
  await page.goto(`/party/${key}/host`)
  await party.press('Start')
  await expect(page.getByRole('button', { name: 'Pause' })).toBeEnabled()
  await party.press('Pause')
  await look('party-host')
  await party.press('Resume')
  await page.goto(`/party/${key}`)
  await party.answer('wrong')
  await expect(party.status.filter({ hasText: 'Not quite' })).toBeVisible()
  await look('party-phone-reveal')
  await page.goto(`/party/${key}/screen`)
  await expect(page.getByText('Nobody got it', { exact: true })).toBeVisible()
  await look('party-television-reveal')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Standings' })).toBeVisible()
  await look('party-television-standings')
  await page.goto(`/party/${key}`)
  await expect(page.getByRole('list', { name: 'Leaders' })).toBeVisible()
  await look('party-phone-standings')
}

/** A plan as it is at first, with a round open, and on paper. */
const plan: Tour = async ({ page }, _, look) => {
  await page.goto('/party/plan')
  await page.getByText('Change').nth(1).click()
  await expect(page.getByLabel('Name of the round')).toHaveValue('Flags')
  await look('party-plan')
  await page.getByRole('button', { name: 'Print' }).click()
  await expect(page.getByRole('article', { name: /Marking$/ })).toBeVisible()
  await look('party-print')
}

export const PARTY_TOURS: Readonly<Record<string, Tour>> = { 'a party': party, 'a planned party': plan }
