import { countriesOf, countryByClue } from '@trivium/testkit/countries'
import { expect, test } from './fixtures.ts'
import { test as onStandingServer } from './shared-server.ts'
import { tabTo } from './tab-to.ts'

const SOUTH_AMERICA = countriesOf('south-america').map(({ name }) => name)

test('all countries of a continent are named, across a reload and a killed server', async ({
  arrive,
  server,
}) => {
  const guest = await arrive()
  const { page, countries, shell } = guest
  guest.forgiveRestart()
  await countries.open('south-america')
  await countries.start({ task: 'Name them all', shown: 'Map' })
  await expect(countries.field).toBeFocused()
  await countries.name(...SOUTH_AMERICA.slice(0, 4))
  await countries.hasFound(4, 12)

  await test.step('a reload loses nothing', async () => {
    await page.reload()
    await countries.hasFound(4, 12)
    await expect(countries.field).toBeFocused()
    await countries.name(SOUTH_AMERICA[0] ?? '')
    await expect(countries.said(`You already have ${SOUTH_AMERICA[0]}.`)).toBeVisible()
  })

  await test.step('a killed server loses nothing either, not even names typed meanwhile', async () => {
    await server.kill()
    await expect(shell.sentence(/Reconnecting/)).toBeVisible()
    await countries.name(...SOUTH_AMERICA.slice(4, 6))
    await countries.hasFound(6, 12)
    await expect(shell.sentence(/sent as soon as the connection is back/)).toBeVisible()
    await server.start()
    await expect(shell.sentence(/Reconnecting/)).toBeHidden()
    await expect(shell.sentence(/sent as soon as the connection is back/)).toBeHidden()
    await page.reload()
    await countries.hasFound(6, 12)
  })

  await test.step('Enter forgives a typing error, but accepts no country of another continent', async () => {
    await countries.name('france')
    await expect(countries.said('France is not in South America.')).toBeVisible()
    await page.keyboard.type('paragauy')
    await countries.hasFound(6, 12)
    await page.keyboard.press('Enter')
    await countries.hasFound(7, 12)
  })

  await countries.name(...SOUTH_AMERICA.slice(6).filter((name) => name !== 'Paraguay'))
  await expect(countries.result('You got them all!')).toBeVisible()
  await expect(countries.score('12 of 12')).toBeVisible()
  await countries.open('south-america')
  await expect(page.getByText(/^Best 12 in \d:\d\d$/)).toBeVisible()
})

onStandingServer('missed countries are shown at the end, and can be practised', async ({ arrive }) => {
  const { page, countries } = await arrive()
  await countries.open('south-america')
  await countries.start({ task: 'Name them all', shown: 'List, no map' })
  await expect(page.getByText(/^\d+: not found yet$/)).toHaveCount(12)
  await countries.name(...SOUTH_AMERICA.slice(2))
  await countries.hasFound(10, 12)
  await countries.giveUp()
  await expect(page.getByRole('heading', { name: 'Missed: 2' })).toBeVisible()
  await page.getByRole('button', { name: 'Practise what you missed' }).click()
  await countries.hasFound(0, 2)
  await countries.name(SOUTH_AMERICA[4] ?? '')
  await expect(countries.said(`${SOUTH_AMERICA[4]} isn’t in this quiz.`)).toBeVisible()
  await countries.name(...SOUTH_AMERICA.slice(0, 2))
  await expect(countries.result('You got them all!')).toBeVisible()
  await expect(page.getByText('Practice leaves your best as it was.')).toBeVisible()
})

onStandingServer('a whole continent is found by keyboard alone, without a map', async ({ arrive }) => {
  const { page, countries, shell } = await arrive()
  await countries.open('south-america')
  await countries.start({ task: 'Find it', shown: 'List, no map' })
  await expect(countries.list.getByRole('button')).toHaveCount(12)
  const byName = SOUTH_AMERICA.toSorted()
  let at = -1
  const choose = async (name: string) => {
    const to = byName.indexOf(name)
    await tabTo(page, countries.list.getByRole('button').nth(to), to > at ? 'Tab' : 'Shift+Tab')
    at = to
    await page.keyboard.press('Enter')
  }
  const first = countryByClue(await countries.question()).name
  const other = byName.find((name) => name !== first) ?? ''
  await choose(other)
  await expect(shell.readOut(`That is ${other}. 2 tries left.`)).toBeAttached()
  for (let found = 0; found < 12; found++) {
    const clue = await countries.question()
    await choose(countryByClue(clue).name)
    if (found < 11) await countries.hasFound(found + 1, 12)
  }
  await expect(page.getByText(/^All 12, in \d+:\d\d\.$/)).toBeVisible()
  await expect(page.getByText('Only first tries score.')).toBeVisible()
  await expect(countries.number('First try')).toHaveText('11')
  await expect(countries.number('Second try')).toHaveText('1')
})
