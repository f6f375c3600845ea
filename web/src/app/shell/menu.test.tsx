// @vitest-environment happy-dom
import { act, cleanup, fireEvent, within } from '@testing-library/react'
import { errorOf, refused } from '@trivium/wire/refusals'
import { afterEach, expect, test, vi } from 'vitest'
import { FakeBrowser } from '../../live/fake-browser.test-kit.ts'
import { failureOf } from '../../live/reply.ts'
import { renderApp } from '../render-app.test-kit.tsx'
import { Shell } from './shell.tsx'

afterEach(cleanup)

const GUEST = {
  uid: 'me',
  username: 'Guest',
  profilePic: 'profile1',
  elo: 1034,
  isAnonymous: true,
  ratedGames: 3,
  achievements: [],
  unshown: [],
  settings: { sound: 'on', haptics: 'on', motion: 'system', theme: 'system', untimed: false, boards: true },
}
const MATCH = {
  id: 'abcdefghijk2',
  playerIds: ['me', 'you'],
  matchActive: true,
  player1Joined: true,
  player2Joined: true,
  autoNavigated: true,
  kind: 'ranked',
  opponent: { username: 'Ben', profilePic: 'profile1', elo: 1000, provisional: false },
}
const ADA = { ...GUEST, username: 'Ada', profilePic: 'profile2', isAnonymous: false }

const FRAMED = [
  {
    path: '*',
    element: (
      <Shell>
        <h1>Here</h1>
      </Shell>
    ),
  },
]

const standing = async (user: object, match: object | null = null, at = '/battle') => {
  const rendered = await renderApp(FRAMED, at)
  await rendered.say({ topic: 'user', epoch: 'e', n: 0, doc: { ...user } })
  await rendered.say({ topic: 'match', epoch: 'e', n: 0, doc: { match } })
  const sidebar = within(rendered.screen.container.querySelector('aside') as HTMLElement)
  const links = () => sidebar.getAllByRole('link').map((link) => link.getAttribute('href'))
  const pressLogOut = async () => {
    const button = await sidebar.findByRole('button', { name: 'Log Out' })
    await act(async () => {
      fireEvent.click(button)
      for (let turn = 0; turn < 60; turn += 1) await Promise.resolve()
    })
  }
  const pressInDialog = async (name: string) => {
    const dialog = within(await rendered.screen.findByRole('dialog', { name: 'Log out during a match?' }))
    await act(async () => {
      fireEvent.click(dialog.getByRole('button', { name }))
      for (let turn = 0; turn < 60; turn += 1) await Promise.resolve()
    })
  }
  return { ...rendered, sidebar, links, pressLogOut, pressInDialog }
}

test('a guest can sign up or log in and return to the same screen', async () => {
  const { sidebar, links } = await standing(GUEST)
  expect(links()).toEqual([
    '/',
    '/',
    '/battle',
    '/survival',
    '/custom',
    '/flag-quiz',
    '/country-quiz',
    '/party',
    '/leaderboard',
    '/articles',
    '/edit-profile',
    '/register?from=%2Fbattle',
    '/login?from=%2Fbattle',
    '/edit-profile',
  ])
  expect(sidebar.queryByRole('button', { name: 'Log Out' })).toBeNull()
})

test('sign up and log in are offered when the player is unknown', async () => {
  const failing = new FakeBrowser()
  failing.entrance = () => failureOf({ message: 'Something went wrong on our side.' }, 'INTERNAL')
  const { screen, hand } = await renderApp(FRAMED, '/battle', failing)
  const names = () => screen.getAllByRole('link').map(({ textContent }) => textContent)
  expect(names()).toEqual(expect.arrayContaining(['Sign Up', 'Log In']))
  expect(hand.entered).toBeGreaterThan(0)
})

test('a registered player has links to their profile and to log out', async () => {
  const { sidebar, links } = await standing(ADA)
  expect(links()).toEqual([
    '/',
    '/',
    '/battle',
    '/survival',
    '/custom',
    '/flag-quiz',
    '/country-quiz',
    '/party',
    '/leaderboard',
    '/articles',
    '/profile/Ada',
    '/edit-profile',
    '/edit-profile',
  ])
  expect(await sidebar.findByRole('button', { name: 'Log Out' })).toBeDefined()
})

test('the mobile header shows the player’s picture', async () => {
  const { screen } = await standing(ADA)
  const header = screen.getByRole('banner')
  expect(header.querySelector('img')?.getAttribute('src')).toBe('/pictures/profiles/profile2.svg')
})

test('logging out forgets the match, goes home, and continues as a guest', async () => {
  const { hand, router, screen, pressLogOut, pressInDialog, say } = await standing(ADA, MATCH)
  hand.answer = () => {
    hand.uid = 'somebody'
    return { status: 200, body: '{"result":{}}' }
  }
  expect(screen.getAllByText('Go to Match')).toHaveLength(2)
  await pressLogOut()
  await pressInDialog('Log out')
  expect(hand.posted.map(({ path }) => path)).toEqual(['/api/fn/logOut'])
  expect(router.state.location.pathname).toBe('/')
  expect(screen.queryByText('Go to Match')).toBeNull()
  expect(screen.queryByText('Ada')).toBeNull()
  await act(() => hand.welcome())
  await say({ topic: 'user', epoch: 'f', n: 0, doc: { ...GUEST, uid: 'somebody' } })
  expect(screen.getByRole('link', { name: 'Sign Up' })).toBeDefined()
})

test.each([
  ['ranked', 'the result counts for your rating'],
  ['casual', 'no rating changes'],
  ['practice', 'goes on without you'],
])('logging out in a %s match asks once and says what it costs', async (kind, words) => {
  const { hand, screen, pressLogOut, pressInDialog } = await standing(ADA, { ...MATCH, kind })
  await pressLogOut()
  expect((await screen.findByRole('dialog')).textContent).toContain(words)
  await pressInDialog('Stay in the match')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(hand.posted).toEqual([])
})

test('every screen except the lobby shows the search and can cancel it', async () => {
  const { hand, screen, say, router } = await standing(ADA, null, '/custom')
  await say({ topic: 'queue', epoch: 'e', n: 0, doc: { searching: true, since: hand.now, notice: null } })
  // In the sidebar and in the mobile header; only one of them is visible.
  expect(await screen.findAllByRole('region', { name: 'Search for an opponent' })).toHaveLength(2)
  hand.read()
  fireEvent.click(screen.getAllByRole('button', { name: 'Cancel search' })[0] as Element)
  expect(hand.read()).toMatchObject([{ fn: 'leaveQueue' }])
  await act(() => router.navigate('/battle'))
  expect(screen.queryByRole('region', { name: 'Search for an opponent' })).toBeNull()
})

test('a failed log-out is shown and logged, and the player stays logged in', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  const { hand, router, screen, pressLogOut } = await standing(ADA)
  hand.answer = () => ({ status: 500, body: JSON.stringify({ error: errorOf(refused('internal-error')) }) })
  await pressLogOut()
  expect(screen.getByRole('complementary', { name: 'Notice' }).textContent).toContain('Something went wrong')
  expect(logged).toHaveBeenCalledOnce()
  expect(router.state.location.pathname).toBe('/battle')
  logged.mockRestore()
})

test('a banned player sees the reason and the end of the ban on every screen, and can log out', async () => {
  const { hand, say, screen } = await standing(ADA)
  const until = new Date(2027, 4, 3, 14, 5).getTime()
  await say({ goodbye: errorOf(refused('banned', { why: 'Insults.', until })) })
  await act(async () => hand.drop(4005))
  expect(screen.queryByText('Here')).toBeNull()
  expect((await screen.findByRole('alert')).textContent).toContain(
    'This account is banned until 3 May 2027 at 14:05. Reason: Insults.',
  )
  expect(within(screen.getByRole('alert')).getByRole('button', { name: 'Log Out' })).toBeDefined()
})

test.each([
  ['/', 'Daily'],
  ['/daily-quiz', 'Daily'],
  ['/articles', 'Articles'],
  ['/article/history-of-trivia', 'Articles'],
  ['/survival/abcdefghijk2', 'Survival'],
  ['/quiz/abcdefghijk2', 'Custom'],
  ['/match/abcdefghijk2', 'Battle'],
  ['/join-friend-match/ABC234', 'Battle'],
  ['/contact', null],
])('at %s the current item is %s', async (at, label) => {
  const { sidebar } = await standing(GUEST, null, at)
  const nav = within(sidebar.getByRole('navigation', { name: 'Main' }))
  const current = nav.getAllByRole('link').filter((link) => link.getAttribute('aria-current') === 'page')
  expect(current.map(({ textContent }) => textContent)).toEqual(label === null ? [] : [label])
})

test.each([
  ['/profile/Ada', true],
  ['/stats/Ada', true],
  ['/achievements/Ada', true],
  ['/edit-profile', true],
  ['/achievements/Ben', false],
])('at %s the profile of Ada is the current item: %s', async (at, isCurrent) => {
  const { sidebar } = await standing(ADA, null, at)
  const profile = sidebar.getByRole('link', { name: 'Profile' })
  expect(profile.getAttribute('aria-current')).toBe(isCurrent ? 'page' : null)
})
