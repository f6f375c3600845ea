import type { ModeData } from './mode.ts'

export const FLAGS = {
  name: 'flags',
  title: 'Flag quiz',
  line: 'All 250 flags of the world',
  game: 'Flag quiz',
  seats: 1,
  clock: 'counts up',
  engine: 'flags',
  opens: ['openFlags', 'practiseMissed'],
  plays: ['typeFlag', 'chooseFlag', 'skipFlag'],
  link: 'Flags',
  pages: [{ path: '/flag-quiz', reach: 'public', query: 'game' }],
  counters: { flags: { title: 'Flags', oneGame: 'a flag quiz' } },
  chart: 'Flags and countries',
  examined: { kinds: null, because: 'nothing has to be read' },
  boards: {
    flags: { title: 'Flags', score: 'Flags, time', play: 'Name flags', to: '/flag-quiz' },
  },
} as const satisfies ModeData
