import type { places } from '@trivium/wire/functions/places'
import { NO_IDS, nothing, oneGame, type Row } from './bad-input-parts.test-kit.ts'

const NO_REGIONS = ['', 'ALL', 'antarctica', '__proto__', 7, null]
const NO_PLACES = ['', 'F', 'fj', 'FJI', 'F1', 7, null]
const NO_ITEMS = [-1, 1000, 0.5, '0', null]
const openingFlags = (change: Record<string, unknown>) => ({
  region: 'all',
  answers: 'typed',
  hard: false,
  anew: false,
  ...change,
})
const typing = (change: Record<string, unknown>) => ({
  gameId: 'zzzzzzzzzzzz',
  item: 0,
  text: 'Fiji',
  enter: true,
  ...change,
})
const openingCountries = (change: Record<string, unknown>) => ({
  region: 'all',
  task: 'name',
  shown: 'map',
  hard: false,
  timed: true,
  anew: false,
  ...change,
})
const naming = (change: Record<string, unknown>) => ({
  gameId: 'zzzzzzzzzzzz',
  text: 'Fiji',
  enter: true,
  ...change,
})
const reportingPlace = (change: Record<string, unknown>) => ({
  gameId: 'zzzzzzzzzzzz',
  place: 'FJ',
  reason: 'other',
  detail: '',
  ...change,
})

/** Flag and country quizzes. */
export const PLACES_ROWS: Readonly<Record<keyof typeof places, Row>> = {
  readFlags: nothing,
  openFlags: {
    good: () => openingFlags({}),
    bad: [
      {},
      ...NO_REGIONS.map((region) => openingFlags({ region })),
      ...['spoken', '', null].map((answers) => openingFlags({ answers })),
      ...['yes', null].flatMap((no) => [openingFlags({ hard: no }), openingFlags({ anew: no })]),
      openingFlags({ items: ['FR'] }),
    ],
  },
  typeFlag: {
    good: (id) => typing({ gameId: id }),
    bad: [
      {},
      ...NO_IDS.map((gameId) => typing({ gameId })),
      ...NO_ITEMS.map((item) => typing({ item })),
      ...['x'.repeat(81), 7, null].map((text) => typing({ text })),
      ...['yes', null].map((enter) => typing({ enter })),
      typing({ place: 'FR' }),
    ],
  },
  chooseFlag: {
    good: (id) => ({ gameId: id, item: 0, choice: 0 }),
    bad: [
      {},
      ...NO_ITEMS.map((item) => ({ gameId: 'zzzzzzzzzzzz', item, choice: 0 })),
      ...[-1, 4, 1.5, '1', null].map((choice) => ({ gameId: 'zzzzzzzzzzzz', item: 0, choice })),
    ],
  },
  skipFlag: {
    good: (id) => ({ gameId: id, item: 0 }),
    bad: [{}, ...NO_ITEMS.map((item) => ({ gameId: 'zzzzzzzzzzzz', item }))],
  },
  readCountries: nothing,
  openCountries: {
    good: () => openingCountries({}),
    bad: [
      {},
      ...NO_REGIONS.map((region) => openingCountries({ region })),
      ...['draw', '', null].map((task) => openingCountries({ task })),
      ...['globe', '', null].map((shown) => openingCountries({ shown })),
      ...['hard', 'timed', 'anew'].map((name) => openingCountries({ [name]: 'yes' })),
      openingCountries({ limit: 9e9 }),
    ],
  },
  nameCountry: {
    good: (id) => naming({ gameId: id }),
    bad: [
      {},
      ...NO_IDS.map((gameId) => naming({ gameId })),
      ...['x'.repeat(81), 7, null].map((text) => naming({ text })),
      ...['yes', null].map((enter) => naming({ enter })),
      ...NO_PLACES.map((place) => naming({ place })),
    ],
  },
  pointCountry: {
    good: (id) => ({ gameId: id, item: 0, place: 'FJ' }),
    bad: [
      {},
      ...NO_ITEMS.map((item) => ({ gameId: 'zzzzzzzzzzzz', item, place: 'FJ' })),
      ...NO_PLACES.map((place) => ({ gameId: 'zzzzzzzzzzzz', item: 0, place })),
    ],
  },
  giveUpPlaces: oneGame,
  practiseMissed: oneGame,
  readPlacesReview: oneGame,
  reportPlace: {
    good: (id) => reportingPlace({ gameId: id }),
    bad: [
      {},
      ...NO_IDS.map((gameId) => reportingPlace({ gameId })),
      ...NO_PLACES.map((place) => reportingPlace({ place })),
      ...['', 'boring', 7, null].map((reason) => reportingPlace({ reason })),
      ...['x'.repeat(501), 7, null].map((detail) => reportingPlace({ detail })),
    ],
  },
}
