import type { Millis } from '../../game/decider.ts'
import type { FlagsConfig, FlagsEndReason } from './events.ts'
import { type FlagRound, type FlagsState, scoreOf } from './state.ts'

/** A flag as its player sees it. There is no field for the answer. */
export interface FlagShown {
  readonly item: number
  readonly image: string
  /** null: answered in words. */
  readonly choices: readonly string[] | null
  /** Wrong places named so far. */
  readonly wrong: number
}

/** The flag that was closed last. */
export interface FlagClosed {
  readonly item: number
  readonly image: string
  readonly name: string
  readonly outcome: 'found' | 'missed'
  /** Indices into the shown choices; null: answered in words. */
  readonly choice: number | null
  readonly right: number | null
}

/**
 * Everything the player may know now. Names appear only among the choices and, once a flag is closed, in
 * `last`.
 */
export interface FlagsView {
  readonly mode: 'flags'
  readonly phase: 'playing' | 'ended'
  readonly config: FlagsConfig
  readonly total: number
  readonly found: number
  readonly missed: number
  /** In the order of the items; `skipped` ones come back. */
  readonly marks: readonly ('open' | 'skipped' | 'found' | 'missed')[]
  readonly current: FlagShown | null
  /** The next pictures, for preloading; at most three. */
  readonly next: readonly string[]
  readonly last: FlagClosed | null
  /** The clock counts up from here; moved forward by server restarts. */
  readonly startedAt: Millis
  readonly ended: { readonly at: Millis; readonly reason: FlagsEndReason } | null
}

/** The number of pictures for preloading. */
const AHEAD = 3

const markOf = ({ outcome, skipped }: FlagRound): FlagsView['marks'][number] =>
  outcome === 'open' && skipped ? 'skipped' : outcome

const shown = ({ rounds }: FlagsState, item: number | undefined): FlagShown | null => {
  const round = item === undefined ? undefined : rounds[item]
  if (item === undefined || round === undefined) return null
  const { image, choices } = round.item
  return { item, image, choices, wrong: round.wrong.length }
}

const closed = ({ rounds, closedLast: item }: FlagsState): FlagClosed | null => {
  const round = item === null ? undefined : rounds[item]
  if (item === null || round === undefined || round.outcome === 'open') return null
  const { image, name, right } = round.item
  return { item, image, name, outcome: round.outcome, choice: round.choice, right }
}

export const view = (state: FlagsState): FlagsView => {
  const { phase, config, rounds, startedAt, ended } = state
  const [current, ...next] = phase === 'ended' ? [] : state.line
  return {
    mode: 'flags',
    phase,
    config,
    total: rounds.length,
    found: scoreOf(state),
    missed: rounds.filter(({ outcome }) => outcome === 'missed').length,
    marks: rounds.map(markOf),
    current: shown(state, current),
    next: next.slice(0, AHEAD).flatMap((item) => rounds[item]?.item.image ?? []),
    last: closed(state),
    startedAt,
    ended,
  }
}
