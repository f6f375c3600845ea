import {
  isoWeekKey,
  type Leaderboard,
  type LeaderboardKind,
  leaderboardKey,
  parseLeaderboardKey,
} from '@trivium/rules/leaderboards/leaderboard'
import { isRegion, type Region } from '@trivium/rules/places/regions'

/** The boards in display order. */
export const KINDS: readonly LeaderboardKind[] = ['elo', 'survival', 'daily', 'flags', 'countries']

/** All time, the current week or day, or a past one by its name. A daily has no all-time board. */
export type When = 'all' | 'now' | { readonly period: string }

/** The selected board. `region` is kept even if the board has none. */
export interface Choice {
  readonly kind: LeaderboardKind
  readonly region: Region
  readonly when: When
}

const hasRegions = (kind: LeaderboardKind): boolean => kind === 'flags' || kind === 'countries'

/** The current week, or for a daily the current day, on a date (YYYY-MM-DD, UTC). */
export const currentPeriod = (kind: LeaderboardKind, day: string): string =>
  kind === 'daily' ? day : isoWeekKey(Date.parse(day))

const boardAt = ({ kind, region, when }: Choice, day: string): Leaderboard => ({
  kind,
  region: hasRegions(kind) ? region : null,
  period: when === 'all' ? null : when === 'now' ? currentPeriod(kind, day) : when.period,
})

/** The board's key on that day. */
export const keyOf = (choice: Choice, day: string): string => leaderboardKey(boardAt(choice, day))

/** Parses the address; invalid parts are ignored. */
export const choiceOf = (params: URLSearchParams): Choice => {
  const kind = KINDS.find((one) => one === params.get('board')) ?? 'elo'
  const asked = params.get('region') ?? ''
  const region = isRegion(asked) ? asked : 'all'
  return { kind, region, when: whenOf(kind, params.get('when')) }
}

const whenOf = (kind: LeaderboardKind, text: string | null): When => {
  const usual: When = kind === 'daily' ? 'now' : 'all'
  if (text === null) return usual
  if (text === 'week') return 'now'
  const region = hasRegions(kind) ? 'all' : null
  return parseLeaderboardKey(leaderboardKey({ kind, region, period: text })) === null
    ? usual
    : { period: text }
}

/** The shortest address of a board. */
export const addressOf = ({ kind, region, when }: Choice): string => {
  const params = new URLSearchParams()
  if (kind !== 'elo') params.set('board', kind)
  if (hasRegions(kind) && region !== 'all') params.set('region', region)
  if (typeof when === 'object') params.set('when', when.period)
  else if (when === 'now' && kind !== 'daily') params.set('when', 'week')
  const query = params.toString()
  return query === '' ? '/leaderboard' : `/leaderboard?${query}`
}

/** Another kind of board for the same period, if it has that. */
export const ofKind = (choice: Choice, kind: LeaderboardKind): Choice => {
  const isSameTime = (choice.kind === 'daily') === (kind === 'daily')
  return { ...choice, kind, when: isSameTime ? choice.when : kind === 'daily' ? 'now' : 'all' }
}
