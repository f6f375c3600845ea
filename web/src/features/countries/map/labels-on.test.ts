import { COUNTRIES } from '@trivium/content/places/countries'
import { REGIONS, type Region } from '@trivium/rules/places/regions'
import type { ZoomTransform } from 'd3-zoom'
import { expect, test } from 'vitest'
import { type Drawing, draw } from './drawing.ts'
import { labelsOn } from './labels-on.ts'
import { markersAt } from './targets.ts'
import { markable } from './use-markers.ts'
import { MAX_ZOOM, type Size, scaleFor, viewOf } from './view.ts'
import { placesOf, readWorld } from './world.test-kit.ts'

const world = readWorld()
const NAMES = new Map(COUNTRIES.map(({ id, name }) => [id, name]))
const nameOf = (id: string) => NAMES.get(id) ?? id

/** The map's window on screens 360, 900 and 1440 px wide or wider. */
const WINDOWS: readonly Size[] = [
  { width: 324, height: 626 },
  { width: 712, height: 626 },
  { width: 1020, height: 626 },
]

const leastOf = ({ width, height }: Drawing, size: Size): number =>
  scaleFor({ left: 0, top: 0, right: width, bottom: height }, size)

const namesAt = (drawing: Drawing, view: ZoomTransform, size: Size): ReadonlySet<string> => {
  const looks = Object.fromEntries(drawing.targets.map(({ id }) => [id, 'found' as const]))
  const markers = markersAt(markable(drawing, view.k, leastOf(drawing, size)), view.k)
  return new Set(labelsOn(drawing, { looks, nameOf, markers }, view, size).map(({ id }) => id))
}

/** The whole map, as shown when a quiz is over. */
const namesOfWhole = (drawing: Drawing, size: Size): ReadonlySet<string> =>
  namesAt(drawing, viewOf(leastOf(drawing, size), drawing.width / 2, drawing.height / 2, size), size)

/** Zoom levels to check. */
const ENLARGED = [2.6, 7, 17, 43, MAX_ZOOM]

/** Countries that stay without a name in every view a player can zoom to. */
const nameless = (drawing: Drawing, size: Size): string[] => {
  const seen = new Set(namesOfWhole(drawing, size))
  for (const enlarged of ENLARGED)
    for (const {
      id,
      spots: [spot],
    } of drawing.targets) {
      if (seen.has(id)) continue
      const view = viewOf(leastOf(drawing, size) * enlarged, spot?.x ?? 0, spot?.y ?? 0, size)
      for (const name of namesAt(drawing, view, size)) seen.add(name)
    }
  return drawing.targets.flatMap(({ id }) => (seen.has(id) ? [] : [id]))
}

const drawings = new Map(REGIONS.map((region) => [region, draw(world, region, placesOf(region))]))
const drawingOf = (region: Region) => drawings.get(region) as Drawing

test.each(REGIONS)(
  'every country of %s has its name on the map at some zoom level, in windows of all sizes',
  (region) => {
    for (const size of WINDOWS) expect(nameless(drawingOf(region), size), `${size.width} px`).toEqual([])
  },
)

test('on the whole map of Oceania each island has its name, off its coast if the island is too small for it', () => {
  const nameless = WINDOWS.map((size) => {
    const names = namesOfWhole(drawingOf('oceania'), size)
    return [...placesOf('oceania')].filter((id) => !names.has(id))
  })
  // The land beside Papua New Guinea is outside the quiz.
  expect(nameless).toEqual([['PG'], ['PG'], []])
})

test('a country named in an inset is not named again beside it', () => {
  const drawing = drawingOf('north-america')
  for (const size of WINDOWS) {
    const looks = Object.fromEntries(drawing.targets.map(({ id }) => [id, 'found' as const]))
    const view = viewOf(leastOf(drawing, size), drawing.width / 2, drawing.height / 2, size)
    const markers = markersAt(markable(drawing, view.k, view.k), view.k)
    const ids = labelsOn(drawing, { looks, nameOf, markers }, view, size).map(({ id }) => id)
    expect(ids).toEqual([...new Set(ids)])
  }
})
