import type { LeaderboardKind } from '@trivium/rules/leaderboards/leaderboard'
import type { LinkLabel } from './links.ts'

export interface ModePage {
  /** As in the app's routes. */
  readonly path: string
  /**
   * `public`: prerendered, and listed for search engines; `shared`: rendered by the app, for everybody with a link to
   * it; `personal`: rendered by the app, and closed to search engines.
   */
  readonly reach: 'public' | 'shared' | 'personal'
  /** Something is played or edited here: no footer. */
  readonly fullScreen?: true
  /** The query parameter that selects something other than the prerendered page. `game`: a game being played. */
  readonly query?: string
}

/** How games of one kind are called in the statistics. */
export interface CounterWords {
  /** 'Casual' */
  readonly title: string
  /** 'a casual match' */
  readonly oneGame: string
}

export interface BoardWords {
  readonly title: string
  /** The heading of the score column. */
  readonly score: string
  /** The link to a game that counts for it, and its address. */
  readonly play: string
  readonly to: string
  /** Whether each region has such an address below this one. */
  readonly toRegion?: true
}

/** Modes that share a colour in the operator's chart: nobody can distinguish nine. In display order. */
export const CHART_GROUPS = ['Battles', 'Daily', 'Survival and quizzes', 'Flags and countries'] as const

/**
 * All that is said of a mode outside its own folders. Only data: how it is played is in `rules/src/modes`, how it looks
 * in `web/src/features`.
 */
export interface ModeData<Board extends string = LeaderboardKind, Label extends string = LinkLabel> {
  /** Never changes: it is in messages and databases. */
  readonly name: string
  /** 'Flag quiz' */
  readonly title: string
  /** One line for somebody who does not know it. */
  readonly line: string
  /** One game of it, before its date: 'Match'. */
  readonly game: string
  readonly seats: 1 | 2
  readonly clock: string
  /** The rules that run its games, by the name in the database. */
  readonly engine: string
  /** The functions that open a game or lead to one, and those called while its clock runs. */
  readonly opens: readonly [string, ...string[]]
  readonly plays: readonly [string, ...string[]]
  /** The label of its item in the navigation; null: other pages lead to it. */
  readonly link: Label | null
  readonly pages: readonly ModePage[]
  /** The kinds of its games in the statistics. */
  readonly counters: Readonly<Record<string, CounterWords>>
  readonly chart: (typeof CHART_GROUPS)[number]
  /** The leaderboards that it counts for. */
  readonly boards: Readonly<Partial<Record<Board, BoardWords>>>
}

/** A mode of whatever list of modes. */
export type AnyMode = ModeData<string, string>
