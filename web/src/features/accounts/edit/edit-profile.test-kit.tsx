import { act, fireEvent, within } from '@testing-library/react'
import { errorOf, refused } from '@trivium/wire/refusals'
import { renderApp } from '../../../app/render-app.test-kit.tsx'
import { Component as EditScreen } from '../../../app/screens/edit-profile-screen.tsx'

export const ADA = {
  uid: 'me',
  username: 'Ada',
  profilePic: 'profile3',
  nickname: null,
  colour: null,
  isAnonymous: false,
  deletionAt: null,
  settings: { sound: 'on', haptics: 'on', motion: 'system', theme: 'system', untimed: false, boards: true },
}
export const GUEST = {
  ...ADA,
  username: 'Guest',
  isAnonymous: true,
  nickname: 'Blue Otter 42',
  colour: 'blue',
}

export const ACCOUNT = {
  email: 'ada@example.org',
  emailConfirmed: true,
  pendingEmail: null,
  mailArrives: true,
  usernameFrom: null,
  deletionAt: null,
}

export const session = (id: string, device: string, isThis = false) => ({
  id,
  device,
  createdAt: 0,
  lastSeenAt: 0,
  isThis,
})

type Answer = { readonly result: unknown } | { readonly error: ReturnType<typeof errorOf> }
export const ok = (result: unknown = {}): Answer => ({ result })
export const no = (...name: Parameters<typeof refused>): Answer => ({ error: errorOf(refused(...name)) })

/** The screen on a fake server that replies to each function as given in `answers`. */
export const arriving = async (
  self: Record<string, unknown> = ADA,
  at = '/edit-profile',
  given: Record<string, Answer> = {},
) => {
  const rendered = await renderApp(
    [
      { path: '/edit-profile', Component: EditScreen },
      { path: '/', element: <p>home</p> },
    ],
    at,
  )
  const { hand, say, screen } = rendered
  const answers: Record<string, Answer> = {
    readAccount: ok(ACCOUNT),
    readSessions: ok({
      sessions: [session('a', 'Firefox on Linux', true), session('b', 'Safari on iPhone')],
    }),
    checkUsername: ok({ isFree: true, why: null, suggestions: [] }),
    ...given,
  }
  const calls: { readonly fn: string; readonly data: unknown }[] = []
  const serve = async () => {
    for (const message of hand.read()) {
      if (!('fn' in message)) continue
      calls.push({ fn: message.fn, data: message.data })
      await say({ id: message.id, ...(answers[message.fn] ?? ok()) })
    }
  }
  let n = 0
  const set = (change: object) => {
    n += 1
    return say({ topic: 'user', n, set: change as Record<string, unknown> })
  }
  await say({ topic: 'user', epoch: 'e', n: 0, doc: self })
  await serve()
  if (self === ADA) await screen.findByText('Firefox on Linux')
  const press = async (name: string | RegExp) => {
    await act(async () => void fireEvent.click(screen.getByRole('button', { name })))
    await serve()
  }
  const form = (name: string) => within(screen.getByRole('form', { name }))
  const submit = async (name: string, fields: Readonly<Record<string, string>>) => {
    for (const [label, value] of Object.entries(fields))
      fireEvent.input(form(name).getByLabelText(label), { target: { value } })
    await act(async () => void fireEvent.submit(screen.getByRole('form', { name })))
    await serve()
    await serve()
  }
  const called = (fn: string) => calls.filter((call) => call.fn === fn).map(({ data }) => data)
  return { ...rendered, answers, serve, set, press, form, submit, called }
}
