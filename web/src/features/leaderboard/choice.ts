import {
  isoWeekKey,
  type Leaderboard,
  type LeaderboardKind,
  leaderboardKey,
  parseLeaderboardKey,
} from '@trivium/rules/leaderboards/leaderboard'
import { isRegion, type Region } from '@trivium/rules/places/regions'

/** The boards in the order they are offered. */
export const KINDS: readonly LeaderboardKind[] = ['elo', 'survival', 'daily', 'flags', 'countries']

/** All there has been, the week or day that runs now, or a past one by its name. A daily has no board of all time. */
export type When = 'all' | 'now' | { readonly period: string }

/** The board that is looked at. `region` is kept where it does not count. */
export interface Choice {
  readonly kind: LeaderboardKind
  readonly region: Region
  readonly when: When
}

const hasRegions = (kind: LeaderboardKind): boolean => kind === 'flags' || kind === 'countries'

/** The week, or for a daily the day, that runs on a day (YYYY-MM-DD, UTC). */
export const currentPeriod = (kind: LeaderboardKind, day: string): string =>
  kind === 'daily' ? day : isoWeekKey(Date.parse(day))

const boardAt = ({ kind, region, when }: Choice, day: string): Leaderboard => ({
  kind,
  region: hasRegions(kind) ? region : null,
  period: when === 'all' ? null : when === 'now' ? currentPeriod(kind, day) : when.period,
})

/** The board's key, as it is on that day. */
export const keyOf = (choice: Choice, day: string): string => leaderboardKey(boardAt(choice, day))

/** What the address says; what it says wrong counts as not said. */
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

/** The address of a board; as short as it can be. */
export const addressOf = ({ kind, region, when }: Choice): string => {
  const params = new URLSearchParams()
  if (kind !== 'elo') params.set('board', kind)
  if (hasRegions(kind) && region !== 'all') params.set('region', region)
  if (typeof when === 'object') params.set('when', when.period)
  else if (when === 'now' && kind !== 'daily') params.set('when', 'week')
  const query = params.toString()
  return query === '' ? '/leaderboard' : `/leaderboard?${query}`
}

/** Another kind of board for the same time, as far as it has that. */
export const ofKind = (choice: Choice, kind: LeaderboardKind): Choice => {
  const isSameTime = (choice.kind === 'daily') === (kind === 'daily')
  return { ...choice, kind, when: isSameTime ? choice.when : kind === 'daily' ? 'now' : 'all' }
}
