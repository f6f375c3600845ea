import type { Region } from '@trivium/rules/places/regions'

/** The names of regions. */
export const REGION_TITLES: Readonly<Record<Region, string>> = {
  all: 'The world',
  africa: 'Africa',
  asia: 'Asia',
  europe: 'Europe',
  'north-america': 'North America',
  'south-america': 'South America',
  oceania: 'Oceania',
}
