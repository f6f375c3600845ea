import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { neighbors } from 'topojson-client'
import { arcsOf } from '../maps/arcs.ts'
import type { World } from '../maps/world.ts'

/** Borders too short for the map: 150 m in the Zambezi, Ceuta and Melilla, and Djibouti's with Somalia. */
const ALSO: readonly (readonly [string, string])[] = [
  ['BW', 'ZM'],
  ['ES', 'MA'],
  ['DJ', 'SO'],
]

interface Borders {
  readonly neighbours: ReadonlyMap<string, ReadonlySet<string>>
  readonly landlocked: ReadonlySet<string>
}

let known: Borders | undefined

const borders = (): Borders => {
  known ??= readBorders()
  return known
}

const readBorders = (): Borders => {
  const file = fileURLToPath(new URL('../../maps/world.json', import.meta.url))
  const world: World = JSON.parse(readFileSync(file, 'utf8'))
  const { geometries } = world.objects.countries
  const ids = geometries.map(({ id }) => id)
  const neighbours = new Map(
    neighbors(geometries).map((places, at) => [
      ids[at] ?? '',
      new Set(places.map((place) => ids[place] ?? '')),
    ]),
  )
  for (const [a, b] of ALSO) {
    neighbours.get(a)?.add(b)
    neighbours.get(b)?.add(a)
  }
  const users = new Map<number, number>()
  for (const shape of [...geometries, world.objects.other])
    for (const arc of new Set(arcsOf(shape))) users.set(arc, (users.get(arc) ?? 0) + 1)
  const isInland = (shape: object) =>
    arcsOf(shape).length > 0 && arcsOf(shape).every((arc) => (users.get(arc) ?? 0) > 1)
  return { neighbours, landlocked: new Set(geometries.filter(isInland).map(({ id }) => id)) }
}

/** The codes of the countries with which a country shares a land border. */
export const neighboursOf = (id: string): ReadonlySet<string> => borders().neighbours.get(id) ?? new Set()

/** Whether a country has no coast. On the map the Caspian is a sea, so its shore counts as coast. */
export const isLandlocked = (id: string): boolean => borders().landlocked.has(id)
