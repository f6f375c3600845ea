// @vitest-environment happy-dom
import { act, cleanup, fireEvent, within } from '@testing-library/react'
import type { FlagsDocument } from '@trivium/wire/documents/places'
import type { OutputOf } from '@trivium/wire/registry'
import { afterEach, expect, test } from 'vitest'
import { renderApp } from '../../app/render-app.test-kit.tsx'
import { Component as FlagScreen } from '../../app/screens/flag-quiz-screen.tsx'
// The screen loads it lazily: here it is loaded already, as after a visit to the regions.
import './play.tsx'
import { sampleFlags } from './flags.test-kit.ts'

const ID = sampleFlags().id
const OTHER = 'abcdefghijk3'

afterEach(cleanup)

const item = (place: string, name: string, change = {}) => ({
  item: 0,
  place,
  name,
  image: `picture${place}`,
  alsoOf: [],
  outcome: 'found' as const,
  tries: 1,
  wrong: [],
  fact: null,
  shareRight: null,
  reported: false,
  ...change,
})
const REVIEW: OutputOf<'readPlacesReview'> = {
  quiz: 'flags',
  items: [
    item('PE', 'Peru'),
    item('GF', 'French Guiana', {
      outcome: 'missed',
      tries: null,
      wrong: ['Guyana', 'Suriname'],
      alsoOf: ['France'],
      shareRight: 0.314,
    }),
  ],
}

const over = async (change: Partial<FlagsDocument> = {}) => {
  const rendered = await renderApp([{ path: '/flag-quiz', Component: FlagScreen }], `/flag-quiz?game=${ID}`)
  const { hand, say, screen, router } = rendered
  const calls: (readonly [string, unknown])[] = []
  const answers: Record<string, unknown> = {
    readPlacesReview: REVIEW,
    practiseMissed: { gameId: OTHER },
    openFlags: { gameId: OTHER },
  }
  const serve = async () => {
    for (const message of hand.read()) {
      if (!('fn' in message)) continue
      calls.push([message.fn, message.data])
      await say({ id: message.id, result: answers[message.fn] ?? {} })
    }
    await act(async () => {
      for (let turn = 0; turn < 20; turn += 1) await new Promise((done) => setTimeout(done, 0))
    })
  }
  // The screen has loaded the game and requests the result.
  await rendered.screen.findByRole('status', { name: 'Loading the game' })
  const doc = sampleFlags({
    phase: 'ended',
    settled: true,
    found: 13,
    missed: 1,
    current: null,
    next: [],
    ended: { at: 1_090_000, reason: 'completed' },
    ...change,
  })
  await say({ topic: `game:${ID}`, epoch: 'e', n: 0, doc: { ...doc } })
  await serve()
  await serve()
  const press = async (name: string | RegExp) => {
    await act(async () => void fireEvent.click(screen.getByRole('button', { name })))
    await serve()
  }
  const address = () => `${router.state.location.pathname}${router.state.location.search}`
  return { ...rendered, calls, press, address, serve }
}

test('the result has score, share, time and comparison', async () => {
  const { screen } = await over({ best: { score: 12, ms: 100_000 } })
  expect(screen.getByRole('heading', { name: 'New best: 13' })).toBe(document.activeElement)
  expect(screen.getByText('13', { selector: 'b' }).parentElement?.textContent).toBe('13 of 14')
  expect(screen.getByText('Found').nextSibling?.textContent).toBe('93%')
  expect(screen.getByText('Time').nextSibling?.textContent).toBe('1:30')
  expect(screen.getByText('Your best was 12 in 1:40.')).toBeTruthy()
})

test('a missed flag has its picture, its name and the wrong answer', async () => {
  const { screen } = await over()
  const missed = within(screen.getByRole('region', { name: 'Missed: 1' }))
  expect(missed.getByRole('heading', { name: 'French Guiana' })).toBeTruthy()
  expect(
    missed.getByText('You said Guyana, Suriname. The same flag: France. 31% of players get it right.'),
  ).toBeTruthy()
  expect(screen.container.querySelector('img')?.getAttribute('src')).toBe('/flags/pictureGF.svg')
})

test('missed flags can be practised at once', async () => {
  const { press, calls, address } = await over()
  await press('Practise what you missed')
  expect(calls).toContainEqual(['practiseMissed', { gameId: ID }])
  expect(address()).toBe(`/flag-quiz?game=${OTHER}`)
})

test('the same quiz can be played again; with nothing missed there is nothing to practise', async () => {
  const { press, calls, screen } = await over({ found: 14, missed: 0 })
  expect(screen.queryByRole('button', { name: 'Practise what you missed' })).toBeNull()
  await press('Play again')
  const options = { region: 'south-america', answers: 'typed', hard: false, restart: false }
  expect(calls).toContainEqual(['openFlags', options])
})

test('a flag is reported with its reason', async () => {
  const { screen, press, calls, serve } = await over()
  await press('Report French Guiana')
  fireEvent.click(screen.getByLabelText('The picture is wrong'))
  await act(async () => void fireEvent.submit(screen.getByRole('form')))
  await serve()
  const report = { gameId: ID, place: 'GF', reason: 'picture', detail: '' }
  expect(calls).toContainEqual(['reportPlace', report])
  expect(screen.getByRole('button', { name: 'Reported' })).toBeTruthy()
})
