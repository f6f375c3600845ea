import type { AnyMode, CHART_GROUPS, CounterWords } from './mode.ts'
import { MODES } from './modes.ts'

type CounterOf<One> = One extends { readonly counters: infer Counters } ? keyof Counters & string : never

/** The texts about each kind of game in the statistics. */
export const countersOf = <const Modes extends readonly AnyMode[]>(
  modes: Modes,
): Readonly<Record<CounterOf<Modes[number]>, CounterWords>> =>
  Object.assign({}, ...modes.map(({ counters }) => counters))

/** The kinds of games that one group of the operator's chart combines. */
export const chartedIn = <const Modes extends readonly AnyMode[]>(
  group: (typeof CHART_GROUPS)[number],
  modes: Modes,
): readonly CounterOf<Modes[number]>[] =>
  modes.flatMap(({ chart, counters }) =>
    chart === group ? (Object.keys(counters) as CounterOf<Modes[number]>[]) : [],
  )

export const COUNTERS = countersOf(MODES)

/** The kinds of games in the statistics. `quiz`: a player-made one. */
export type GameKind = keyof typeof COUNTERS
export const GAME_KINDS = Object.keys(COUNTERS) as GameKind[]

const isGameKind = (kind: string): kind is GameKind => Object.hasOwn(COUNTERS, kind)

/** Null for a kind that this version does not know. */
export const counterWords = (kind: string): CounterWords | null => (isGameKind(kind) ? COUNTERS[kind] : null)
