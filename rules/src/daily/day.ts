import { type Day, dayNumber } from '../time.ts'

const FIRST = dayNumber('2026-01-01')

/** D9: the public number of a day's quiz; 1 on 1 January 2026. */
export const dailyNumber = (day: Day): number => dayNumber(day) - FIRST + 1
