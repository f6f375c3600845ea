import type { Continent } from '@trivium/rules/places/regions'
import { COUNTRIES } from '../places/countries.ts'
import type { Question } from './format.ts'

/** Tags that name a place other than a present-day country. */
const BESIDE: Readonly<Record<string, Continent>> = {
  africa: 'africa',
  'ancient egypt': 'africa',
  'ancient greece': 'europe',
  'ancient rome': 'europe',
  asia: 'asia',
  caribbean: 'north-america',
  'central asia': 'asia',
  england: 'europe',
  europe: 'europe',
  hawaii: 'oceania',
  'latin america': 'south-america',
  mesopotamia: 'asia',
  'middle east': 'asia',
  'north america': 'north-america',
  'northern ireland': 'europe',
  oceania: 'oceania',
  'puerto rico': 'north-america',
  scotland: 'europe',
  'south asia': 'asia',
  'southeast asia': 'asia',
  wales: 'europe',
}

const CONTINENTS: ReadonlyMap<string, Continent> = new Map([
  ...COUNTRIES.map(({ name, region }) => [name.toLowerCase(), region] as const),
  ...Object.entries(BESIDE),
])

/** Whether a tag names a country or a part of the world. */
export const isPlace = (tag: string): boolean => CONTINENTS.has(tag)

/** A question's origin, by its first tag that names a place; null if it has none. */
export const originOf = ({ tags }: Pick<Question, 'tags'>): Continent | null =>
  tags.map((tag) => CONTINENTS.get(tag)).find((origin) => origin !== undefined) ?? null

const placeTag = ({ tags }: Pick<Question, 'tags'>): string | undefined => tags.find(isPlace)

const SOUTH_ASIA: ReadonlySet<string> = new Set([
  'afghanistan',
  'bangladesh',
  'bhutan',
  'india',
  'maldives',
  'nepal',
  'pakistan',
  'south asia',
  'sri lanka',
])

/** Where Spanish, Portuguese or French is spoken in North and South America, without Canada and the United States. */
const LATIN_AMERICA: ReadonlySet<string> = new Set([
  'argentina',
  'bolivia',
  'brazil',
  'chile',
  'colombia',
  'costa rica',
  'cuba',
  'dominican republic',
  'ecuador',
  'el salvador',
  'french guiana',
  'guatemala',
  'haiti',
  'honduras',
  'latin america',
  'mexico',
  'nicaragua',
  'panama',
  'paraguay',
  'peru',
  'puerto rico',
  'uruguay',
  'venezuela',
])

/** A part of the world, and the limits of its share of all questions that come from somewhere. */
interface Region {
  readonly title: string
  readonly least?: number
  readonly most?: number
  readonly includes: (question: Pick<Question, 'tags'>) => boolean
}

export const REGIONS: readonly Region[] = [
  { title: 'South Asia', least: 0.08, includes: (one) => SOUTH_ASIA.has(placeTag(one) ?? '') },
  { title: 'Africa', least: 0.08, includes: (one) => originOf(one) === 'africa' },
  { title: 'Latin America', least: 0.08, includes: (one) => LATIN_AMERICA.has(placeTag(one) ?? '') },
  { title: 'Europe', most: 0.3, includes: (one) => originOf(one) === 'europe' },
]

/** A region's share of the questions that come from somewhere. */
export const regionShare = (region: Region, questions: readonly Question[]): number => {
  const placed = questions.filter((question) => originOf(question) !== null)
  return placed.filter(region.includes).length / Math.max(1, placed.length)
}
