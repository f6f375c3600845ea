// @vitest-environment happy-dom
import { act, cleanup, within } from '@testing-library/react'
import type { InputOf } from '@trivium/wire/registry'
import { afterEach, expect, test } from 'vitest'
import { at, NOWHERE, page, row, rows } from './leaderboard.test-kit.tsx'

afterEach(cleanup)

const own = () => within(document.querySelector('[aria-labelledby="own-place"]') as HTMLElement)

test('the all-time rating is the first board, and every row links to its player', async () => {
  const top = [...rows(2), row(3, 'Guest', 100, { isGuest: true })]
  const { screen, lines, calledOf } = await at('/leaderboard', { readBoard: () => page(top) })
  expect(calledOf('readBoard')).toEqual([{ board: 'elo' }])
  expect(screen.getByRole('heading', { name: 'Elo, all time' })).toBeTruthy()
  expect(lines()).toEqual(['1Player1199', '2Player2198', '3Guest100'])
  expect(screen.getByRole('link', { name: 'Player1' }).getAttribute('href')).toBe('/profile/Player1')
  expect(screen.queryByRole('link', { name: 'Guest' })).toBeNull()
})

test('without a board in the address the page opens on the first with players', async () => {
  const { calledOf, follow, path } = await at('/leaderboard', { readFirstBoard: { kind: 'survival' } })
  expect(calledOf('readBoard')).toEqual([{ board: 'survival' }])
  await follow('Elo')
  expect([path(), calledOf('readBoard').at(-1)]).toEqual(['/leaderboard?board=elo', { board: 'elo' }])
})

test('provisional ratings are listed below the ranked ones, with a question mark and no rank', async () => {
  const provisional = [{ username: 'Ben', isGuest: false, profilePic: 'profile1', score: 1034, isYou: false }]
  const { screen, lines } = await at('/leaderboard', { readBoard: () => ({ ...page(rows(1)), provisional }) })
  expect(lines()).toEqual(['1Player1199', 'Ben1034?'])
  expect(screen.getByRole('heading', { name: 'Still settling' })).toBeTruthy()
})

test('kind, region and period can be chosen, and are in the address', async () => {
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

test('where time breaks ties it is shown, to the tenth of a second', async () => {
  const timed = [row(1, 'Ada', 54, { ms: 723_456 }), row(2, 'Bob', 54, { ms: 723_512 })]
  const { lines } = await at('/leaderboard?board=flags', { readBoard: () => page(timed) })
  expect(lines()).toEqual(['1Ada5412:03.4', '2Bob5412:03.5'])
})

test('points gained in a week are shown with their sign', async () => {
  const { lines } = await at('/leaderboard?when=week', {
    readBoard: () => page([row(1, 'Bob', 42), row(2, 'Cleo', -8)]),
  })
  expect(lines()).toEqual(['1Bob+42', '2Cleo−8'])
})

test('on an empty leaderboard the bot’s score is no row, and leaves with the first player', async () => {
  const { screen, say, follows } = await at('/leaderboard?board=survival', {
    readBoard: () => ({ ...page([]), botScore: 4 }),
  })
  expect(screen.getByText('Bot to beat').closest('p')?.textContent).toMatch(/^Cone.*4$/)
  expect(screen.getByText('Bot to beat').closest('li')).toBeNull()
  expect(follows).toContain('board:survival')
  const doc = { board: 'survival', players: 1, top: [row(1, 'Bob', 2)] }
  await say({ topic: 'board:survival', epoch: 'e', n: 0, doc })
  expect(screen.getByText('Bob')).toBeTruthy()
  expect(screen.queryByText('Bot to beat')).toBeNull()
})

test('an empty current board invites players; a past one does not', async () => {
  const { screen, choose } = await at('/leaderboard?board=survival')
  expect(screen.getByText('Nobody yet: be the first.')).toBeTruthy()
  expect(screen.getAllByRole('link', { name: 'Start a run' })).toHaveLength(1)
  await choose('Time', '1969-W51')
  expect(screen.getByText('Nobody was on this leaderboard.')).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Start a run' })).toBeNull()
})

test.each([
  [{ why: 'not-settled', missing: 12 }, 'Play 12 more rated games', '/battle'],
  [{ why: 'not-settled', missing: 1 }, 'Play 1 more rated game,', '/battle'],
  [{ why: 'left', missing: 0 }, 'You’ve left the leaderboards', '/edit-profile#settings'],
  [{ why: 'nothing-yet', missing: 0 }, 'You have no result here yet.', '/battle'],
] as const)('a player who is not on a board reads why, and what to do: %#', async (why, words, way) => {
  await at('/leaderboard', { readBoard: () => page(rows(3)), readOwnPlace: { ...NOWHERE, ...why } })
  expect(own().getByText(words, { exact: false })).toBeTruthy()
  expect(own().getByRole('link').getAttribute('href')).toBe(way)
})

test('the own row appears with its neighbours if it is not on the page', async () => {
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

test('buttons turn the pages, with the range between them, and the heading gets the focus', async () => {
  const readBoard = ({ after }: InputOf<'readBoard'>) =>
    after === undefined ? page(rows(25), 'key', 30) : page(rows(5, 26), null, 30)
  const { press, lines, calledOf, router, serve, follows, screen } = await at('/leaderboard', { readBoard })
  expect(screen.getByText('1–25 of 30')).toBeTruthy()
  await press('Next')
  expect(calledOf('readBoard')).toEqual([{ board: 'elo' }, { board: 'elo', after: 'key' }])
  expect(lines()[0]).toBe('26Player26174')
  expect(screen.getByText('26–30 of 30')).toBeTruthy()
  expect(document.activeElement?.textContent).toBe('Elo, all time')
  expect(screen.getByRole('button', { name: 'Next' }).getAttribute('aria-disabled')).toBe('true')
  await press('Previous')
  expect(lines()[0]).toBe('1Player1199')
  await act(() => router.navigate(-1))
  await serve()
  expect(lines()[0]).toBe('26Player26174')
  expect(follows.filter((topic) => topic === 'board:elo').length).toBeGreaterThan(0)
})

test('a past leaderboard is final: the page does not subscribe to it', async () => {
  const { follows } = await at('/leaderboard?board=survival&when=1969-W52', {
    readBoard: () => page(rows(2)),
  })
  expect(follows.filter((topic) => topic.startsWith('board:'))).toEqual([])
})

test('a leaderboard that fails to load says so and can be retried', async () => {
  const { answers, press, screen, lines } = await at('/leaderboard', {
    readBoard: () => new Error(),
    readOwnPlace: { own: row(1, 'Ada', 5), around: [], why: null, missing: 0 },
  })
  answers.readBoard = () => page(rows(2))
  expect(screen.getAllByRole('button', { name: 'Try again' })).toHaveLength(1)
  await press('Try again')
  expect(lines()).toHaveLength(2)
})

test('older weeks are listed as far back as they go', async () => {
  const weeks = Array.from(
    { length: 60 },
    (_, i) => `${1969 - Math.floor(i / 52)}-W${String(52 - (i % 52)).padStart(2, '0')}`,
  )
  const { press, screen, calledOf } = await at('/leaderboard', {
    readPeriods: ({ before }) => ({ now: '1970-W01', periods: before === undefined ? weeks : ['1960-W10'] }),
  })
  await press('Show older weeks')
  expect(calledOf('readPeriods').at(-1)).toEqual({ kind: 'elo', before: weeks.at(-1) })
  expect(within(screen.getByLabelText('Time')).getAllByRole('option')).toHaveLength(63)
  expect(screen.queryByRole('button', { name: 'Show older weeks' })).toBeNull()
})
