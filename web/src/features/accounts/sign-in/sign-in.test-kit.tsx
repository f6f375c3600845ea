import { act, fireEvent } from '@testing-library/react'
import { errorOf, type Refusal, refused } from '@trivium/wire/refusals'
import type { ComponentType } from 'react'
import { renderApp } from '../../../app/render-app.test-kit.tsx'
import { NoticeArea } from '../../../design/notices.tsx'

const GUEST = {
  uid: 'me',
  username: 'Guest 48',
  isAnonymous: true,
  elo: 1034,
  wins: 3,
  questionsCorrect: 47,
}

/** A sign-in screen for a guest, with helpers to fill it in and to reply. */
export const renderSignIn = async (Screen: ComponentType, at: string) => {
  const Anywhere = () => (
    <>
      <NoticeArea />
      <p>Elsewhere</p>
    </>
  )
  const Entrance = () => (
    <>
      <NoticeArea />
      <Screen />
    </>
  )
  const path = at.split(/[?#]/)[0] as string
  const routes = [
    { path, Component: Entrance },
    { path: '*', Component: Anywhere },
  ]
  const rendered = await renderApp(routes, at)
  const { hand, screen, router, say } = rendered
  const setUser = (change: object) => say({ topic: 'user', epoch: 'e', n: 0, doc: { ...GUEST, ...change } })
  await setUser({})
  hand.read()
  const input = (label: string) => screen.getByLabelText(label) as HTMLInputElement
  return {
    ...rendered,
    setUser,
    input,
    type: (label: string, text: string) => fireEvent.input(input(label), { target: { value: text } }),
    /** Submits as Enter does in any of the inputs. */
    submit: () => act(async () => void fireEvent.submit(screen.getByRole('form'))),
    press: (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name }))),
    /** The server's HTTP reply from now on. */
    answers: (result: object) => {
      hand.answer = () => ({ status: 200, body: JSON.stringify({ result }) })
    },
    refuses: (reason: Refusal, details?: Readonly<Record<string, unknown>>) => {
      const error = errorOf(refused(reason, details))
      hand.answer = () => ({ status: 409, body: JSON.stringify({ error }) })
    },
    /** Functions called over the live socket since the last call of this helper. */
    calls: () => hand.read().filter((message) => 'fn' in message),
    place: () => {
      const { pathname, search, hash } = router.state.location
      return `${pathname}${search}${hash}`
    },
    said: (text: string | RegExp) => screen.queryAllByText(text).length > 0,
  }
}
