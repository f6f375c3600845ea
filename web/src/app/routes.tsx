import type { CountedPage } from '@trivium/wire/page-views'
import { ErrorBoundary } from '../routing/error-boundary.tsx'
import { matchPath, type Route, Routes } from '../routing/routes.tsx'
import { Screen, type ScreenModule, ScreenView } from '../routing/screen.tsx'
import { SITE_NAME, titled } from '../site/identity.ts'
import { ErrorScreen, NotFound } from './screens/error-screen.tsx'
import { Shell } from './shell/shell.tsx'

/** Without a title here the screen itself sets it (`prose/title.ts`). */
const screen = (load: () => Promise<ScreenModule>, title?: string): Screen =>
  new Screen(load, title && titled(title))

/** The only page whose title begins with the site's name. */
const home = new Screen(
  () => import('./screens/home-screen.tsx'),
  `${SITE_NAME}: ten questions a day, and ranked duels`,
)

const countryQuiz = screen(() => import('./screens/country-quiz-screen.tsx'))

const partyPlan = screen(() => import('./screens/party-plan-screen.tsx'), 'Plan a quiz night')

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
  '/party': screen(() => import('./screens/party-screen.tsx'), 'Party'),
  '/party/plan': partyPlan,
  '/party/plan/:planId': partyPlan,
  '/party/plan/:planId/print': screen(() => import('./screens/party-print-screen.tsx'), 'Print a quiz night'),
  '/party/results/:partyId': screen(() => import('./screens/party-results-screen.tsx'), 'Results of a party'),
  '/party/:roomKey': screen(() => import('./screens/party-phone-screen.tsx'), 'Party'),
  '/party/:roomKey/screen': screen(() => import('./screens/party-television-screen.tsx'), 'Party'),
  '/party/:roomKey/host': screen(() => import('./screens/party-host-screen.tsx'), 'Host a party'),
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
  '*': screen(async () => ({ Component: NotFound }), 'This page doesn’t exist'),
}

const routeOf = ([path, screen]: [string, Screen]): Route => ({
  path,
  element: <ScreenView screen={screen} Fallback={ErrorScreen} />,
})

export const routes: readonly Route[] = Object.entries(SCREENS).map(routeOf)

/** The route of a page: its pattern and its screen. */
export const routeAt = (pathname: string): { readonly path: string; readonly screen: Screen } => {
  const found = Object.entries(SCREENS).find(([path]) => matchPath(path, pathname) !== null)
  const [path, screen] = found ?? ['*', SCREENS['*']]
  return { path, screen }
}

/** All screens, in the frame that they share. */
export const App = () => (
  <ErrorBoundary Fallback={ErrorScreen}>
    <Shell>
      <Routes routes={routes} />
    </Shell>
  </ErrorBoundary>
)
