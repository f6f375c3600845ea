import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { type Continent, REGIONS } from '@trivium/rules/places/regions'
import { parse } from 'yaml'
import { z } from 'zod'

/** The folder of the handwritten sources and the files generated from them. */
export const PLACES = fileURLToPath(new URL('../../places/', import.meta.url))

export const CONTINENTS = REGIONS.filter((region): region is Continent => region !== 'all')

const Ids = z.string().transform((text) => text.split(/\s+/).filter((id) => id !== ''))
const Names = z.array(z.string().min(1))
const Pool = z.strictObject({ countries: Ids, territories: Ids })

const Regions = z.record(z.enum([...CONTINENTS, 'nowhere-else']), Pool)

const NamesFile = z.strictObject({
  display: z.record(z.string(), z.strictObject({ name: z.string(), why: z.string() })),
  also: z.record(z.string(), Names),
})

const Groups = z.array(z.strictObject({ places: Ids, why: z.string() }))

const Ambiguous = z.array(z.strictObject({ name: z.string(), ids: Names, why: z.string().optional() }))

const Alike = z.strictObject({
  /** By pair, 'AA-BB': the percentage of the picture that differs. */
  pairs: z.record(z.string().regex(/^[A-Z]{2}-[A-Z]{2}$/), z.number().positive().max(100)),
  mirrored: z.string().transform((text) => text.split(/\s+/).map(pairOf)),
  families: z.record(z.string(), Ids),
})

const pairOf = (text: string): readonly [string, string] => {
  const [a = '', b = ''] = text.split('-')
  return [a, b]
}

export interface Pools {
  readonly countries: readonly string[]
  readonly territories: readonly string[]
}

/** The handwritten sources about places, parsed but not yet checked. */
export interface Sources {
  readonly regions: Readonly<Record<Continent | 'nowhere-else', Pools>>
  readonly display: Readonly<Record<string, { readonly name: string }>>
  readonly also: Readonly<Record<string, readonly string[]>>
  readonly groups: readonly (readonly string[])[]
  readonly ambiguous: readonly { readonly name: string; readonly ids: readonly string[] }[]
  readonly pairs: readonly { readonly pair: readonly [string, string]; readonly percent: number }[]
  readonly mirrored: readonly (readonly [string, string])[]
  readonly families: readonly (readonly string[])[]
}

/** Reads the sources; throws the parser's message if one has the wrong form. */
export const readSources = async (folder = PLACES): Promise<Sources> => {
  const [regions, names, groups, ambiguous, alike] = await Promise.all([
    read(folder, 'regions', Regions),
    read(folder, 'names', NamesFile),
    read(folder, 'groups', Groups),
    read(folder, 'ambiguous', Ambiguous),
    read(folder, 'alike', Alike),
  ])
  return {
    regions,
    ...names,
    groups: groups.map(({ places }) => places),
    ambiguous,
    pairs: Object.entries(alike.pairs).map(([pair, percent]) => ({ pair: pairOf(pair), percent })),
    mirrored: alike.mirrored,
    families: Object.values(alike.families),
  }
}

const read = async <T>(folder: string, name: string, schema: z.ZodType<T>): Promise<T> =>
  schema.parse(parse(await readFile(`${folder}/${name}.yaml`, 'utf8')))

/** Every place's code, by region. */
export const idsOf = ({ regions }: Sources): string[] =>
  Object.values(regions).flatMap(({ countries, territories }) => [...countries, ...territories])
