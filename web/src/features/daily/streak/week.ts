import type { DailyStatus } from '../daily-status.ts'

type Streak = DailyStatus['streak']

export interface WeekDay {
  readonly name: string
  readonly look: 'played' | 'spared' | 'missed' | 'today' | 'ahead'
  /** null: not played. */
  readonly score: number | null
}

const NAMES = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const

/** Whether the streak is older than this missed day: then it was the day that the streak survives. */
const isSpared = ({ days, week }: Streak, index: number): boolean =>
  days > week.slice(index).filter(({ score }) => score !== null).length

const lookOf = (streak: Streak, index: number): WeekDay['look'] => {
  const { week } = streak
  const day = week[index]
  if (day === undefined) return 'ahead'
  if (day.score !== null) return 'played'
  if (index === week.length - 1) return 'today'
  return isSpared(streak, index) ? 'spared' : 'missed'
}

/** Monday to Sunday of this week. */
export const weekDays = (streak: Streak): WeekDay[] =>
  NAMES.map((name, i) => ({ name, look: lookOf(streak, i), score: streak.week[i]?.score ?? null }))

const SPOKEN = {
  played: '',
  spared: 'day off',
  missed: 'not played',
  today: 'today, still to come',
  ahead: '',
} as const satisfies Record<WeekDay['look'], string>

/** 'This week: Monday 8 of 10, Tuesday day off.' Days to come are left out. */
export const weekWords = (streak: Streak): string => {
  const days = weekDays(streak)
    .filter(({ look }) => look !== 'ahead')
    .map(({ name, look, score }) => `${name} ${look === 'played' ? `${score} of 10` : SPOKEN[look]}`)
  return `This week: ${days.join(', ')}.`
}
