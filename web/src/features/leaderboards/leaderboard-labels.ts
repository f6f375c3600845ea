import type { LeaderboardKind } from '@trivium/rules/leaderboards/leaderboard'
import { REGION_TITLES } from '../../places/region-titles.ts'
import { type Choice, hasRegions, isByDay } from './choice.ts'
import { periodTitle } from './periods.ts'

interface KindWords {
  readonly title: string
  /** The heading of the score column. */
  readonly score: string
  readonly play: string
}

export const KIND_WORDS: Readonly<Record<LeaderboardKind, KindWords>> = {
  elo: { title: 'Elo', score: 'Rating', play: 'Play ranked' },
  survival: { title: 'Survival', score: 'Right in a row', play: 'Start a run' },
  daily: { title: 'Daily', score: 'Right of 10', play: 'Play today’s' },
  flags: { title: 'Flags', score: 'Flags, time', play: 'Name flags' },
  countries: { title: 'Countries', score: 'Countries, time', play: 'Find countries' },
}

/** What a board's score counts. A weekly rating board counts the points gained in that week. */
export const scoreTitle = ({ kind, when }: Choice): string =>
  kind === 'elo' && when !== 'all' ? 'Points gained' : KIND_WORDS[kind].score

/** The page where one plays for a place on this board. */
export const playAddress = ({ kind, region }: Choice): string => {
  if (kind === 'countries') return region === 'all' ? '/country-quiz' : `/country-quiz/${region}`
  return { elo: '/battle', survival: '/survival', daily: '/', flags: '/flag-quiz' }[kind]
}

const whenTitle = ({ kind, when }: Choice): string => {
  if (when === 'all') return 'all time'
  if (when === 'now') return isByDay(kind) ? 'today' : 'this week'
  return periodTitle(when.period)
}

/** 'Flags, Europe, this week'; 'Countries, the world, all time' */
export const leaderboardTitle = (choice: Choice): string => {
  const { kind, region } = choice
  const where = region === 'all' ? 'the world' : REGION_TITLES[region]
  const place = hasRegions(kind) ? [where] : []
  return [KIND_WORDS[kind].title, ...place, whenTitle(choice)].join(', ')
}
