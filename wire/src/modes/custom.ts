import type { ModeData } from './mode.ts'

export const CUSTOM = {
  name: 'custom',
  title: 'Custom quiz',
  line: 'Your categories, your clock',
  game: 'Custom quiz',
  seats: 1,
  clock: 'what its maker chooses',
  engine: 'solo',
  opens: ['makeCustom', 'openCustom', 'openQuiz'],
  plays: ['nextQuestion', 'answerQuestion'],
  link: 'Custom',
  pages: [
    { path: '/custom', reach: 'public', query: 'quiz' },
    { path: '/custom/mine', reach: 'personal' },
    { path: '/custom/edit/:quizId', reach: 'personal', fullScreen: true },
    { path: '/quiz/:quizId', reach: 'shared', fullScreen: true },
  ],
  counters: {
    custom: { title: 'Custom', oneGame: 'a custom quiz' },
    quiz: { title: 'Players’ quizzes', oneGame: 'a quiz of a player' },
  },
  chart: 'Survival and quizzes',
  examined: { kinds: null, because: 'players choose the questions' },
  boards: {},
} as const satisfies ModeData
