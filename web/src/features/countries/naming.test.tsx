// @vitest-environment happy-dom
import { act, cleanup, fireEvent } from '@testing-library/react'
import type { CountriesConfig } from '@trivium/rules/modes/countries/events'
import type { CountriesDocument } from '@trivium/wire/documents/places'
import { afterEach, expect, test, vi } from 'vitest'
import { renderApp } from '../../app/render-app.test-kit.tsx'
import { sampleCountries } from './countries.test-kit.ts'
import { CountryGame } from './country-game.tsx'

const ID = sampleCountries().id
const TOPIC = `game:${ID}`

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const naming = async (
  change: Partial<Omit<CountriesDocument, 'config'>> = {},
  config: Partial<CountriesConfig> = {},
) => {
  vi.useFakeTimers()
  const rendered = await renderApp([{ path: '/', element: <CountryGame gameId={ID} /> }])
  const { screen, hand, say } = rendered
  await say({ topic: TOPIC, epoch: 'e', n: 0, doc: { ...sampleCountries(change, config) } })
  let n = 0
  const set = (part: Partial<CountriesDocument>) => {
    n += 1
    return say({ topic: TOPIC, n, set: part as Record<string, unknown> })
  }
  const calls = () => hand.read().flatMap((message) => ('fn' in message ? [message] : []))
  const field = () => screen.getByRole('textbox') as HTMLInputElement
  const type = (keys: string) => {
    for (const key of keys) fireEvent.change(field(), { target: { value: field().value + key } })
  }
  const enter = () => fireEvent.keyDown(field(), { key: 'Enter' })
  const written = () =>
    screen
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent)
      .filter((text) => !/not found yet/.test(text ?? ''))
  const wait = (ms: number) => act(async () => void vi.advanceTimersByTime(ms))
  return { ...rendered, set, calls, field, type, enter, written, wait }
}

test('a name is filled in at its last key and sent to the server', async () => {
  const { type, field, written, calls } = await naming()
  type('per')
  expect(written()).toEqual([])
  type('u')
  expect(written()).toEqual(['Peru'])
  expect(field().value).toBe('')
  expect(calls()).toMatchObject([{ fn: 'nameCountry', data: { gameId: ID, text: 'peru', enter: false } }])
})

test('countries that the server already has stay, and are not sent again', async () => {
  const { type, written, set, calls, screen } = await naming()
  type('peru')
  calls()
  await set({ found: [{ place: 'PE', tries: 1 }], score: 1 })
  type('peru')
  expect(written()).toEqual(['Peru'])
  expect(screen.getByText('You already have Peru.')).toBeTruthy()
  expect(calls()).toEqual([])
})

test('a refused country is removed, with a message', async () => {
  const { type, written, calls, say, screen } = await naming()
  type('peru')
  const [call] = calls()
  const error = { status: 'ABORTED', message: 'Late.', details: { reason: 'answered-late' } } as const
  await say({ id: call?.id ?? 0, error })
  expect(written()).toEqual([])
  expect(screen.getByText('Peru does not count. Time was over before it reached the server.')).toBeTruthy()
})

test('a name that did not reach the server is kept and sent again after a reconnect', async () => {
  const { type, written, calls, hand, wait, screen } = await naming()
  hand.answer = () => {
    throw new TypeError('Failed to fetch')
  }
  await act(async () => hand.drop())
  type('peru')
  await wait(0)
  expect(written()).toEqual(['Peru'])
  expect(screen.getByText(/sent as soon as the connection is back/)).toBeTruthy()
  calls()
  await act(async () => hand.welcome())
  await wait(1_000)
  expect(calls()).toMatchObject([{ fn: 'nameCountry', data: { text: 'peru' } }])
})

test('a misspelling and a code count only with Enter', async () => {
  const { type, enter, written, calls } = await naming()
  type('braxil')
  expect(written()).toEqual([])
  enter()
  expect(written()).toEqual(['Brazil'])
  type('UY')
  expect(written()).toEqual(['Brazil'])
  enter()
  expect(written()).toEqual(['Brazil', 'Uruguay'])
  expect(calls()).toMatchObject([
    { data: { text: 'braxil', enter: true } },
    { data: { text: 'UY', enter: true } },
  ])
})

test('a country of another continent gets a message that says so', async () => {
  const { type, calls, screen } = await naming()
  type('france')
  expect(screen.getByText('France is not in South America.')).toBeTruthy()
  type('peru')
  expect(calls()).toMatchObject([{ data: { text: 'peru' } }])
})

test('an unknown name gets a message and stays in the field to be corrected', async () => {
  const { type, enter, field, screen } = await naming()
  type('xyz')
  enter()
  expect(screen.getByText('No country is called “xyz”.')).toBeTruthy()
  expect(field().value).toBe('xyz')
})

test('a name that two countries share asks which one is meant', async () => {
  const { type, calls, screen } = await naming({ total: 54 }, { region: 'africa' })
  type('congo')
  fireEvent.click(screen.getByRole('button', { name: /Democratic|DR Congo|Kinshasa/ }))
  expect(calls()).toMatchObject([{ data: { text: 'congo', enter: true, place: 'CD' } }])
})

test('a name that begins a longer one counts at once, and stays so that it can be continued', async () => {
  const { type, field, written } = await naming({ total: 54 }, { region: 'africa' })
  type('niger')
  expect(written()).toEqual(['Niger'])
  expect(field().value).toBe('niger')
  type('ia')
  expect(written()).toEqual(['Niger', 'Nigeria'])
  expect(field().value).toBe('')
  type('nigerchad')
  expect(written()).toEqual(['Niger', 'Nigeria', 'Chad'])
})

test('in practice only the server knows which countries are asked', async () => {
  const { type, calls, say, set, written, screen } = await naming({ total: 2 }, { counts: false })
  type('peru')
  expect(written()).toEqual([])
  const [call] = calls()
  await say({ id: call?.id ?? 0, result: { verdict: 'elsewhere', place: 'PE', which: [] } })
  expect(screen.getByText('Peru isn’t in this quiz.')).toBeTruthy()
  type('chile')
  await set({ found: [{ place: 'CL', tries: 1 }] })
  expect(screen.getByText('Chile. 1 of 2.')).toBeTruthy()
})

test('a hard quiz hides the found countries', async () => {
  const { type, written, calls } = await naming({}, { hard: true })
  type('peru')
  expect(written()).toEqual([])
  expect(calls()).toHaveLength(1)
})
