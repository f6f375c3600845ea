import type { Level } from '../../../design/charts/year-chart.tsx'
import { shortDate } from '../../../time/utc-days.ts'
import type { StatsParts } from './stats-parts.ts'

type Days = StatsParts['days']
type Day = Days[number]

/** Games per day at which each level starts. */
const FROM = [1, 2, 4, 7]

export const levelOf = (games: number): Level => FROM.filter((from) => games >= from).length as Level

const gamesText = (games: number): string => (games === 1 ? '1 game' : `${games.toLocaleString('en')} games`)

/** '21 November 2026: 3 games, 21 of 30 right' */
export const tellDay = (title: string, found: Day | undefined): string => {
  if (found === undefined) return `${title}: no game`
  const { games, asked, right } = found
  return `${title}: ${gamesText(games)}${asked === 0 ? '' : `, ${right} of ${asked} right`}`
}

export const activitySummary = (days: Days): string => {
  if (days.length === 0) return 'No games in the last 53 weeks'
  const games = days.reduce((sum, day) => sum + day.games, 0)
  return `${gamesText(games)} on ${days.length === 1 ? '1 day' : `${days.length} days`} of the last 53 weeks`
}

/** Days with games, newest first. */
export const activityRows = (days: Days): readonly (readonly string[])[] =>
  days
    .toReversed()
    .map(({ day, games, asked, right }) => [
      shortDate(day),
      games.toLocaleString('en'),
      asked === 0 ? '–' : `${right} of ${asked}`,
    ])
