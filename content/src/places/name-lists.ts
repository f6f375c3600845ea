import { readdir, readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { countries as listed } from 'countries-list'

/** One English name of a place in an external list. */
export interface ListedName {
  readonly id: string
  readonly name: string
  /** The list, and the form of the name in it. */
  readonly from: string
}

const require = createRequire(import.meta.url)
const CLDR = join(dirname(require.resolve('cldr-localenames-full/package.json')), 'main')
const ISO = dirname(require.resolve('i18n-iso-countries/package.json'))

/** CLDR in one English locale: its main forms, and short and alternative ones (`AA-alt-short`). */
export const cldrNames = async (locale: string): Promise<ListedName[]> => {
  const file = join(CLDR, locale, 'territories.json')
  const { main } = JSON.parse(await readFile(file, 'utf8')) as {
    main: Record<string, { localeDisplayNames: { territories: Record<string, string> } }>
  }
  return Object.entries(main[locale]?.localeDisplayNames.territories ?? {})
    .filter(([key]) => /^[A-Z]{2}(-|$)/.test(key))
    .map(([key, name]) => ({ id: key.slice(0, 2), name, from: `CLDR ${locale}${key.slice(2)}` }))
}

/** Every English locale of CLDR in Latin script. */
export const cldrEnglish = async (): Promise<string[]> =>
  (await readdir(CLDR)).filter((locale) => /^en(-[A-Z]{2}|-\d{3})?$/.test(locale))

/** `countries-list`: its names and former names. */
const countriesListNames = (): ListedName[] =>
  Object.entries(listed).flatMap(([id, country]) =>
    [country.name, ...('alias' in country ? country.alias : [])].map((name) => ({
      id,
      name,
      from: 'countries-list',
    })),
  )

/** `i18n-iso-countries`, its English file: official and usual names. */
export const isoNames = async (): Promise<ListedName[]> => {
  const text = await readFile(join(ISO, 'langs', 'en.json'), 'utf8')
  const { countries } = JSON.parse(text) as { countries: Record<string, string | string[]> }
  return Object.entries(countries).flatMap(([id, names]) =>
    [names].flat().map((name) => ({ id, name, from: 'i18n-iso-countries' })),
  )
}

/** ISO 3166 alpha-3 by alpha-2. Kosovo has no official one; two are in use. */
export const isoCodes = async (): Promise<Map<string, readonly string[]>> => {
  const text = await readFile(join(ISO, 'codes.json'), 'utf8')
  const codes = JSON.parse(text) as [string, string, string][]
  return new Map<string, readonly string[]>(codes.map(([two, three]) => [two, [three]])).set('XK', [
    'XKX',
    'XKK',
  ])
}

/** All external lists that the catalogue takes names from. */
export const nameLists = async (): Promise<ListedName[]> => {
  const cldr = await Promise.all((await cldrEnglish()).map(cldrNames))
  return [...cldr.flat(), ...countriesListNames(), ...(await isoNames())]
}
