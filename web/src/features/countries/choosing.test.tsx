// @vitest-environment happy-dom
import { act, cleanup, fireEvent } from '@testing-library/react'
import type { CountryAsked } from '@trivium/rules/modes/countries/view'
import type { CountriesDocument } from '@trivium/wire/documents/places'
import { afterEach, expect, test } from 'vitest'
import { renderApp } from '../../app/render-app.test-kit.tsx'
import { NoticeArea } from '../../design/notices.tsx'
import { sampleCountries } from './countries.test-kit.ts'
import { CountryGame } from './country-game.tsx'

const ID = sampleCountries().id
const TOPIC = `game:${ID}`
const ASKED: CountryAsked = { item: 0, name: null, clue: 'Borders Brazil to the south.', wrong: [] }

afterEach(cleanup)

const choosing = async () => {
  const Page = () => (
    <>
      <CountryGame gameId={ID} />
      <NoticeArea />
    </>
  )
  const rendered = await renderApp([{ path: '/', element: <Page /> }])
  const { screen, hand, say } = rendered
  const game = sampleCountries({ asked: ASKED }, { task: 'find' })
  await say({ topic: TOPIC, epoch: 'e', n: 0, doc: { ...game } })
  let n = 0
  const set = (part: Partial<CountriesDocument>) => {
    n += 1
    return say({ topic: TOPIC, n, set: part as Record<string, unknown> })
  }
  const calls = () => hand.read().flatMap((message) => ('fn' in message ? [message] : []))
  const choose = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
  const heard = () => [...screen.getByRole('log').children].map(({ textContent }) => textContent)
  return { ...rendered, set, calls, choose, heard }
}

test('the list has every country of the continent in alphabetical order, and the question says which one to find', async () => {
  const { screen, heard } = await choosing()
  const names = screen.getAllByRole('listitem').map(({ textContent }) => textContent?.trim() ?? '')
  expect(names).toHaveLength(12)
  expect(names).toEqual(names.toSorted())
  expect(heard()).toEqual(['Borders Brazil to the south.'])
})

test('a choice is sent once, and a wrong one is named with the tries left', async () => {
  const { choose, calls, set, screen, heard } = await choosing()
  choose('Peru')
  choose('Chile')
  expect(calls()).toMatchObject([{ fn: 'pointCountry', data: { gameId: ID, item: 0, place: 'PE' } }])
  await set({ asked: { ...ASKED, wrong: ['PE'] } })
  expect(screen.getByText('That is Peru. 2 tries left.', { selector: 'span:not([class])' })).toBeTruthy()
  choose('Peru (not this one)')
  expect(calls()).toEqual([])
  choose('Chile')
  expect(calls()).toMatchObject([{ data: { place: 'CL' } }])
  expect(heard().at(-1)).toBe('That is Peru. 2 tries left.')
})

test('a found country is marked with its try, and the next question follows', async () => {
  const { choose, set, screen, heard, calls } = await choosing()
  await set({
    found: [{ place: 'GY', tries: 2 }],
    last: { place: 'GY', tries: 2 },
    asked: { item: 1, name: null, clue: 'The longest coast.', wrong: [] },
  })
  expect(heard().at(-1)).toBe('Guyana, on try 2. The longest coast.')
  choose('Guyana (found on try 2)')
  expect(calls()).toEqual([])
  expect(screen.getByText('The longest coast.', { selector: 'p' })).toBeTruthy()
})

test('after three tries the country is named', async () => {
  const { set, screen } = await choosing()
  await set({
    missed: ['GY'],
    last: { place: 'GY', tries: null },
    asked: { item: 1, name: null, clue: 'The longest coast.', wrong: [] },
  })
  expect(screen.getByRole('button', { name: 'Guyana (missed)' }).getAttribute('aria-disabled')).toBe('true')
  expect(screen.getAllByText(/It was Guyana\./)).not.toHaveLength(0)
})

test('a try that did not reach the server is kept and sent again after a reconnect', async () => {
  const { choose, calls, hand, screen } = await choosing()
  hand.answer = () => {
    throw new TypeError('Failed to fetch')
  }
  await act(async () => hand.drop())
  await act(async () => choose('Peru'))
  expect(screen.getAllByText(/as soon as the connection is back/)).not.toHaveLength(0)
  calls()
  await act(async () => hand.welcome())
  expect(calls()).toMatchObject([{ fn: 'pointCountry', data: { place: 'PE' } }])
})
