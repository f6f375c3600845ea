import type { DailyStatus } from './daily-status.ts'

export const FIRST = {
  category: 'geography',
  prompt: 'Which city was Constantinople?',
  choices: ['Istanbul', 'Athens', 'Rome', 'Sofia'],
}

/** A day not yet started, except for the given fields. */
export const sampleDailyStatus = (part: Partial<DailyStatus> = {}): DailyStatus => ({
  day: '2026-11-21',
  number: 325,
  isToday: true,
  nextAt: 90_000_000,
  play: null,
  first: FIRST,
  distribution: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
  botScore: null,
  betterThan: null,
  streak: { days: 0, best: 0, canMissOne: false, playedToday: false, week: [] },
  ...part,
})
