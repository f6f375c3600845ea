import type { ModeData } from './mode.ts'

export const DAILY = {
  name: 'daily',
  title: 'Daily quiz',
  line: 'Ten questions, the same for everybody',
  game: 'Daily quiz',
  seats: 1,
  clock: 'twenty seconds a question and time to read it, or none',
  engine: 'solo',
  opens: ['openDaily', 'answerDaily'],
  plays: ['nextQuestion', 'answerQuestion'],
  link: 'Daily',
  pages: [
    { path: '/', reach: 'public' },
    { path: '/daily-quiz', reach: 'public' },
    { path: '/daily', reach: 'public', query: 'day' },
  ],
  counters: { daily: { title: 'Daily', oneGame: 'the daily quiz' } },
  chart: 'Daily',
  examined: { kinds: ['daily'] },
  boards: {
    daily: { title: 'Daily', score: 'Right of 10', play: 'Play today’s', to: '/' },
  },
} as const satisfies ModeData
