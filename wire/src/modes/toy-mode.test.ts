import { expect, test } from 'vitest'
import { FUNCTIONS, type FunctionName } from '../registry.ts'
import { boardWordsOf } from './boards.ts'
import { openersOf, playsOf } from './calls.ts'
import { chartedIn, countersOf } from './counters.ts'
import { examinedOf } from './examined.ts'
import { LINKS } from './links.ts'
import type { ModeData } from './mode.ts'
import { enginesOf, MODES } from './modes.ts'
import {
  appScreensOf,
  disallowedOf,
  isFullScreen,
  pathsOf,
  publicPathsOf,
  queriesOf,
  reservedOf,
} from './pages.ts'

/** The example mode of docs/add-a-mode.md. */
const SPRINT = {
  name: 'sprint',
  title: 'Sprint',
  line: 'As many as you can in a minute',
  game: 'Sprint',
  seats: 1,
  clock: 'one minute in all',
  engine: 'sprint',
  opens: ['openSprint'],
  plays: ['answerSprint'],
  link: 'Sprint',
  pages: [
    { path: '/sprint', reach: 'public', query: 'game' },
    { path: '/sprint/last/:gameId', reach: 'shared', fullScreen: true },
    { path: '/sprint/mine', reach: 'personal' },
  ],
  counters: { sprint: { title: 'Sprints', oneGame: 'a sprint' } },
  chart: 'Survival and quizzes',
  examined: { kinds: ['sprint'] },
  boards: { sprint: { title: 'Sprint', score: 'Right in a minute', play: 'Sprint', to: '/sprint' } },
} as const satisfies ModeData<'sprint', 'Sprint'>

const modes = [...MODES, SPRINT] as const
const none = new URLSearchParams()

/** Returns what `of` adds for the example mode; checks that the results for our modes are still there. */
const added = (of: (list: typeof MODES | typeof modes) => readonly string[]): readonly string[] => {
  const [before, after] = [of(MODES), of(modes)]
  expect(after).toEqual(expect.arrayContaining([...before]))
  return after.filter((one) => !before.includes(one))
}

test('a new mode is counted in the statistics and drawn in the operator’s chart', () => {
  expect(countersOf(modes).sprint.title).toBe('Sprints')
  expect(added((list) => Object.keys(countersOf(list)))).toEqual(['sprint'])
  expect(added((list) => chartedIn('Survival and quizzes', list))).toEqual(['sprint'])
  expect(added((list) => chartedIn('Battles', list))).toEqual([])
})

test('a new mode has its leaderboard', () => {
  expect(boardWordsOf(modes).sprint.play).toBe('Sprint')
  expect(added((list) => Object.keys(boardWordsOf(list)))).toEqual(['sprint'])
})

test('the addresses of a new mode are counted, served, and open or closed to search engines', () => {
  expect(added(pathsOf)).toEqual(['/sprint', '/sprint/last/:gameId', '/sprint/mine'])
  expect(added(publicPathsOf)).toEqual(['/sprint'])
  expect(added(disallowedOf)).toEqual(['/sprint/mine'])
  const served = (path: string) => appScreensOf(modes).some((screen) => screen.test(path))
  expect(['/sprint/last/abc', '/sprint/mine', '/sprint', '/sprint/last/abc/more'].map(served)).toEqual([
    true,
    true,
    false,
    false,
  ])
})

test('nothing else is shown while a new mode is played', () => {
  expect(isFullScreen(modes, '/sprint/last/abc', none)).toBe(true)
  expect(isFullScreen(modes, '/sprint', new URLSearchParams('game=abc'))).toBe(true)
  for (const path of ['/sprint', '/sprint/mine']) expect(isFullScreen(modes, path, none)).toBe(false)
  expect(isFullScreen(MODES, '/sprint/last/abc', none)).toBe(false)
})

test('the address of a prerendered page selects a game by a query parameter', () => {
  expect(queriesOf(modes)).toEqual({ ...queriesOf(MODES), '/sprint': 'game' })
})

test('no player can have the address of a new mode as a username', () => {
  expect(added(reservedOf)).toEqual(['sprint'])
})

test('a new mode’s functions are listed as opening games or as called while its clock runs', () => {
  expect(added(openersOf)).toEqual(['openSprint'])
  expect(added(playsOf)).toEqual(['answerSprint'])
})

test('the engine of a new single-player mode is among those whose unfinished games are deleted', () => {
  expect(added((list) => enginesOf(list, 1))).toEqual(['sprint'])
  expect(added((list) => enginesOf(list, 2))).toEqual([])
})

test('fair play examines the games of a new mode, and no mode can leave out whether it does', () => {
  expect(added((list) => examinedOf(list).map(({ engine, kind }) => `${engine} ${kind}`))).toEqual([
    'sprint sprint',
  ])
  const { examined: _, ...silent } = SPRINT
  // @ts-expect-error a literal without `examined` is not a mode
  const unexamined: ModeData<'sprint', 'Sprint'> = silent
  expect(unexamined).not.toHaveProperty('examined')
})

test('the kinds of games that fair play examines are kinds of games of their mode', () => {
  for (const { counters, examined } of MODES)
    for (const kind of examined.kinds ?? []) expect(Object.keys(counters)).toContain(kind)
})

test('all functions of modes are in the registry, and all functions that begin a game are in modes', () => {
  expect(Object.keys(FUNCTIONS)).toEqual(expect.arrayContaining([...openersOf(MODES), ...playsOf(MODES)]))
  const begin = (Object.keys(FUNCTIONS) as FunctionName[]).filter(
    (name) => FUNCTIONS[name].beginsGame || FUNCTIONS[name].seeksOpponent,
  )
  expect(openersOf(MODES).toSorted()).toEqual(begin.toSorted())
})

test('each name, address, counter and leaderboard belongs to only one mode', () => {
  const all = [
    MODES.map(({ name }) => name),
    pathsOf(MODES),
    MODES.flatMap(({ counters }) => Object.keys(counters)),
    MODES.flatMap(({ boards }) => Object.keys(boards)),
  ]
  for (const list of all) expect(new Set<string>(list).size).toBe(list.length)
})

test('every item of the navigation and every leaderboard leads to a public page of its mode', () => {
  for (const { link, boards, pages } of MODES) {
    const open = pages.filter(({ reach }) => reach === 'public').map(({ path }) => path)
    if (link !== null) expect(open).toContain(LINKS[link].to)
    for (const { to } of Object.values(boards)) expect(open).toContain(to)
  }
  expect(new Set(MODES.flatMap(({ link }) => link ?? []))).toEqual(new Set(Object.keys(LINKS)))
})
