import { act, fireEvent, within } from '@testing-library/react'
import type { LeaderboardRow } from '@trivium/wire/documents/leaderboard'
import { errorOf, refused } from '@trivium/wire/refusals'
import type { FunctionName, InputOf, OutputOf } from '@trivium/wire/registry'
import { renderApp } from '../../app/render-app.test-kit.tsx'
import { Component } from '../../app/screens/leaderboard-screen.tsx'
import { NoticeArea } from '../../design/notices.tsx'

export const row = (
  place: number,
  username: string,
  score: number,
  more: Partial<LeaderboardRow> = {},
): LeaderboardRow => ({
  place,
  username,
  isGuest: false,
  profilePic: 'profile1',
  score,
  ms: null,
  isYou: false,
  ...more,
})
export const rows = (count: number, from = 1): LeaderboardRow[] =>
  Array.from({ length: count }, (_, i) => row(from + i, `Player${from + i}`, 200 - from - i))

const ADA = {
  username: 'Ada',
  isAnonymous: false,
  elo: 1000,
  ratedGames: 0,
  scores: {},
  flagQuizScores: {},
  countryQuizScores: {},
  settings: { boards: true },
}
export const NOWHERE: OutputOf<'readOwnPlace'> = { own: null, around: [], why: 'nothing-yet', missing: 0 }
const PERIODS = { now: '1970-W01', periods: ['1970-W01', '1969-W52', '1969-W51'] }

export interface Answers {
  readBoard: (data: InputOf<'readBoard'>) => unknown
  readOwnPlace: unknown
  readPeriods: (data: InputOf<'readPeriods'>) => unknown
  readFirstBoard: unknown
}

export const page = (shown: LeaderboardRow[], next: string | null = null, players = shown.length) => ({
  players,
  rows: shown,
  next,
  provisional: [],
  botScore: null,
})

/** The server's clock is in the first week of 1970. */
export const at = async (address: string, given: Partial<Answers> = {}) => {
  const answers: Answers = {
    readBoard: () => page([]),
    readOwnPlace: NOWHERE,
    readPeriods: () => PERIODS,
    readFirstBoard: { kind: 'elo' },
    ...given,
  }
  const rendered = await renderApp(
    [
      {
        path: '/leaderboard',
        element: (
          <>
            <Component />
            <NoticeArea />
          </>
        ),
      },
      { path: '*', element: <p>Elsewhere</p> },
    ],
    address,
  )
  const { hand, say, screen } = rendered
  const calls: (readonly [string, unknown])[] = []
  const follows: string[] = []
  const settle = () =>
    act(async () => {
      for (let turn = 0; turn < 20; turn += 1) await new Promise((done) => setTimeout(done, 0))
    })
  const serve = async () => {
    for (const message of hand.read()) {
      if ('follow' in message) follows.push(message.follow)
      if (!('fn' in message)) continue
      calls.push([message.fn, message.data])
      const held = answers[message.fn as keyof Answers]
      const answer = typeof held === 'function' ? held(message.data as never) : held
      if (answer instanceof Error)
        await say({ id: message.id, error: errorOf(refused('too-many-calls', { retryAfter: 1 })) })
      else await say({ id: message.id, result: answer })
    }
    await settle()
  }
  const calledOf = (fn: FunctionName) => calls.filter(([name]) => name === fn).map(([, data]) => data)
  const lines = () => {
    const list = within(screen.getByRole('region', { name: /,/ })).getAllByRole('listitem')
    return list.map(({ textContent }) => textContent)
  }
  const choose = async (label: string, value: string) => {
    await act(async () => void fireEvent.change(screen.getByLabelText(label), { target: { value } }))
    await serve()
  }
  const press = async (name: string) => {
    await act(async () => void fireEvent.click(screen.getByRole('button', { name })))
    await serve()
  }
  const follow = async (name: string) => {
    await act(async () => void fireEvent.click(screen.getByRole('link', { name })))
    await serve()
  }
  await say({ topic: 'user', epoch: 'e', n: 0, doc: ADA })
  await serve()
  // What the first board asks for.
  await serve()
  const path = () => `${rendered.router.state.location.pathname}${rendered.router.state.location.search}`
  return { ...rendered, answers, calledOf, follows, serve, lines, choose, press, follow, path, settle }
}
