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
  /** Something is played or edited here, so there is no footer. */
  readonly fullScreen?: true
  /** The query parameter that selects something other than the prerendered page. `game`: a game being played. */
  readonly query?: string
}

/** What games of one kind are called in the statistics. */
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
  /** The label and the address of the link to a game that counts for this leaderboard. */
  readonly play: string
  readonly to: string
  /** Whether each region has its own address below `to`. */
  readonly toRegion?: true
}

/**
 * Groups of modes that share a colour in the operator's chart, because nobody can distinguish nine colours.
 * In display order.
 */
export const CHART_GROUPS = ['Battles', 'Daily', 'Survival and quizzes', 'Flags and countries'] as const

/**
 * The kinds of a mode's games, as in the database, that fair play examines unless a game says that it does not count;
 * or why it examines none.
 */
export type Examined =
  | { readonly kinds: readonly [string, ...string[]] }
  | { readonly kinds: null; readonly because: string }

/**
 * Everything that code outside a mode's own folders knows about it, as plain data. Its rules are in
 * `rules/src/modes`, its pages in `web/src/features`.
 */
export interface ModeData<Board extends string = LeaderboardKind, Label extends string = LinkLabel> {
  /** Must never change, because it is in messages and databases. */
  readonly name: string
  /** 'Flag quiz' */
  readonly title: string
  /** One line that explains it to newcomers. */
  readonly line: string
  /** The label of one game, shown before its date: 'Match'. */
  readonly game: string
  /** `many`: as many as its settings allow. */
  readonly seats: 1 | 2 | 'many'
  readonly clock: string
  /** The engine that runs its games, by its name in the database. */
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
  /** What fair play examines. */
  readonly examined: Examined
  /** The leaderboards that it counts for. */
  readonly boards: Readonly<Partial<Record<Board, BoardWords>>>
}

/** A mode from any list of modes. */
export type AnyMode = ModeData<string, string>
