import { describe, expect, it } from 'vitest'
import { FINGER, hitTest, type Marker, markersAt, type Pointed, type Pointer, type Spot } from './targets.ts'

const spot = (x: number, y: number, area: number): Spot => ({ x, y, area, width: 1, height: 1 })

describe('markers', () => {
  it('mark countries under 64 px² on the screen', () => {
    const targets = [
      { id: 'MT', spots: [spot(10, 10, 4)] },
      { id: 'IT', spots: [spot(0, 0, 900)] },
    ]
    expect(markersAt(targets, 1)).toEqual([{ id: 'MT', x: 10, y: 10 }])
    expect(markersAt(targets, 3.9)).toHaveLength(1)
    expect(markersAt(targets, 4)).toEqual([])
    expect(markersAt(targets, 4, FINGER)).toHaveLength(1)
  })

  it('mark each group of distant islands, more of them as the map is enlarged', () => {
    const islands = [{ id: 'KI', spots: [spot(0, 0, 1), spot(10, 0, 0.5), spot(80, 0, 0.2)] }]
    expect(markersAt(islands, 1).map(({ x }) => x)).toEqual([0, 80])
    expect(markersAt(islands, 4).map(({ x }) => x)).toEqual([0, 10, 80])
  })
})

const MALTA: Marker = { id: 'MT', x: 0, y: 0 }
const VATICAN: Marker = { id: 'VA', x: 100, y: 0 }
const MONACO: Marker = { id: 'MC', x: 200, y: 0 }
const LIECHTENSTEIN: Marker = { id: 'LI', x: 212, y: 0 }
const MARKERS = [MALTA, VATICAN, MONACO, LIECHTENSTEIN]

const at = (x: number, pointer: Pointer, under: Pointed['under'] = null): Pointed => ({
  x,
  y: 0,
  pointer,
  under,
})
const ITALY = { id: 'IT', area: 10_000 }
const country = (id: string) => ({ kind: 'country', id })

describe('pointing', () => {
  it.each([
    ['land is meant where there is no marker', at(50, 'mouse', ITALY), 1, country('IT')],
    ['the open sea is nothing', at(50, 'touch'), 1, { kind: 'nothing' }],
    ['a mouse reaches a marker from 12 px', at(12, 'mouse'), 1, country('MT')],
    ['and from no farther', at(12.5, 'mouse'), 1, { kind: 'nothing' }],
    ['a finger reaches it from 22 px', at(-22, 'touch'), 1, country('MT')],
    ['and from no farther', at(-22.5, 'touch'), 1, { kind: 'nothing' }],
    ['a mouse means the nearest of two', at(207, 'mouse'), 1, country('LI')],
    ['a finger between two looks closer', at(207, 'touch'), 1, { kind: 'crowd' }],
    ['and means the nearest where it cannot', at(207, 'touch'), 60, country('LI')],
    ['a mouse beside a marker means the land', at(109, 'mouse', ITALY), 1, country('IT')],
    ['a mouse on a marker means it', at(106, 'mouse', ITALY), 1, country('VA')],
    ['a finger on a marker means it', at(105, 'touch', ITALY), 1, country('VA')],
    ['a finger beside it looks closer', at(109, 'touch', ITALY), 1, { kind: 'crowd' }],
    ['once: then it means what it meets', at(109, 'touch', ITALY), 8, country('VA')],
    ['a finger well beside it means the land', at(116, 'touch', ITALY), 1, country('IT')],
    ['on a small country it looks closer', at(118, 'touch', { id: 'SM', area: 900 }), 1, { kind: 'crowd' }],
    ['its own land is no other', at(104, 'touch', { id: 'VA', area: 1 }), 1, country('VA')],
  ])('%s', (_, pointed, enlarged, expected) =>
    expect(hitTest(pointed, MARKERS, 1, enlarged)).toEqual(expected),
  )

  it('measures distances on the screen, not on the map', () => {
    expect(hitTest(at(30, 'touch'), [MALTA], 0.5, 1)).toEqual(country('MT'))
    expect(hitTest(at(30, 'touch'), [MALTA], 2, 1)).toEqual({ kind: 'nothing' })
  })
})
