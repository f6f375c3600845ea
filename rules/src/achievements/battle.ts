import { START_ELO } from '../rating/elo.ts'
import type { Achievement, AchievementStats } from './achievement.ts'

const wins = (stats: AchievementStats): number => stats.wins
const elo = (stats: AchievementStats): number => stats.elo

/** Achievements for wins, draws and ratings in battles. */
export const BATTLE_ACHIEVEMENTS = [
  {
    id: 'first_victory',
    title: 'First Victory',
    description: 'Win a rated match',
    icon: 'cup-1',
    group: 'battle',
    counter: wins,
    atLeast: 1,
  },
  {
    id: 'all_i_do_is_win',
    title: 'All I Do Is Win',
    description: 'Win more than 10 rated matches',
    icon: 'cup-2',
    group: 'battle',
    counter: wins,
    atLeast: 11,
  },
  {
    id: 'suffering_from_success',
    title: 'Suffering from Success',
    description: 'Win more than 100 rated matches',
    icon: 'cup-3',
    group: 'battle',
    counter: wins,
    atLeast: 101,
  },
  {
    id: 'winning_streak',
    title: 'Winning Streak',
    description: 'Win 5 rated matches in a row',
    icon: 'streak',
    group: 'battle',
    counter: (stats) => stats.winStreak,
    atLeast: 5,
  },
  {
    id: 'artist',
    title: 'Artist',
    description: 'Draw more than 10 games',
    icon: 'palette',
    group: 'battle',
    counter: (stats) => stats.draws,
    atLeast: 11,
  },
  {
    id: 'quiz_master',
    title: 'Quiz Master',
    description: 'Reach 1500 Elo',
    icon: 'crown-1',
    group: 'battle',
    counter: elo,
    atLeast: 1_500,
    startsAt: START_ELO,
  },
  {
    id: 'quiz_god',
    title: 'Quiz God',
    description: 'Reach 2000 Elo',
    icon: 'crown-2',
    group: 'battle',
    counter: elo,
    atLeast: 2_000,
    startsAt: START_ELO,
  },
] as const satisfies readonly Achievement[]
