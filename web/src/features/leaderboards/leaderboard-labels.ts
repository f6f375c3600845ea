import { BOARD_WORDS } from '@trivium/wire/modes/boards'
import { REGION_TITLES } from '../../places/region-titles.ts'
import { periodTitle } from './periods.ts'
import { hasRegions, isByDay, type Selection } from './selection.ts'

/** What a board's score counts. A weekly rating board counts the points gained in that week. */
export const scoreTitle = ({ kind, when }: Selection): string =>
  kind === 'elo' && when !== 'all' ? 'Points gained' : BOARD_WORDS[kind].score

/** The page of the game that counts for this board. */
export const playAddress = ({ kind, region }: Selection): string => {
  const { to, toRegion } = BOARD_WORDS[kind]
  return toRegion && region !== 'all' ? `${to}/${region}` : to
}

const whenTitle = ({ kind, when }: Selection): string => {
  if (when === 'all') return 'all time'
  if (when === 'now') return isByDay(kind) ? 'today' : 'this week'
  return periodTitle(when.period)
}

/** 'Flags, Europe, this week'; 'Countries, the world, all time' */
export const leaderboardTitle = (choice: Selection): string => {
  const { kind, region } = choice
  const where = region === 'all' ? 'the world' : REGION_TITLES[region]
  const place = hasRegions(kind) ? [where] : []
  return [BOARD_WORDS[kind].title, ...place, whenTitle(choice)].join(', ')
}
