import type { CountriesConfig } from '@trivium/rules/modes/countries/events'
import type { CountriesDocument } from '@trivium/wire/documents/places'

/** A quiz on South America, with the fields that a test changes. */
export const sampleCountries = (
  change: Partial<Omit<CountriesDocument, 'config'>> = {},
  config: Partial<CountriesConfig> = {},
): CountriesDocument => ({
  mode: 'countries',
  id: 'abcdefghijk2',
  settled: false,
  best: null,
  phase: 'playing',
  config: {
    region: 'south-america',
    task: 'name',
    shown: 'list',
    hard: false,
    limit: null,
    counts: true,
    ...config,
  },
  total: 12,
  found: [],
  missed: [],
  score: 0,
  asked: null,
  last: null,
  startedAt: 1_000_000,
  endsAt: null,
  ended: null,
  ...change,
})
