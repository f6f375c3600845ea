import type { LeaderboardKind } from '@trivium/rules/leaderboards/leaderboard'
import type { AnyMode, BoardWords } from './mode.ts'
import { MODES } from './modes.ts'

type BoardOf<One> = One extends { readonly boards: infer Boards } ? keyof Boards & string : never

/** The texts about each kind of leaderboard. */
export const boardWordsOf = <const Modes extends readonly AnyMode[]>(
  modes: Modes,
): Readonly<Record<BoardOf<Modes[number]>, BoardWords>> =>
  Object.assign({}, ...modes.map(({ boards }) => boards))

/** The texts about every kind of leaderboard. A kind that is missing from all modes is a type error here. */
export const BOARD_WORDS: Readonly<Record<LeaderboardKind, BoardWords>> = boardWordsOf(MODES)
