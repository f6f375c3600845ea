import { REGIONS } from '@trivium/rules/places/regions'
import { expect, test } from 'vitest'
import { type Direction, nextTowards } from './direction.ts'
import { draw } from './drawing.ts'
import { placesOf, readWorld } from './world.test-kit.ts'

const world = readWorld()

const spot = (id: string, x: number, y: number) => ({ id, x, y })

test('the nearest country ahead comes before a nearer one to the side', () => {
  const others = [spot('ahead', 10, 1), spot('aside', 3, 6), spot('behind', -1, 0)]
  expect(nextTowards(spot('here', 0, 0), others, 'right')).toBe('ahead')
})

test('with nothing straight ahead, a country at an angle comes next', () =>
  expect(nextTowards(spot('here', 0, 0), [spot('aslant', 2, 9)], 'right')).toBe('aslant'))

test('at the edge of the map there is no next country', () =>
  expect(nextTowards(spot('here', 0, 0), [spot('there', 5, 0)], 'left')).toBeNull())

const DIRECTIONS: readonly Direction[] = ['up', 'down', 'left', 'right']

test.each(REGIONS)('in %s the arrow keys lead from every country to every other', (region) => {
  const spots = draw(world, region, placesOf(region)).targets.map(({ id, spots: [first] }) =>
    spot(id, first?.x ?? 0, first?.y ?? 0),
  )
  const steps = new Map(
    spots.map((from) => [from.id, DIRECTIONS.map((direction) => nextTowards(from, spots, direction))]),
  )
  for (const start of region === 'all' ? spots.slice(0, 5) : spots) {
    const reached = new Set([start.id])
    for (const id of reached) for (const next of steps.get(id) ?? []) if (next !== null) reached.add(next)
    expect(spots.filter(({ id }) => !reached.has(id)).map(({ id }) => id)).toEqual([])
  }
})
