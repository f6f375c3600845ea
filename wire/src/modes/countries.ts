import type { ModeData } from './mode.ts'

export const COUNTRIES = {
  name: 'countries',
  title: 'Country quiz',
  line: '197 countries. How many can you name?',
  game: 'Country quiz',
  seats: 1,
  clock: 'by the size of the region, or none',
  engine: 'countries',
  opens: ['openCountries', 'practiseMissed'],
  plays: ['nameCountry', 'pointCountry'],
  link: 'Countries',
  pages: [
    { path: '/country-quiz', reach: 'public', query: 'game' },
    { path: '/country-quiz/:continentId', reach: 'public' },
  ],
  counters: { countries: { title: 'Countries', oneGame: 'a country quiz' } },
  chart: 'Flags and countries',
  examined: { kinds: null, because: 'nothing has to be read' },
  boards: {
    countries: {
      title: 'Countries',
      score: 'Countries, time',
      play: 'Find countries',
      to: '/country-quiz',
      toRegion: true,
    },
  },
} as const satisfies ModeData
