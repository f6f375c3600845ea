import type { CountedPage } from '@trivium/wire/page-views'
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

type Screen = Pick<RouteObject, 'lazy' | 'Component' | 'handle'>

/** Without a title here the screen itself sets it (`prose/title.ts`). */
const screen = (load: () => Promise<ScreenModule>, title?: string): Screen => ({
  lazy: inTime(load),
  handle: { title: title && titled(title) } satisfies PageHandle,
})

/** The only page whose title begins with the site's name. */
const home: Screen = {
  ...screen(() => import('./screens/home-screen.tsx')),
  handle: { title: `${SITE_NAME}: ten questions a day, and ranked duels` } satisfies PageHandle,
}

const countryQuiz = screen(() => import('./screens/country-quiz-screen.tsx'))

const words = screen(() => import('./screens/text-screen.tsx'))

const SCREENS: Readonly<Record<CountedPage | '/admin/*', Screen>> = {
  '/': home,
  '/daily-quiz': home,
  '/daily': screen(() => import('./screens/daily-screen.tsx'), 'Past quizzes'),
  '/custom': screen(() => import('./screens/custom-screen.tsx'), 'Custom quiz'),
  '/custom/mine': screen(() => import('./screens/my-quizzes-screen.tsx'), 'Your quizzes'),
  '/custom/edit/:quizId': screen(() => import('./screens/edit-quiz-screen.tsx'), 'Edit quiz'),
  '/quiz/:quizId': screen(() => import('./screens/quiz-screen.tsx'), 'Quiz'),
  '/battle': screen(() => import('./screens/lobby-screen.tsx'), 'Battle'),
  '/match/:matchId': screen(() => import('./screens/match-screen.tsx'), 'Match'),
  '/join-friend-match/:matchKey': screen(() => import('./screens/join-friend-screen.tsx'), 'Invitation'),
  '/survival': screen(() => import('./screens/survival-screen.tsx'), 'Survival'),
  '/survival/:gameId': screen(() => import('./screens/survival-run-screen.tsx'), 'Survival'),
  '/flag-quiz': screen(() => import('./screens/flag-quiz-screen.tsx'), 'Flag quiz'),
  '/country-quiz': countryQuiz,
  '/country-quiz/:continentId': countryQuiz,
  '/edit-profile': screen(() => import('./screens/edit-profile-screen.tsx'), 'Your settings'),
  '/profile/:username': screen(() => import('./screens/profile-screen.tsx'), ':username'),
  '/stats/:username': screen(() => import('./screens/stats-screen.tsx'), 'Statistics of :username'),
  '/achievements/:username': screen(
    () => import('./screens/achievements-screen.tsx'),
    'Achievements of :username',
  ),
  '/leaderboard': screen(() => import('./screens/leaderboard-screen.tsx'), 'Leaderboard'),
  '/contact': screen(() => import('./screens/contact-screen.tsx'), 'Write to us'),
  '/register': screen(() => import('./screens/register-screen.tsx'), 'Create your account'),
  '/login': screen(() => import('./screens/login-screen.tsx'), 'Log in'),
  '/reset-password': screen(() => import('./screens/reset-password-screen.tsx'), 'New password'),
  '/articles': words,
  '/article/:slug': words,
  '/privacy-policy': words,
  '/credits': words,
  '/admin/*': screen(() => import('./screens/admin-screen.tsx'), 'Admin'),
  '*': { Component: NotFound, handle: { title: titled('This page doesn’t exist') } },
}

export const routes: RouteObject[] = [
  {
    Component: Shell,
    ErrorBoundary: ErrorScreen,
    children: [
      {
        ErrorBoundary: ErrorScreen,
        children: Object.entries(SCREENS).map(([path, one]) => ({ path, ...one })),
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
