import { AMBIGUOUS } from '@trivium/content/places/ambiguous'
import { COUNTRIES, type Country, OTHER_PLACES } from '@trivium/content/places/countries'
import { createMatcher, type Match } from '@trivium/rules/answers/matcher'
import type { Region } from '@trivium/rules/places/regions'

const BY_ID: ReadonlyMap<string, Country> = new Map(COUNTRIES.map((country) => [country.id, country]))
const ALL = [...COUNTRIES, ...OTHER_PLACES]
const NAME_OF: ReadonlyMap<string, string> = new Map(ALL.map(({ id, name }) => [id, name]))

const matcher = createMatcher(ALL, AMBIGUOUS)

export const nameOf = (place: string): string => NAME_OF.get(place) ?? place

/** Whether it is one of the 197. */
export const isOnMap = (place: string): boolean => BY_ID.has(place)

export const isOf = (place: string, region: Region): boolean =>
  isOnMap(place) && (region === 'all' || BY_ID.get(place)?.region === region)

/** A region's countries in alphabetical order. */
export const countriesOf = (region: Region): readonly Country[] =>
  COUNTRIES.filter(({ id }) => isOf(id, region)).toSorted((a, b) => a.name.localeCompare(b.name, 'en'))

/** Their ids. */
export const placesOf = (region: Region): readonly string[] => countriesOf(region).map(({ id }) => id)

/** Parses the field's text during typing. */
export const matchTyping = (text: string): Match => matcher.matchTyping(text)

/** Parses the field's text when Enter is pressed. */
export const matchEntered = (text: string): Match => matcher.match(text)

/** Whether a longer name starts with this. */
export const hasLongerName = (text: string): boolean => matcher.hasLongerName(text)

/** Whether this is a name, or the start of one. */
export const isNamePrefix = (text: string): boolean =>
  matcher.hasLongerName(text) || matcher.matchTyping(text).kind !== 'none'
