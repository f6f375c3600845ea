import type { ModeData } from './mode.ts'

export const PARTY = {
  name: 'party',
  title: 'Party',
  line: 'A room full of people, one screen, everybody’s phone',
  game: 'Party',
  seats: 'many',
  clock: 'what its host chooses',
  engine: 'party',
  opens: ['createParty', 'playPartyPlan'],
  plays: ['joinParty', 'answerParty', 'nextInParty', 'pauseParty', 'resumeParty'],
  link: 'Party',
  pages: [
    { path: '/party', reach: 'public' },
    { path: '/party/plan', reach: 'personal' },
    { path: '/party/plan/:planId', reach: 'personal' },
    { path: '/party/plan/:planId/print', reach: 'personal' },
    { path: '/party/results/:partyId', reach: 'personal' },
    { path: '/party/:roomKey', reach: 'personal', fullScreen: true },
    { path: '/party/:roomKey/screen', reach: 'personal', fullScreen: true },
    { path: '/party/:roomKey/host', reach: 'personal', fullScreen: true },
  ],
  counters: {},
  chart: 'Battles',
  examined: { kinds: null, because: 'everybody sees the same screen' },
  boards: {},
} as const satisfies ModeData
