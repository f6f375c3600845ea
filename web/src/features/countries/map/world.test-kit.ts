import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { World } from '@trivium/content/maps/world'
import { COUNTRIES } from '@trivium/content/places/countries'
import type { Region } from '@trivium/rules/places/regions'

/** The same map that the page loads. */
export const readWorld = (): World =>
  JSON.parse(readFileSync(fileURLToPath(import.meta.resolve('@trivium/content/maps/world.json')), 'utf8'))

/** All countries of a region. */
export const placesOf = (region: Region): ReadonlySet<string> =>
  new Set(COUNTRIES.filter((each) => region === 'all' || each.region === region).map(({ id }) => id))
