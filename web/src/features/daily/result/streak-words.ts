import type { DailyStatus } from '../daily-status.ts'

type Streak = Omit<DailyStatus['streak'], 'week'>

const days = (count: number): string => (count === 1 ? '1 day' : `${count} days`)

const graceOf = ({ days, canMissOne }: Streak): string => {
  if (days > 0 && !canMissOne)
    return 'You’ve used this week’s day off: miss another before Monday and the streak ends.'
  return 'Miss one day a week and your streak survives.'
}

const titleOf = ({ days: length, playedToday }: Streak): string => {
  if (length === 0) return 'No streak yet'
  return playedToday ? `${length}-day streak` : `${length}-day streak, today still to come`
}

const longestOf = ({ days: length, best }: Streak): string => {
  if (best > length) return `Your longest: ${days(best)}`
  if (length === 0) return 'Play today’s quiz to start one'
  return length === 1 ? 'Come back tomorrow to make it 2' : 'Your longest so far'
}

/** The streak in words. Days start at midnight UTC. */
export const streakWords = (streak: Streak): { title: string; longest: string; grace: string } => ({
  title: titleOf(streak),
  longest: longestOf(streak),
  grace: graceOf(streak),
})
