import { dayAfter } from '@trivium/rules/time'

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 }

/** The day that a key moves to, among the available days (in order); null if there is none. */
export const dayByKey = (key: string, from: string, days: readonly string[]): string | null => {
  if (key === 'Home') return days[0] ?? null
  if (key === 'End') return days.at(-1) ?? null
  const step = STEPS[key]
  if (step === undefined) return null
  const to = dayAfter(from, step)
  return days.includes(to) ? to : null
}
