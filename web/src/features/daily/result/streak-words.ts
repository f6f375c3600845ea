import type { DailyStatus } from '../daily-status.ts'

type Streak = DailyStatus['streak']

const days = (count: number): string => (count === 1 ? '1 day' : `${count} days`)

const graceOf = ({ days, canMissOne }: Streak): string => {
  if (days > 0 && !canMissOne)
    return 'This week’s grace day is used: one more missed day before Monday ends the streak.'
  return 'You have a grace day each week, Monday to Sunday: one missed day ends nothing.'
}

const titleOf = ({ days: length, playedToday }: Streak): string => {
  if (length === 0) return 'No streak yet'
  return playedToday ? `${days(length)} in your streak` : `${days(length)}, and today is to come`
}

const longestOf = ({ days: length, best }: Streak): string => {
  if (best > length) return `Your longest: ${days(best)}`
  if (length === 0) return 'A day with ten answers makes one'
  return length === 1 ? 'Come back tomorrow to make it 2' : 'Your longest so far'
}

/** The streak in words. Days start at midnight UTC. */
export const streakWords = (streak: Streak): { title: string; longest: string; grace: string } => ({
  title: titleOf(streak),
  longest: longestOf(streak),
  grace: graceOf(streak),
})
