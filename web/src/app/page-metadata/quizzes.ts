import { BATTLE } from '@trivium/wire/modes/battle'
import { COUNTRIES } from '@trivium/wire/modes/countries'
import { CUSTOM } from '@trivium/wire/modes/custom'
import { DAILY } from '@trivium/wire/modes/daily'
import { FLAGS } from '@trivium/wire/modes/flags'
import type { PublicModePath } from '@trivium/wire/modes/pages'
import { PARTY } from '@trivium/wire/modes/party'
import { SURVIVAL } from '@trivium/wire/modes/survival'
import { SITE_NAME, titled } from '../../site/identity.ts'
import { CONTINENT_PAGES } from './continents.ts'
import type { PageMetadata } from './metadata.ts'

const HOME = {
  description:
    'Today’s ten trivia questions, the same for everybody: answer the first one right here. Then ranked duels, Survival and quizzes of your own. No account needed.',
  module: 'app/screens/home-screen.tsx',
} as const

/** The pages of the modes, by path. */
const MODE_PAGES: Readonly<Record<Exclude<PublicModePath, '/country-quiz/:continentId'>, PageMetadata>> = {
  '/': {
    ...HOME,
    name: SITE_NAME,
    kind: 'site',
    card: {
      kicker: 'Ten questions a day',
      headline: 'Know it, or learn it.',
      line: 'The daily quiz, ranked duels, flags and countries. No account needed.',
      art: { kind: 'crossroads' },
    },
  },
  '/daily-quiz': {
    ...HOME,
    name: 'The daily quiz',
    canonical: '/',
    kind: 'quiz',
    card: {
      kicker: DAILY.title,
      headline: DAILY.line,
      line: 'One play a day counts. Keep your streak.',
      art: { kind: 'milestones' },
    },
  },
  '/daily': {
    name: 'Past quizzes',
    description:
      'Every daily quiz so far, your results and your streak. Past days can be played as practice.',
    module: 'app/screens/daily-screen.tsx',
    kind: 'page',
    card: {
      kicker: 'Past quizzes',
      headline: 'Play any past day again',
      line: 'Past days as practice, and your own streak.',
      art: { kind: 'milestones' },
    },
  },
  '/battle': {
    name: BATTLE.title,
    description: 'Play a ranked match, invite a friend by key, link or QR code, or practise against a bot.',
    module: 'app/screens/lobby-screen.tsx',
    kind: 'page',
    card: {
      kicker: BATTLE.title,
      headline: BATTLE.line,
      line: 'A rating that means something, friends by a link, and three bots.',
      art: { kind: 'routes' },
    },
  },
  '/custom': {
    name: CUSTOM.title,
    description:
      'Build a quiz: choose categories, difficulty, number and clock, and send the same one to a friend.',
    module: 'app/screens/custom-screen.tsx',
    kind: 'page',
    card: {
      kicker: CUSTOM.title,
      headline: CUSTOM.line,
      line: 'Send the same quiz to a friend by its link.',
      art: { kind: 'sliders' },
    },
  },
  '/survival': {
    name: SURVIVAL.title,
    description:
      'Trivia questions that get harder, twelve seconds each, until the first miss. How far can you go?',
    module: 'app/screens/survival-screen.tsx',
    kind: 'quiz',
    card: {
      kicker: SURVIVAL.title,
      headline: SURVIVAL.line,
      line: 'Twelve seconds a question.',
      art: { kind: 'climb' },
    },
  },
  '/flag-quiz': {
    name: FLAGS.title,
    description:
      'Name the flags of the world, or of one region: typed, or by four choices that look alike. The clock counts up, what you missed can be practised.',
    module: 'app/screens/flag-quiz-screen.tsx',
    kind: 'quiz',
    card: {
      kicker: FLAGS.title,
      headline: FLAGS.line,
      line: 'Typed, or by four that look alike.',
      art: { kind: 'flags' },
    },
  },
  '/party': {
    name: PARTY.title,
    description:
      'A quiz for everybody in the room: one big screen, everyone’s phone to answer on, alone or in teams, from 2 to 200 players. No app, no account.',
    module: 'app/screens/party-screen.tsx',
    kind: 'quiz',
    card: {
      kicker: PARTY.title,
      headline: PARTY.line,
      line: 'Scan the code, get a name, and play.',
      art: { kind: 'crossroads' },
    },
  },
  '/country-quiz': {
    title: titled(COUNTRIES.title),
    name: COUNTRIES.title,
    description:
      'Name all countries of the world, or of one region, or find them on the map: 197 countries, as you type or three tries each. With a list instead of the map, too.',
    module: 'app/screens/country-quiz-screen.tsx',
    kind: 'quiz',
    card: {
      kicker: COUNTRIES.title,
      headline: COUNTRIES.line,
      line: 'Type them as the map fills in, or find them on it.',
      art: { kind: 'map', region: 'all' },
    },
  },
}

/** Pages with quizzes to play, and the leaderboard. */
export const QUIZ_PAGES: Readonly<Record<string, PageMetadata>> = {
  ...MODE_PAGES,
  ...CONTINENT_PAGES,
  '/leaderboard': {
    name: 'Leaderboard',
    description:
      'The best players by rating, in Survival, the daily, flags and countries: of all time, this week and every week before. And your own place.',
    module: 'app/screens/leaderboard-screen.tsx',
    kind: 'page',
    card: {
      kicker: 'Leaderboard',
      headline: 'Who is ahead, and where you are',
      line: 'Of all time, every week and every day; live at the top.',
      art: { kind: 'board' },
    },
  },
}
