import { countriesOf, countryByClue } from '@trivium/testkit/countries'
import { expect } from './fixtures.ts'
import type { Tour } from './tour.ts'

const naming: Tour = async ({ page, countries }, _, look) => {
  await countries.open('africa')
  await look('countries')
  await countries.start({ task: 'Name them all', shown: 'Map' })
  await expect(countries.map).toBeVisible()
  await look('countries-map-empty')
  await countries.name('egypt', 'chad', 'mali', 'algeria', 'south africa', 'madagascar', 'kenya')
  await countries.hasFound(7, 54)
  await look('countries-named')
  await page.keyboard.type('congo')
  await expect(page.getByText('Which one?')).toBeVisible()
  await look('countries-which')
  await page.keyboard.type('xyz')
  await page.keyboard.press('Enter')
  await expect(countries.said('No country is called “congoxyz”.')).toBeVisible()
  await look('countries-no-name')
  await countries.open('africa')
  await expect(page.getByRole('button', { name: 'Start over' })).toBeVisible()
  await look('countries-running')
  await page.getByRole('button', { name: 'Continue' }).click()
  await countries.giveUp()
  await expect(page.getByRole('heading', { name: 'Missed: 47' })).toBeVisible()
  await expect(countries.map).toBeVisible()
  await look('countries-result')
}

const lists: Tour = async ({ page, countries }, _, look) => {
  await countries.open('oceania')
  await countries.start({ task: 'Name them all', shown: 'List, no map' })
  await countries.name('fiji', 'samoa')
  await countries.hasFound(2, 14)
  await look('countries-list')
  await countries.open('south-america')
  await countries.start({ task: 'Find it', shown: 'List, no map' })
  const first = countryByClue(await countries.question()).name
  const others = countriesOf('south-america').filter(({ name }) => name !== first)
  for (const [i, left] of ['2 tries left', 'One try left'].entries()) {
    const name = others[i]?.name ?? ''
    await countries.choice(name).click()
    await expect(countries.said(`That is ${name}. ${left}.`)).toBeVisible()
  }
  await look('countries-choosing')
  await countries.choice(first).click()
  await countries.hasFound(1, 12)
  await look('countries-chosen')
  await countries.giveUp()
  await expect(page.getByRole('heading', { name: 'Missed: 11' })).toBeVisible()
  await look('countries-list-result')
}

export const COUNTRY_TOURS = { 'a map of countries': naming, 'countries without a map': lists } as const
