import {
  LEADERBOARD_KINDS,
  LEADERBOARDS,
  type Leaderboard,
  type LeaderboardKind,
  leaderboardKey,
  parseLeaderboardKey,
  periodAt,
} from '@trivium/rules/leaderboards/leaderboard'
import { isRegion, type Region } from '@trivium/rules/places/regions'

/** All time, the current week or day, or a past one by its name. Daily kinds have no all-time board. */
export type SelectedPeriod = 'all' | 'now' | { readonly period: string }

/** The selected board. `region` is kept even if the board has none. */
export interface Selection {
  readonly kind: LeaderboardKind
  readonly region: Region
  readonly when: SelectedPeriod
}

/** Whether a kind has a board for each region. */
export const hasRegions = (kind: LeaderboardKind): boolean => LEADERBOARDS[kind].regions

/** Whether a kind has a board for each day, and no all-time board. */
export const isByDay = (kind: LeaderboardKind): boolean => LEADERBOARDS[kind].period === 'day'

/** The current week or day on a date (YYYY-MM-DD, UTC). */
export const currentPeriod = (kind: LeaderboardKind, day: string): string => periodAt(kind, Date.parse(day))

const boardAt = ({ kind, region, when }: Selection, day: string): Leaderboard => ({
  kind,
  region: hasRegions(kind) ? region : null,
  period: when === 'all' ? null : when === 'now' ? currentPeriod(kind, day) : when.period,
})

/** The board's key on that day. */
export const keyOf = (choice: Selection, day: string): string => leaderboardKey(boardAt(choice, day))

/** Parses the address; invalid parts are ignored. */
export const parseSelection = (params: URLSearchParams): Selection => {
  const kind = LEADERBOARD_KINDS.find((one) => one === params.get('board')) ?? 'elo'
  const asked = params.get('region') ?? ''
  const region = isRegion(asked) ? asked : 'all'
  return { kind, region, when: whenOf(kind, params.get('when')) }
}

const whenOf = (kind: LeaderboardKind, text: string | null): SelectedPeriod => {
  const usual: SelectedPeriod = isByDay(kind) ? 'now' : 'all'
  if (text === null) return usual
  if (text === 'week') return 'now'
  const region = hasRegions(kind) ? 'all' : null
  return parseLeaderboardKey(leaderboardKey({ kind, region, period: text })) === null
    ? usual
    : { period: text }
}

/** The address of a board. Without a board, the page opens on the first that has players. */
export const addressOf = ({ kind, region, when }: Selection): string => {
  const params = new URLSearchParams()
  params.set('board', kind)
  if (hasRegions(kind) && region !== 'all') params.set('region', region)
  if (typeof when === 'object') params.set('when', when.period)
  else if (when === 'now' && !isByDay(kind)) params.set('when', 'week')
  return `/leaderboard?${params}`
}

/** Another kind of board, for the same period if it has boards for it. */
export const ofKind = (choice: Selection, kind: LeaderboardKind): Selection => {
  const isSameTime = isByDay(choice.kind) === isByDay(kind)
  return { ...choice, kind, when: isSameTime ? choice.when : isByDay(kind) ? 'now' : 'all' }
}
