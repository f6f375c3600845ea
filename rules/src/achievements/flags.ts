import type { Achievement, AchievementStats } from './achievement.ts'

const bestOf =
  (region: string) =>
  ({ flagQuizScores }: AchievementStats): number =>
    flagQuizScores[region] ?? 0

/** Achievements for flags named: in all quizzes together, and in one quiz of a region. */
export const FLAG_ACHIEVEMENTS = [
  {
    id: 'geography_expert',
    title: 'Geography Expert',
    description: 'Get 50 flags right, in as many quizzes as it takes',
    icon: 'compass',
    group: 'flags',
    counter: (stats) => stats.flagQuestionsCorrect,
    atLeast: 50,
  },
  {
    id: 'flag_fanatic',
    title: 'Flag Fanatic',
    description: 'Get 248 flags right in one quiz of the whole world',
    icon: 'flags',
    group: 'flags',
    counter: bestOf('all'),
    atLeast: 248,
  },
  {
    id: 'flag_fan_africa',
    title: 'Africa Flag Fan',
    description: 'Get 50 flags right in one quiz of Africa',
    icon: 'flag-africa',
    group: 'flags',
    counter: bestOf('africa'),
    atLeast: 50,
  },
  {
    id: 'flag_fan_asia',
    title: 'Asia Flag Fan',
    description: 'Get 49 flags right in one quiz of Asia',
    icon: 'flag-asia',
    group: 'flags',
    counter: bestOf('asia'),
    atLeast: 49,
  },
  {
    id: 'flag_fan_europe',
    title: 'Europe Flag Fan',
    description: 'Get 50 flags right in one quiz of Europe',
    icon: 'flag-europe',
    group: 'flags',
    counter: bestOf('europe'),
    atLeast: 50,
  },
  {
    id: 'flag_fan_north_america',
    title: 'North America Flag Fan',
    description: 'Get 34 flags right in one quiz of North America',
    icon: 'flag-north-america',
    group: 'flags',
    counter: bestOf('north-america'),
    atLeast: 34,
  },
  {
    id: 'flag_fan_south_america',
    title: 'South America Flag Fan',
    description: 'Get 12 flags right in one quiz of South America',
    icon: 'flag-south-america',
    group: 'flags',
    counter: bestOf('south-america'),
    atLeast: 12,
  },
  {
    id: 'flag_fan_oceania',
    title: 'Oceania Flag Fan',
    description: 'Get 24 flags right in one quiz of Oceania',
    icon: 'flag-oceania',
    group: 'flags',
    counter: bestOf('oceania'),
    atLeast: 24,
  },
] as const satisfies readonly Achievement[]
