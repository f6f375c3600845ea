import type { ComponentType } from 'react'
import type { RouteMatch, RouteObject } from 'react-router'
import { ErrorScreen, NotFound } from './screens/error-screen.tsx'
import { Shell } from './shell/shell.tsx'

/** What is known of a page before its screen is here. */
export interface PageHandle {
  /** ':username' in it stands for that part of the address. */
  readonly title: string | undefined
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

/** Without a title the screen itself knows it (`prose/title.ts`). */
const screen = (path: string, load: () => Promise<ScreenModule>, title?: string): RouteObject => ({
  path,
  lazy: inTime(load),
  handle: { title } satisfies PageHandle,
})

const home = () => import('./screens/home-screen.tsx')

const HOME = 'Trivium: ten questions a day, and ranked duels'

const countryQuiz = () => import('./screens/country-quiz-screen.tsx')

const words = () => import('./screens/words-screen.tsx')

export const routes: RouteObject[] = [
  {
    Component: Shell,
    ErrorBoundary: ErrorScreen,
    children: [
      {
        ErrorBoundary: ErrorScreen,
        children: [
          screen('/', home, HOME),
          screen('/daily-quiz', home, HOME),
          screen('/daily', () => import('./screens/daily-screen.tsx'), 'All dailies · Trivium'),
          screen('/custom', () => import('./screens/custom-screen.tsx'), 'Custom quiz · Trivium'),
          screen('/custom/mine', () => import('./screens/my-quizzes-screen.tsx'), 'Your quizzes · Trivium'),
          screen(
            '/custom/edit/:quizId',
            () => import('./screens/edit-quiz-screen.tsx'),
            'Edit quiz · Trivium',
          ),
          screen('/quiz/:quizId', () => import('./screens/quiz-screen.tsx'), 'Quiz · Trivium'),
          screen('/battle', () => import('./screens/lobby-screen.tsx'), 'Battle · Trivium'),
          screen('/match/:matchId', () => import('./screens/match-screen.tsx'), 'Match · Trivium'),
          screen(
            '/join-friend-match/:matchKey',
            () => import('./screens/join-friend-screen.tsx'),
            'Invitation · Trivium',
          ),
          screen('/survival', () => import('./screens/survival-screen.tsx'), 'Survival · Trivium'),
          screen(
            '/survival/:gameId',
            () => import('./screens/survival-run-screen.tsx'),
            'Survival · Trivium',
          ),
          screen('/flag-quiz', () => import('./screens/flag-quiz-screen.tsx'), 'Flag quiz · Trivium'),
          screen('/country-quiz', countryQuiz),
          screen('/country-quiz/:continentId', countryQuiz),
          screen(
            '/edit-profile',
            () => import('./screens/edit-profile-screen.tsx'),
            'Your settings · Trivium',
          ),
          screen('/profile/:username', () => import('./screens/profile-screen.tsx'), ':username · Trivium'),
          screen(
            '/stats/:username',
            () => import('./screens/stats-screen.tsx'),
            'Statistics of :username · Trivium',
          ),
          screen(
            '/achievements/:username',
            () => import('./screens/achievements-screen.tsx'),
            'Achievements of :username · Trivium',
          ),
          screen('/leaderboard', () => import('./screens/leaderboard-screen.tsx'), 'Leaderboard · Trivium'),
          screen('/contact', () => import('./screens/contact-screen.tsx'), 'Write to us · Trivium'),
          screen('/register', () => import('./screens/register-screen.tsx'), 'Create your account · Trivium'),
          screen('/login', () => import('./screens/login-screen.tsx'), 'Log in · Trivium'),
          screen(
            '/reset-password',
            () => import('./screens/reset-password-screen.tsx'),
            'New password · Trivium',
          ),
          screen('/articles', words),
          screen('/article/:slug', words),
          screen('/privacy-policy', words),
          screen('/credits', words),
          screen('/admin/*', () => import('./screens/admin-screen.tsx'), 'Admin · Trivium'),
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
