import { expect, test } from 'vitest'
import { type Candidate, placeLabels } from './labels.ts'

const EVERYWHERE = { left: -1000, right: 1000, top: -1000, bottom: 1000 }

const candidate = (id: string, x: number, change: Partial<Candidate> = {}): Candidate => ({
  id,
  x,
  y: 0,
  width: 40,
  room: 100,
  area: 100,
  isMarked: false,
  within: EVERYWHERE,
  ...change,
})

const idsOf = (candidates: readonly Candidate[]) => placeLabels(candidates, []).map(({ id }) => id)

test('a name is in the middle of its country', () =>
  expect(placeLabels([candidate('FR', 5)], [])).toEqual([{ id: 'FR', x: 5, y: 0, anchor: 'middle' }]))

const SEA = { left: -500, right: 500, top: -500, bottom: 500 }

test('a name much wider than its country is left out where it would cover others', () =>
  expect(placeLabels([candidate('LU', 0, { room: 25 })], [], [{ id: 'DE', ...SEA }])).toEqual([]))

test('a name much wider than its island is off its coast, clear of other land', () => {
  const [x, y] = [12.5 + 3, 0]
  const fiji = candidate('FJ', 0, { room: 25 })
  expect(placeLabels([fiji], [], [{ id: 'FJ', ...SEA }])).toEqual([{ id: 'FJ', x, y, anchor: 'start' }])
  const tonga = { id: 'TO', left: 20, right: 30, top: -5, bottom: 5 }
  expect(placeLabels([fiji], [], [tonga])).toEqual([{ id: 'FJ', x: -x, y, anchor: 'end' }])
})

test('when two names collide, the larger country keeps its own', () =>
  expect(idsOf([candidate('BE', 0), candidate('FR', 30, { area: 500 })])).toEqual(['FR']))

test('a country with a marker has its name beside the marker, on the left if the right is taken', () => {
  const marked = candidate('MT', 0, { isMarked: true, area: 1 })
  expect(placeLabels([marked], [])[0]).toMatchObject({ anchor: 'start' })
  expect(placeLabels([marked, candidate('GR', 40)], [])[1]).toMatchObject({ id: 'MT', anchor: 'end' })
  const narrow = { ...EVERYWHERE, left: -30, right: 30 }
  expect(placeLabels([{ ...marked, within: narrow }], [])).toEqual([
    { id: 'MT', x: 0, y: -16, anchor: 'middle' },
  ])
})

test('no name is under the buttons on the map', () => {
  const buttons = { left: 10, right: 60, top: -50, bottom: 50 }
  expect(placeLabels([candidate('NZ', 0, { room: 25 })], [], [], [buttons])[0]).toMatchObject({
    anchor: 'end',
  })
})

test('no name covers the marker of another country', () =>
  expect(placeLabels([candidate('IT', 0)], [{ id: 'VA', x: 10, y: 3 }])).toEqual([]))

test('no name is cut off by the edge of the window', () =>
  expect(idsOf([candidate('KI', 990), candidate('FJ', 900)])).toEqual(['FJ']))
