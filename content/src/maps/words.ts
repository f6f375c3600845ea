import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { z } from 'zod'
import { COMPASS, type CompassPoint } from './compass.ts'

const FILE = new URL('../../maps/words.yaml', import.meta.url)

const ByCodes = z.record(z.string(), z.string())
const Words = z.strictObject({
  regions: ByCodes,
  seas: ByCodes,
  neighbours: z.array(z.string().regex(/^[A-Z]{2}-[A-Z]{2}$/)),
  sides: z.record(z.string(), z.enum(COMPASS)),
  archipelagos: z.string(),
  continent: z.string(),
  articles: z.string(),
  territories: ByCodes,
})

/** How texts refer to places, by country. */
export interface Words {
  readonly regionOf: (id: string) => string
  readonly seasOf: (id: string) => readonly string[]
  /** Pairs of countries that the source separates by water although people see them as neighbours. */
  readonly neighbours: readonly (readonly [string, string])[]
  /** The direction of a neighbour, where it should differ from the measured one. */
  readonly sideOf: (id: string, neighbour: string) => CompassPoint | null
  readonly isArchipelago: (id: string) => boolean
  readonly isContinent: (id: string) => boolean
  readonly takesArticle: (id: string) => boolean
  /** Land that is not asked but borders countries, with its name. */
  readonly territories: Readonly<Record<string, string>>
}

const codes = (text: string): string[] => text.trim().split(/\s+/)

export const readWords = (): Words => {
  const words = Words.parse(parse(readFileSync(FILE, 'utf8')))
  const regions = new Map(
    Object.entries(words.regions).flatMap(([name, ids]) => codes(ids).map((id) => [id, name])),
  )
  const seas = Object.entries(words.seas).map(([name, ids]) => [name, new Set(codes(ids))] as const)
  const [archipelagos, articles] = [new Set(codes(words.archipelagos)), new Set(codes(words.articles))]
  return {
    regionOf: (id) => {
      const region = regions.get(id)
      if (region === undefined) throw new Error(`words.yaml has no region for ${id}`)
      return region
    },
    seasOf: (id) => seas.filter(([, ids]) => ids.has(id)).map(([name]) => name),
    neighbours: words.neighbours.map((pair) => pair.split('-') as [string, string]),
    sideOf: (id, neighbour) => words.sides[`${id}-${neighbour}`] ?? null,
    isContinent: (id) => id === words.continent,
    isArchipelago: (id) => archipelagos.has(id),
    takesArticle: (id) => articles.has(id),
    territories: words.territories,
  }
}
