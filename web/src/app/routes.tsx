import type { ComponentType } from 'react'
import type { RouteMatch, RouteObject } from 'react-router'
import { ErrorScreen, NotFound } from './screens/error-screen.tsx'
import { Shell } from './shell/shell.tsx'

/** What a page says of itself in the head, and the module of its screen, as the build's manifest names it. */
export interface PageHandle {
  /** ':username' in it stands for that part of the address. */
  readonly title: string
  readonly description: string
  readonly module: string
  /** The address under which it is found, where it has several. */
  readonly canonical?: string
}

type ScreenModule = { readonly Component: ComponentType }

/** A screen's script may take this long to come, ms (specification, point 9). */
const CHUNK_TIMEOUT = 120_000

const inTime = (load: () => Promise<ScreenModule>) => async (): Promise<ScreenModule> => {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(() => late.reject(new Error('The page took too long to load.')), CHUNK_TIMEOUT)
  try {
    return await Promise.race([load(), late.promise])
  } finally {
    clearTimeout(timer)
  }
}

const screen = (path: string, load: () => Promise<ScreenModule>, handle: PageHandle): RouteObject => ({
  path,
  lazy: inTime(load),
  handle,
})

const home = () => import('./screens/home-screen.tsx')

const HOME: PageHandle = {
  title: 'Trivium: ten questions a day, and ranked duels',
  description:
    'Today’s ten trivia questions, the same for everybody: answer the first one right here. Then ranked duels, Survival and quizzes of your own. No account needed.',
  module: 'app/screens/home-screen.tsx',
}

const countryQuiz = () => import('./screens/country-quiz-screen.tsx')

const COUNTRY_QUIZ: PageHandle = {
  title: 'Country quiz · Trivium',
  description:
    'Name all countries of a continent, or find them on the map: 197 countries, as you type or three tries each. With a list instead of the map, too.',
  module: 'app/screens/country-quiz-screen.tsx',
}

export const routes: RouteObject[] = [
  {
    Component: Shell,
    ErrorBoundary: ErrorScreen,
    children: [
      {
        ErrorBoundary: ErrorScreen,
        children: [
          screen('/', home, HOME),
          screen('/daily-quiz', home, { ...HOME, canonical: '/' }),
          screen('/daily', () => import('./screens/daily-screen.tsx'), {
            title: 'All dailies · Trivium',
            description:
              'Every daily quiz so far, your results and your streak. Past days can be played as practice.',
            module: 'app/screens/daily-screen.tsx',
          }),
          screen('/custom', () => import('./screens/custom-screen.tsx'), {
            title: 'Custom quiz · Trivium',
            description:
              'A quiz of your own: choose categories, difficulty, number and clock, and send the same one to a friend.',
            module: 'app/screens/custom-screen.tsx',
          }),
          screen('/custom/mine', () => import('./screens/my-quizzes-screen.tsx'), {
            title: 'Your quizzes · Trivium',
            description: 'The quizzes you have made: write questions, or bring them from a file.',
            module: 'app/screens/my-quizzes-screen.tsx',
          }),
          screen('/custom/edit/:quizId', () => import('./screens/edit-quiz-screen.tsx'), {
            title: 'Edit quiz · Trivium',
            description: 'Write a quiz of your own, question by question.',
            module: 'app/screens/edit-quiz-screen.tsx',
          }),
          screen('/quiz/:quizId', () => import('./screens/quiz-screen.tsx'), {
            title: 'Quiz · Trivium',
            description: 'A quiz that a player has made.',
            module: 'app/screens/quiz-screen.tsx',
          }),
          screen('/battle', () => import('./screens/lobby-screen.tsx'), {
            title: 'Battle · Trivium',
            description:
              'Play a ranked match, invite a friend by key, link or QR code, or practise against a bot.',
            module: 'app/screens/lobby-screen.tsx',
          }),
          screen('/match/:matchId', () => import('./screens/match-screen.tsx'), {
            title: 'Match · Trivium',
            description: 'A live trivia match.',
            module: 'app/screens/match-screen.tsx',
          }),
          screen('/join-friend-match/:matchKey', () => import('./screens/join-friend-screen.tsx'), {
            title: 'Invitation · Trivium',
            description: 'Somebody invites you to a trivia match.',
            module: 'app/screens/join-friend-screen.tsx',
          }),
          screen('/survival', () => import('./screens/survival-screen.tsx'), {
            title: 'Survival · Trivium',
            description:
              'Trivia questions that get harder, twelve seconds each, until the first miss. How far can you go?',
            module: 'app/screens/survival-screen.tsx',
          }),
          screen('/survival/:gameId', () => import('./screens/survival-run-screen.tsx'), {
            title: 'Survival · Trivium',
            description: 'A run of Survival.',
            module: 'app/screens/survival-run-screen.tsx',
          }),
          screen('/flag-quiz', () => import('./screens/flag-quiz-screen.tsx'), {
            title: 'Flag quiz · Trivium',
            description:
              'Name the flags of the world, or of one region: typed, or by four choices that look alike. The clock counts up, what you missed can be practised.',
            module: 'app/screens/flag-quiz-screen.tsx',
          }),
          screen('/country-quiz', countryQuiz, COUNTRY_QUIZ),
          screen('/country-quiz/:continentId', countryQuiz, COUNTRY_QUIZ),
          screen('/edit-profile', () => import('./screens/edit-profile-screen.tsx'), {
            title: 'Your settings · Trivium',
            description: 'Picture, name, e-mail, password, how it looks and sounds, and what is kept of you.',
            module: 'app/screens/edit-profile-screen.tsx',
          }),
          screen('/profile/:username', () => import('./screens/profile-screen.tsx'), {
            title: ':username · Trivium',
            description: 'A trivia player: rating, record, achievements and best scores.',
            module: 'app/screens/profile-screen.tsx',
          }),
          screen('/stats/:username', () => import('./screens/stats-screen.tsx'), {
            title: 'Statistics of :username · Trivium',
            description:
              'A trivia player in numbers: rating over time, right answers by category, answer times, activity.',
            module: 'app/screens/stats-screen.tsx',
          }),
          screen('/achievements/:username', () => import('./screens/achievements-screen.tsx'), {
            title: 'Achievements of :username · Trivium',
            description: 'What a trivia player has unlocked, how rare it is, and how far the rest is away.',
            module: 'app/screens/achievements-screen.tsx',
          }),
          screen('/leaderboard', () => import('./screens/leaderboard-screen.tsx'), {
            title: 'Leaderboard · Trivium',
            description:
              'The best players by rating, in Survival, the daily, flags and countries: of all time, this week and every week before. And your own place.',
            module: 'app/screens/leaderboard-screen.tsx',
          }),
          screen('/register', () => import('./screens/register-screen.tsx'), {
            title: 'Create your account · Trivium',
            description: 'Keep your rating, your record and your history, and log in anywhere.',
            module: 'app/screens/register-screen.tsx',
          }),
          screen('/login', () => import('./screens/login-screen.tsx'), {
            title: 'Log in · Trivium',
            description: 'Log in to your Trivium account by username or e-mail address.',
            module: 'app/screens/login-screen.tsx',
          }),
          screen('/reset-password', () => import('./screens/reset-password-screen.tsx'), {
            title: 'New password · Trivium',
            description: 'Choose a new password for your Trivium account by a mailed link.',
            module: 'app/screens/reset-password-screen.tsx',
          }),
          { path: '*', Component: NotFound, handle: { title: 'No such place · Trivium' } },
        ],
      },
    ],
  },
]

/** Loads the matched routes' screens now rather than when the router asks for them. */
export const loadScreens = async (matches: readonly RouteMatch[]): Promise<void> => {
  for (const { route } of matches) {
    if (typeof route.lazy !== 'function') continue
    const loaded = await route.lazy()
    Object.assign(route, loaded)
    delete route.lazy
  }
}
