// @vitest-environment happy-dom
import { act, cleanup, fireEvent, within } from '@testing-library/react'
import type { BoardRow } from '@trivium/wire/documents/board'
import { errorOf, refused } from '@trivium/wire/refusals'
import type { FunctionName, InputOf, OutputOf } from '@trivium/wire/registry'
import { afterEach, expect, test, vi } from 'vitest'
import { renderInHand } from '../../app/render-in-hand.tsx'
import { Component } from '../../app/screens/leaderboard-screen.tsx'
import { NoticeArea } from '../../design/notices.tsx'
import { motion } from '../../preferences/motion.ts'

afterEach(cleanup)

const row = (place: number, username: string, score: number, more: Partial<BoardRow> = {}): BoardRow => ({
  place,
  username,
  isGuest: false,
  profilePic: 'profile1',
  score,
  ms: null,
  isYou: false,
  ...more,
})
const rows = (count: number, from = 1): BoardRow[] =>
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
const NOWHERE: OutputOf<'readOwnPlace'> = { own: null, around: [], why: 'nothing-yet', missing: 0 }
const PERIODS = { now: '1970-W01', periods: ['1970-W01', '1969-W52', '1969-W51'] }

interface Answers {
  readBoard: (data: InputOf<'readBoard'>) => unknown
  readOwnPlace: unknown
  readPeriods: (data: InputOf<'readPeriods'>) => unknown
}

const page = (shown: BoardRow[], next: string | null = null, players = shown.length) => ({
  players,
  rows: shown,
  next,
})

/** The server's clock stands in the first week of 1970. */
const at = async (address: string, given: Partial<Answers> = {}) => {
  const answers: Answers = {
    readBoard: () => page([]),
    readOwnPlace: NOWHERE,
    readPeriods: () => PERIODS,
    ...given,
  }
  const rendered = await renderInHand(
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
  const path = () => `${rendered.router.state.location.pathname}${rendered.router.state.location.search}`
  return { ...rendered, answers, calledOf, follows, serve, lines, choose, press, follow, path, settle }
}

const own = () => within(document.querySelector('[aria-labelledby="own-place"]') as HTMLElement)

test('the rating of all time is the first board, and every row leads to its player', async () => {
  const top = [...rows(2), row(3, 'Guest', 100, { isGuest: true })]
  const { screen, lines, calledOf } = await at('/leaderboard', { readBoard: () => page(top) })
  expect(calledOf('readBoard')).toEqual([{ board: 'elo' }])
  expect(screen.getByRole('heading', { name: 'Elo, all time' })).toBeTruthy()
  expect(lines()).toEqual(['1Player1199', '2Player2198', '3Guest100'])
  expect(screen.getByRole('link', { name: 'Player1' }).getAttribute('href')).toBe('/profile/Player1')
  expect(screen.queryByRole('link', { name: 'Guest' })).toBeNull()
})

test('kind, region and time are chosen, and stand in the address', async () => {
  const { follow, choose, path, calledOf, screen } = await at('/leaderboard')
  await follow('Flags')
  await choose('Region', 'europe')
  await choose('Time', 'now')
  expect(path()).toBe('/leaderboard?board=flags&region=europe&when=week')
  await choose('Time', '1969-W52')
  expect(path()).toBe('/leaderboard?board=flags&region=europe&when=1969-W52')
  expect(calledOf('readBoard').slice(1)).toEqual([
    { board: 'flags/all' },
    { board: 'flags/europe' },
    { board: 'flags/europe/1970-W01' },
    { board: 'flags/europe/1969-W52' },
  ])
  expect(screen.getByRole('link', { name: 'Flags' }).getAttribute('aria-current')).toBe('page')
  await follow('Daily')
  expect(calledOf('readBoard').at(-1)).toEqual({ board: 'daily/1970-01-01' })
})

test('where time breaks ties it stands there, to the tenth', async () => {
  const timed = [row(1, 'Ada', 54, { ms: 723_456 }), row(2, 'Bob', 54, { ms: 723_512 })]
  const { lines } = await at('/leaderboard?board=flags', { readBoard: () => page(timed) })
  expect(lines()).toEqual(['1Ada5412:03.4', '2Bob5412:03.5'])
})

test('what was gained in a week has its sign', async () => {
  const { lines } = await at('/leaderboard?when=week', {
    readBoard: () => page([row(1, 'Bob', 42), row(2, 'Cleo', -8)]),
  })
  expect(lines()).toEqual(['1Bob+42', '2Cleo−8'])
})

test('an empty board asks to be the first, a past one does not', async () => {
  const { screen, choose } = await at('/leaderboard?board=survival')
  expect(screen.getByText('Nobody yet: be the first.')).toBeTruthy()
  expect(screen.getAllByRole('link', { name: 'Start a run' })).toHaveLength(1)
  await choose('Time', '1969-W51')
  expect(screen.getByText('Nobody was on this board.')).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Start a run' })).toBeNull()
})

test.each([
  [{ why: 'not-settled', missing: 12 }, 'Play 12 more rated games', '/battle'],
  [{ why: 'not-settled', missing: 1 }, 'Play 1 more rated game,', '/battle'],
  [{ why: 'left', missing: 0 }, 'You have left the boards', '/edit-profile#settings'],
  [{ why: 'nothing-yet', missing: 0 }, 'Nothing of yours counts here yet.', '/battle'],
] as const)('why one is not on a board is said, and what to do: %#', async (why, words, way) => {
  await at('/leaderboard', { readBoard: () => page(rows(3)), readOwnPlace: { ...NOWHERE, ...why } })
  expect(own().getByText(words, { exact: false })).toBeTruthy()
  expect(own().getByRole('link').getAttribute('href')).toBe(way)
})

test('the own row has its neighbours where it is not on the page', async () => {
  const mine = row(40, 'Ada', 7, { isYou: true })
  const around = [row(38, 'Bob', 9), row(39, 'Cleo', 8), mine, row(41, 'Dan', 6)]
  const readOwnPlace = { own: mine, around, why: null, missing: 0 }
  const { screen } = await at('/leaderboard', { readBoard: () => page(rows(25), 'k', 57), readOwnPlace })
  expect(own().getByText('40', { selector: 'b' }).nextSibling?.textContent).toBe('of 57')
  expect(
    own()
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['38Bob9', '39Cleo8', '40Ada (you)7', '41Dan6'])
  expect(screen.getByRole('button', { name: 'You: place 40' })).toBeTruthy()
})

test('the own row is not shown twice', async () => {
  const mine = row(2, 'Ada', 150, { isYou: true })
  const { lines } = await at('/leaderboard', {
    readBoard: () => page([row(1, 'Bob', 160), mine]),
    readOwnPlace: { own: mine, around: [row(1, 'Bob', 160), mine], why: null, missing: 0 },
  })
  expect(lines()).toEqual(['1Bob160', '2Ada (you)150'])
  expect(own().queryByRole('listitem')).toBeNull()
})

test('pages are turned by key, forth and back, and the heading is where one is then', async () => {
  const readBoard = ({ after }: InputOf<'readBoard'>) =>
    after === undefined ? page(rows(25), 'key', 30) : page(rows(5, 26), null, 30)
  const { press, lines, calledOf, router, serve, follows, screen } = await at('/leaderboard', { readBoard })
  await press('Next')
  expect(calledOf('readBoard')).toEqual([{ board: 'elo' }, { board: 'elo', after: 'key' }])
  expect(lines()[0]).toBe('26Player26174')
  expect(document.activeElement?.textContent).toBe('Elo, all time')
  expect(screen.getByRole('button', { name: 'Next' }).getAttribute('aria-disabled')).toBe('true')
  await press('Previous')
  expect(lines()[0]).toBe('1Player1199')
  await act(() => router.navigate(-1))
  await serve()
  expect(lines()[0]).toBe('26Player26174')
  expect(follows.filter((topic) => topic === 'board:elo').length).toBeGreaterThan(0)
})

const TEN = rows(10)
const watching = async (given: Partial<Answers> = {}) => {
  const rendered = await at('/leaderboard?board=survival', {
    readBoard: () => page(rows(12), null, 12),
    ...given,
  })
  const { say, follows } = rendered
  expect(follows).toContain('board:survival')
  let n = 0
  const top = async (top: BoardRow[], players = 12) => {
    const doc = { board: 'survival', players, top }
    await say(
      n === 0
        ? { topic: 'board:survival', epoch: 'e', n, doc }
        : { topic: 'board:survival', n, set: { players, top } },
    )
    n += 1
  }
  await top(TEN)
  return { ...rendered, top }
}

test('the best ten move while they are watched, and a new leader is announced', async () => {
  const { top, lines, screen } = await watching()
  const announced = screen.getByRole('log', { name: 'Announcements' })
  expect(announced.textContent).toBe('')
  await top([row(1, 'Ada', 300), ...TEN.slice(0, 9).map((one) => ({ ...one, place: one.place + 1 }))], 13)
  expect(lines().slice(0, 2)).toEqual(['1Ada (you)300', '2Player1199'])
  expect(lines().at(-1)).toBe('13Player12188')
  expect(announced.textContent).toBe('You are now first.')
  await top([row(1, 'Bob', 310), row(2, 'Ada', 300), ...TEN.slice(0, 8)], 14)
  expect(announced.textContent).toContain('Bob is now first.')
  expect(screen.getByText('14 players')).toBeTruthy()
})

test('rows glide to their new places, and stand still for who wants that', async () => {
  const tops = vi.spyOn(HTMLElement.prototype, 'offsetTop', 'get').mockImplementation(function (
    this: HTMLElement,
  ) {
    return [...(this.parentElement?.children ?? [])].indexOf(this) * 48
  })
  const glides = vi.spyOn(HTMLElement.prototype, 'animate')
  const { top } = await watching()
  expect(glides).not.toHaveBeenCalled()
  await top([TEN[1] as BoardRow, TEN[0] as BoardRow, ...TEN.slice(2)])
  const from = glides.mock.calls.map(([frames]) => (frames as Keyframe[])[0]?.transform)
  expect(from).toEqual(['translateY(48px)', 'translateY(-48px)'])
  glides.mockClear()
  motion.set('reduced')
  await top(TEN)
  expect(glides).not.toHaveBeenCalled()
  motion.set('system')
  glides.mockRestore()
  tops.mockRestore()
})

test('what is not told of is asked again soon after the best ten moved, and at once when one’s own standing did', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  const { top, calledOf, serve, say } = await watching()
  await top([...TEN].reverse())
  await top(TEN)
  expect(calledOf('readBoard')).toHaveLength(1)
  await act(() => vi.advanceTimersByTimeAsync(5_100))
  await serve()
  expect(calledOf('readBoard')).toHaveLength(2)
  expect(calledOf('readOwnPlace')).toHaveLength(2)
  await say({ topic: 'user', n: 1, set: { settings: { boards: false } } })
  await serve()
  expect(calledOf('readBoard')).toHaveLength(3)
  expect(calledOf('readOwnPlace')).toHaveLength(3)
  vi.useRealTimers()
})

test('a past board is over: it is not followed', async () => {
  const { follows } = await at('/leaderboard?board=survival&when=1969-W52', {
    readBoard: () => page(rows(2)),
  })
  expect(follows.filter((topic) => topic.startsWith('board:'))).toEqual([])
})

test('a board that does not load says so and is asked for again', async () => {
  const { answers, press, screen, lines } = await at('/leaderboard', {
    readBoard: () => new Error(),
    readOwnPlace: { own: row(1, 'Ada', 5), around: [], why: null, missing: 0 },
  })
  answers.readBoard = () => page(rows(2))
  expect(screen.getAllByRole('button', { name: 'Try again' })).toHaveLength(1)
  await press('Try again')
  expect(lines()).toHaveLength(2)
})

test('older weeks are listed as far back as there are any', async () => {
  const weeks = Array.from(
    { length: 60 },
    (_, i) => `${1969 - Math.floor(i / 52)}-W${String(52 - (i % 52)).padStart(2, '0')}`,
  )
  const { press, screen, calledOf } = await at('/leaderboard', {
    readPeriods: ({ before }) => ({ now: '1970-W01', periods: before === undefined ? weeks : ['1960-W10'] }),
  })
  await press('List older weeks')
  expect(calledOf('readPeriods').at(-1)).toEqual({ kind: 'elo', before: weeks.at(-1) })
  expect(within(screen.getByLabelText('Time')).getAllByRole('option')).toHaveLength(63)
  expect(screen.queryByRole('button', { name: 'List older weeks' })).toBeNull()
})
