import { countriesOf, countryNamed } from '@trivium/testkit/countries'
import { MapWalker } from './map-walker.ts'
import { preparePractice } from './prepare-practice.ts'
import { expect, test } from './shared-server.ts'

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }

/** The most taps needed: where countries are crowded, the map zooms in first. */
const TAPS = 4

const SMALL = [
  ['europe', ['Malta', 'Vatican City']],
  ['asia', ['Singapore']],
  ['oceania', ['Tuvalu']],
] as const

for (const [region, names] of SMALL)
  test(`${names.join(' and ')} can be hit with a finger on a phone`, async ({ arrive, server }) => {
    const guest = await arrive(PHONE)
    const { page, countries } = guest
    const ids = names.map((name) => countryNamed(name).id)
    const { gameId, cookies } = await preparePractice(server.url, region, ids)
    await guest.isNow([...cookies])
    await page.goto(`/country-quiz/${region}?game=${gameId}`)
    const walker = new MapWalker(page, countries.map)
    for (let found = 0; found < names.length; found++) {
      await countries.hasFound(found, names.length)
      const { id } = countryNamed(await countries.question())
      for (let tap = 1; tap <= TAPS; tap++) {
        const { x, y } = await walker.spotOf(id)
        await page.touchscreen.tap(x, y)
        if (await countries.isFound(found + 1, names.length)) break
      }
    }
    await expect(countries.result('You got them all!')).toBeVisible()
    await expect(countries.number('First try')).toHaveText(String(names.length))
  })

test('a whole continent is found on the map by keyboard alone', async ({ arrive }) => {
  const { page, countries, shell } = await arrive()
  await countries.open('south-america')
  await countries.start({ task: 'Find it', shown: 'Map' })
  await expect(countries.map).toBeFocused()
  const walker = new MapWalker(page, countries.map)
  const first = countryNamed(await countries.question())
  const other = countriesOf('south-america').find(({ id }) => id !== first.id) ?? first
  await walker.to(other.id)
  await page.keyboard.press('Enter')
  await expect(shell.readOut(`That is ${other.name}. 2 tries left.`)).toBeAttached()
  for (let found = 0; found < 12; found++) {
    await walker.to(countryNamed(await countries.question()).id)
    await page.keyboard.press('Enter')
    if (found < 11) await countries.hasFound(found + 1, 12)
  }
  await expect(page.getByText(/^All 12, in \d+:\d\d\.$/)).toBeVisible()
  await expect(page.getByText('Only first tries score.')).toBeVisible()
  await expect(countries.number('Second try')).toHaveText('1')
})

test('after three tries the map shows the country, and the wrong picks are named', async ({ arrive }) => {
  const { page, countries } = await arrive()
  await countries.open('south-america')
  await countries.start({ task: 'Find it', shown: 'Map' })
  const asked = countryNamed(await countries.question())
  const walker = new MapWalker(page, countries.map)
  const others = countriesOf('south-america').filter(({ id }) => id !== asked.id)
  for (const [i, { id, name }] of others.slice(0, 3).entries()) {
    await walker.to(id)
    await page.keyboard.press('Enter')
    const told = [`That is ${name}. 2 tries left.`, `That is ${name}. One try left.`][i]
    await expect(countries.said(told ?? `${asked.name} is shown on the map.`)).toBeVisible()
  }
  await expect(page.getByRole('img', { name: `${asked.name}, missed` })).toBeAttached()
})
