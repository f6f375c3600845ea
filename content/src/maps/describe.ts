import { type Continent, REGIONS } from '@trivium/rules/places/regions'
import type { Country } from '../places/countries.ts'
import { arcsOf } from './arcs.ts'
import type { LandByCode } from './borders.ts'
import { clueText, type Subject } from './clue-text.ts'
import { distance, type Measured, measure, type Near, type Neighbour, neighbour } from './measurements.ts'
import { haveSimilarNames, NAMESAKE } from './naming.ts'
import type { Words } from './words.ts'
import { assembleWorld, type World } from './world.ts'

const CONTINENT_NAMES: Readonly<Record<Continent, string>> = {
  africa: 'Africa',
  asia: 'Asia',
  europe: 'Europe',
  'north-america': 'North America',
  'south-america': 'South America',
  oceania: 'Oceania',
}

/** The margin by which a record must be clear, because the source's areas are a few per cent off. */
const CLEARLY = 1.15

type Records = ReadonlyMap<string, string>

/** The largest and the smallest country of each continent, if the difference is clear on the map. */
const recordsOf = (countries: readonly Country[], sizes: ReadonlyMap<string, number>): Records => {
  const records = new Map<string, string>()
  for (const continent of REGIONS) {
    if (continent === 'all') continue
    const sorted = countries
      .filter(({ region }) => region === continent)
      .map(({ id }) => ({ id, km2: sizes.get(id) ?? 0 }))
      .sort((a, b) => b.km2 - a.km2)
    const [first, second, last, before] = [sorted[0]!, sorted[1]!, sorted.at(-1)!, sorted.at(-2)!]
    const named = CONTINENT_NAMES[continent]
    if (first.km2 > second.km2 * CLEARLY) records.set(first.id, `largest country of ${named}`)
    if (last.km2 > 0 && before.km2 > last.km2 * CLEARLY) records.set(last.id, `smallest country of ${named}`)
  }
  return records
}

/** With fewer neighbours than this, the clue also names the nearest countries across the sea. */
const ENOUGH_NEIGHBOURS = 2
const NEAR_TOLD = 3
/** For a country with a neighbour, countries beyond this distance do not help, km. */
const FAR = 500

const nearOf = (one: Measured, all: readonly Measured[], neighbours: readonly Neighbour[]): Near[] => {
  if (neighbours.length >= ENOUGH_NEIGHBOURS) return []
  const next = new Set([one.id, ...neighbours.map(({ id }) => id)])
  const near = all
    .filter(({ id }) => !next.has(id))
    .map((other) => distance(one, other))
    .sort((a, b) => a.km - b.km)
  const told = NEAR_TOLD - neighbours.length
  return near.slice(0, told).filter(({ km }) => neighbours.length === 0 || km < FAR)
}

/** The countries with an edge that no other country shares, which is a coast. */
const coastal = (world: World): Set<string> => {
  const { countries, other } = world.objects
  const uses = new Map<number, number>()
  for (const arc of [...countries.geometries, other].flatMap(arcsOf)) uses.set(arc, (uses.get(arc) ?? 0) + 1)
  const isOpen = (shape: object) => arcsOf(shape).some((arc) => uses.get(arc) === 1)
  return new Set(countries.geometries.filter((s) => s.type === null || isOpen(s)).map(({ id }) => id))
}

/** The clues of all countries, by id. */
export const cluesOf = (
  countries: readonly Country[],
  land: LandByCode,
  words: Words,
): Record<string, string> => {
  const names = new Map(countries.map(({ id, name }) => [id, name]))
  const world = assembleWorld(land, [...names.keys(), ...Object.keys(words.territories)])
  const all = measure(world)
  const asked = all.filter(({ id }) => names.has(id))
  const neighbours = new Map(asked.map((one) => [one.id, allNeighbours(world, one, all, words)]))
  const beside = (id: string) => neighbours.get(id) ?? []
  const withCoast = coastal(world)
  const reachable = asked.filter(({ id }) => withCoast.has(id))
  const records = recordsOf(countries, new Map(asked.map(({ id, km2 }) => [id, km2])))
  const subjectOf = (measured: Measured): Subject => {
    const own = beside(measured.id)
    const isCoastal = withCoast.has(measured.id)
    return {
      measured,
      isCoastal,
      neighbours: own,
      encloses: own.map(({ id }) => id).filter((id) => beside(id).length === 1 && !withCoast.has(id)),
      near: isCoastal ? nearOf(measured, reachable, own) : [],
      record: records.get(measured.id) ?? null,
    }
  }
  const nameFor = (asking: string) => (id: string) => {
    const name = words.territories[id] ?? names.get(id) ?? id
    if (haveSimilarNames(names.get(asking) ?? '', name)) return NAMESAKE
    return words.takesArticle(id) ? `the ${name}` : name
  }
  return Object.fromEntries(asked.map((one) => [one.id, clueText(subjectOf(one), words, nameFor(one.id))]))
}

const allNeighbours = (
  world: World,
  one: Measured,
  all: readonly Measured[],
  { neighbours }: Words,
): Neighbour[] => {
  const found = all.flatMap((other) => (other.id === one.id ? [] : (neighbour(world, one, other) ?? [])))
  const parted = all.filter(({ id }) =>
    neighbours.some(([a, b]) => (a === one.id && b === id) || (b === one.id && a === id)),
  )
  return [...found, ...parted.map((other) => ({ ...distance(one, other), round: 0 }))]
}
