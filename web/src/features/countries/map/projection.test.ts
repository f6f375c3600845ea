import { REGIONS } from '@trivium/rules/places/regions'
import { describe, expect, it } from 'vitest'
import { draw } from './drawing.ts'
import { FRAME_WIDTH, frameOf, placeIn } from './projection.ts'
import { placesOf, readWorld } from './world.test-kit.ts'

const world = readWorld()

describe.each(REGIONS)('%s', (region) => {
  const ids = placesOf(region)

  it('has all of its countries in the frame', () => {
    const { projection, height } = frameOf(region)
    const outside = world.objects.countries.geometries.filter(({ id, properties }) => {
      const [x, y] = projection(placeIn(region, id, properties.at)) ?? [-1, -1]
      const isIn = x >= 0 && x <= FRAME_WIDTH && y >= 0 && y <= height
      return ids.has(id) && !isIn
    })
    expect(outside.map(({ id }) => id)).toEqual([])
  })

  it('is neither a strip nor a column', () => {
    const { height } = frameOf(region)
    expect(height / FRAME_WIDTH).toBeGreaterThan(0.4)
    expect(height / FRAME_WIDTH).toBeLessThan(1.75)
  })

  it('draws every country once, with a point to aim at', () => {
    const { outlines, targets } = draw(world, region, ids)
    expect([...outlines.keys()].toSorted()).toEqual([...ids].toSorted())
    expect(targets.map(({ id }) => id).toSorted()).toEqual([...ids].toSorted())
    for (const d of outlines.values()) expect(d).toMatch(/^M[\d.,-]+/)
  })
})

it('has insets that are within the frame and show their islands', () => {
  const { insets, width, height } = draw(world, 'north-america', placesOf('north-america'))
  expect(insets.flatMap(({ targets }) => targets.map(({ id }) => id)).toSorted()).toEqual(
    'AG BB DM GD KN LC TT VC'.split(' '),
  )
  for (const inset of insets) {
    expect(inset.x).toBeGreaterThanOrEqual(0)
    expect(inset.x + inset.width).toBeLessThanOrEqual(width)
    expect(inset.y + inset.height).toBeLessThanOrEqual(height)
    for (const { spots } of inset.targets)
      for (const { x, y } of spots) {
        expect(x).toBeGreaterThan(inset.x)
        expect(x).toBeLessThan(inset.x + inset.width)
        expect(y).toBeGreaterThan(inset.y)
        expect(y).toBeLessThan(inset.y + inset.height)
      }
  }
})
