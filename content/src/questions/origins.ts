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
