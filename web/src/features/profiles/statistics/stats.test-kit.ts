import { DAY } from '@trivium/rules/time'
import type { StatsParts } from './stats-parts.ts'

const NONE: StatsParts = {
  rating: [],
  highestElo: null,
  accuracy: [],
  times: Array<number>(21).fill(0),
  days: [],
  games: {},
  daily: { days: 0, best: 0 },
  bestWinStreak: 0,
  against: null,
}

/** The statistics of a player without games, with the fields that a test changes. */
export const sampleStats = (change: Partial<StatsParts> = {}): StatsParts => ({ ...NONE, ...change })

/** The statistics of a player with some games, visited by one of their opponents. */
export const statsOfLong = (): StatsParts =>
  sampleStats({
    rating: [1_020, 1_060, 1_040].map((elo, i) => ({ at: Date.UTC(2026, 10, 1) + i * DAY, elo })),
    highestElo: 1_060,
    accuracy: [{ category: 'history', title: 'History', difficulty: 1, asked: 20, right: 15 }],
    times: [0, 3, 6, 1, ...Array<number>(17).fill(0)],
    days: [{ day: '2026-11-01', games: 3, asked: 30, right: 21 }],
    games: { ranked: 3, daily: 1 },
    daily: { days: 1, best: 1 },
    bestWinStreak: 7,
    against: { wins: 2, losses: 1, draws: 0 },
  })
