import type { Achievement, AchievementStats } from './achievement.ts'

const questionsCorrect = (stats: AchievementStats): number => stats.questionsCorrect

/** Achievements for right answers, in any mode, and in Survival. */
export const QUESTION_ACHIEVEMENTS = [
  {
    id: 'know_it_all',
    title: 'Know-It-All',
    description: 'Answer more than 100 questions right',
    icon: 'bulb-1',
    group: 'questions',
    counter: questionsCorrect,
    atLeast: 101,
  },
  {
    id: 'quiz_whiz',
    title: 'Quiz Whiz',
    description: 'Answer more than 500 questions right',
    icon: 'bulb-2',
    group: 'questions',
    counter: questionsCorrect,
    atLeast: 501,
  },
  {
    id: 'brainiac',
    title: 'Brainiac',
    description: 'Answer more than 1000 questions right',
    icon: 'bulb-3',
    group: 'questions',
    counter: questionsCorrect,
    atLeast: 1_001,
  },
  {
    id: 'survivor',
    title: 'Survivor',
    description: 'Get 25 questions right in one run of Survival',
    icon: 'lifebuoy',
    group: 'questions',
    counter: (stats) => stats.scores.Survival ?? 0,
    atLeast: 25,
  },
] as const satisfies readonly Achievement[]
