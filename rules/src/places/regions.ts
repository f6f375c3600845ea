/** The regions of the flag and the country quizzes, with the specification's keys; `all` is the whole world. */
export const REGIONS = [
  'all',
  'africa',
  'asia',
  'europe',
  'north-america',
  'south-america',
  'oceania',
] as const

export type Region = (typeof REGIONS)[number]
export type Continent = Exclude<Region, 'all'>

export const isRegion = (text: string): text is Region => (REGIONS as readonly string[]).includes(text)
