import type { ModeData } from './mode.ts'

export const SURVIVAL = {
  name: 'survival',
  title: 'Survival',
  line: 'One miss and you’re out',
  game: 'Survival',
  seats: 1,
  clock: 'twelve seconds a question and time to read it, or none',
  engine: 'solo',
  opens: ['openSurvival'],
  plays: ['nextQuestion', 'answerQuestion'],
  link: 'Survival',
  pages: [
    { path: '/survival', reach: 'public' },
    { path: '/survival/:gameId', reach: 'personal', fullScreen: true },
  ],
  counters: { survival: { title: 'Survival', oneGame: 'Survival' } },
  chart: 'Survival and quizzes',
  examined: { kinds: ['survival'] },
  boards: {
    survival: { title: 'Survival', score: 'Right in a row', play: 'Start a run', to: '/survival' },
  },
} as const satisfies ModeData
