import type { OverviewDay } from '@trivium/wire/functions/admin-overview'
import { COUNTERS, chartedIn, GAME_KINDS, type GameKind } from '@trivium/wire/modes/counters'
import { CHART_GROUPS } from '@trivium/wire/modes/mode'
import { MODES } from '@trivium/wire/modes/modes'

/** The parts of the chart, with the kinds of games in each. */
export const GROUPS = CHART_GROUPS.map((group) => [group, chartedIn(group, MODES)] as const)

export const titleOf = (kind: GameKind): string => COUNTERS[kind].title

export const gamesOf = ({ games }: OverviewDay, kinds: readonly GameKind[] = GAME_KINDS): number =>
  kinds.reduce((sum, kind) => sum + (games[kind] ?? 0), 0)
