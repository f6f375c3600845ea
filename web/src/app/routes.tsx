import type { ComponentType } from 'react'
import type { RouteMatch, RouteObject } from 'react-router'
import { SITE_NAME, titled } from '../site/identity.ts'
import type { PageHandle } from './page-handle.ts'
import { ErrorScreen, NotFound } from './screens/error-screen.tsx'
import { Shell } from './shell/shell.tsx'

type ScreenModule = { readonly Component: ComponentType }

/** The time limit for a screen's script, ms (specification, point 9). */
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

/** Without a title here the screen itself sets it (`prose/title.ts`). */
const screen = (path: string, load: () => Promise<ScreenModule>, title?: string): RouteObject => ({
  path,
  lazy: inTime(load),
  handle: { title: title && titled(title) } satisfies PageHandle,
})

/** The only page whose title begins with the site's name. */
const home = (path: string): RouteObject => ({
  ...screen(path, () => import('./screens/home-screen.tsx')),
  handle: { title: `${SITE_NAME}: ten questions a day, and ranked duels` } satisfies PageHandle,
})

const countryQuiz = () => import('./screens/country-quiz-screen.tsx')

const words = () => import('./screens/text-screen.tsx')

export const routes: RouteObject[] = [
  {
    Component: Shell,
    ErrorBoundary: ErrorScreen,
    children: [
      {
        ErrorBoundary: ErrorScreen,
        children: [
          home('/'),
          home('/daily-quiz'),
          screen('/daily', () => import('./screens/daily-screen.tsx'), 'All dailies'),
          screen('/custom', () => import('./screens/custom-screen.tsx'), 'Custom quiz'),
          screen('/custom/mine', () => import('./screens/my-quizzes-screen.tsx'), 'Your quizzes'),
          screen('/custom/edit/:quizId', () => import('./screens/edit-quiz-screen.tsx'), 'Edit quiz'),
          screen('/quiz/:quizId', () => import('./screens/quiz-screen.tsx'), 'Quiz'),
          screen('/battle', () => import('./screens/lobby-screen.tsx'), 'Battle'),
          screen('/match/:matchId', () => import('./screens/match-screen.tsx'), 'Match'),
          screen(
            '/join-friend-match/:matchKey',
            () => import('./screens/join-friend-screen.tsx'),
            'Invitation',
          ),
          screen('/survival', () => import('./screens/survival-screen.tsx'), 'Survival'),
          screen('/survival/:gameId', () => import('./screens/survival-run-screen.tsx'), 'Survival'),
          screen('/flag-quiz', () => import('./screens/flag-quiz-screen.tsx'), 'Flag quiz'),
          screen('/country-quiz', countryQuiz),
          screen('/country-quiz/:continentId', countryQuiz),
          screen('/edit-profile', () => import('./screens/edit-profile-screen.tsx'), 'Your settings'),
          screen('/profile/:username', () => import('./screens/profile-screen.tsx'), ':username'),
          screen('/stats/:username', () => import('./screens/stats-screen.tsx'), 'Statistics of :username'),
          screen(
            '/achievements/:username',
            () => import('./screens/achievements-screen.tsx'),
            'Achievements of :username',
          ),
          screen('/leaderboard', () => import('./screens/leaderboard-screen.tsx'), 'Leaderboard'),
          screen('/contact', () => import('./screens/contact-screen.tsx'), 'Write to us'),
          screen('/register', () => import('./screens/register-screen.tsx'), 'Create your account'),
          screen('/login', () => import('./screens/login-screen.tsx'), 'Log in'),
          screen('/reset-password', () => import('./screens/reset-password-screen.tsx'), 'New password'),
          screen('/articles', words),
          screen('/article/:slug', words),
          screen('/privacy-policy', words),
          screen('/credits', words),
          screen('/admin/*', () => import('./screens/admin-screen.tsx'), 'Admin'),
          { path: '*', Component: NotFound, handle: { title: titled('No such place') } },
        ],
      },
    ],
  },
]

/** Loads the matched routes' screens now, not when the router asks for them. */
export const loadScreens = async (matches: readonly RouteMatch[]): Promise<void> => {
  for (const { route } of matches) {
    if (typeof route.lazy !== 'function') continue
    const loaded = await route.lazy()
    Object.assign(route, loaded)
    delete route.lazy
  }
}
