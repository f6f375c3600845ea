import type { Achievement, AchievementStats } from './achievement.ts'

const bestOf =
  (continent: string) =>
  ({ countryQuizScores }: AchievementStats): number =>
    countryQuizScores[continent] ?? 0

/** Achievements for countries found on the map in one quiz. */
export const COUNTRY_ACHIEVEMENTS = [
  {
    id: 'globetrotter',
    title: 'Globetrotter',
    description: 'Find 174 countries in one quiz of the whole world',
    icon: 'globe',
    group: 'countries',
    counter: bestOf('all'),
    atLeast: 174,
  },
  {
    id: 'country_explorer_africa',
    title: 'Africa Explorer',
    description: 'Find 49 countries in one quiz of Africa',
    icon: 'map-africa',
    group: 'countries',
    counter: bestOf('africa'),
    atLeast: 49,
  },
  {
    id: 'country_explorer_asia',
    title: 'Asia Explorer',
    description: 'Find 42 countries in one quiz of Asia',
    icon: 'map-asia',
    group: 'countries',
    counter: bestOf('asia'),
    atLeast: 42,
  },
  {
    id: 'country_explorer_europe',
    title: 'Europe Explorer',
    description: 'Find 38 countries in one quiz of Europe',
    icon: 'map-europe',
    group: 'countries',
    counter: bestOf('europe'),
    atLeast: 38,
  },
  {
    id: 'country_explorer_north_america',
    title: 'North America Explorer',
    description: 'Find 16 countries in one quiz of North America',
    icon: 'map-north-america',
    group: 'countries',
    counter: bestOf('north-america'),
    atLeast: 16,
  },
  {
    id: 'country_explorer_south_america',
    title: 'South America Explorer',
    description: 'Find 12 countries in one quiz of South America',
    icon: 'map-south-america',
    group: 'countries',
    counter: bestOf('south-america'),
    atLeast: 12,
  },
  {
    id: 'country_explorer_oceania',
    title: 'Oceania Explorer',
    description: 'Find 6 countries in one quiz of Oceania',
    icon: 'map-oceania',
    group: 'countries',
    counter: bestOf('oceania'),
    atLeast: 6,
  },
] as const satisfies readonly Achievement[]
