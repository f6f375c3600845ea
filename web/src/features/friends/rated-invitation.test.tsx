// @vitest-environment happy-dom
import { cleanup, fireEvent } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { renderApp } from '../../app/render-app.test-kit.tsx'
import { Component as JoinScreen } from '../../app/screens/join-friend-screen.tsx'
import { FriendPanel } from './friend-panel.tsx'

afterEach(cleanup)

const user = (isAnonymous: boolean) =>
  ({ topic: 'user', epoch: 'e', n: 0, doc: { uid: 'me', isAnonymous } }) as const

const invited = async ({ isAnonymous, rated }: { isAnonymous: boolean; rated: boolean }) => {
  const rendered = await renderApp(
    [{ path: '/join-friend-match/:matchKey', Component: JoinScreen }],
    '/join-friend-match/ABC234',
  )
  const asked = rendered.hand.read().find((message) => 'fn' in message && message.fn === 'readFriendMatch')
  const host = { username: 'Ada', profilePic: 'profile1', elo: 1000 }
  const id = asked !== undefined && 'id' in asked ? asked.id : -1
  await rendered.say({ id, result: { own: false, rated, host } })
  await rendered.screen.findByRole('heading', { name: /invites you/ })
  await rendered.say(user(isAnonymous))
  return rendered.screen
}

test('an invitation says whether it is rated and whether the friend needs an account', async () => {
  const { screen, say } = await renderApp([{ path: '/', Component: FriendPanel }])
  await say(user(false))
  expect(screen.getByText(/No rating changes, and your friend needs no account/)).toBeDefined()
  fireEvent.click(screen.getByRole('checkbox', { name: 'Make it rated' }))
  expect(screen.getByText(/It counts for both ratings, so your friend needs an account/)).toBeDefined()
})

test('a guest invited to a rated match is offered an account before they press join', async () => {
  const screen = await invited({ isAnonymous: true, rated: true })
  expect(screen.queryByRole('button', { name: 'Join the match' })).toBeNull()
  expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe(
    '/login?from=%2Fjoin-friend-match%2FABC234',
  )
})

test.each([
  { isAnonymous: true, rated: false },
  { isAnonymous: false, rated: true },
])('every other player can join: %o', async (who) => {
  const screen = await invited(who)
  expect(screen.getByRole('button', { name: 'Join the match' })).toBeDefined()
})
