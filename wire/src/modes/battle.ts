import type { ModeData } from './mode.ts'

export const BATTLE = {
  name: 'battle',
  title: 'Battle',
  line: 'Two players, the same ten questions',
  game: 'Match',
  seats: 2,
  clock: 'ten seconds a question and time to read it',
  engine: 'battle',
  opens: ['joinQueue', 'practise', 'createFriendMatch', 'joinFriendMatch', 'offerRematch'],
  plays: ['joinMatch', 'markNavigated', 'updatePlayerScore', 'answer', 'resign'],
  link: 'Battle',
  pages: [
    { path: '/battle', reach: 'public' },
    { path: '/match/:matchId', reach: 'personal', fullScreen: true },
    { path: '/join-friend-match/:matchKey', reach: 'personal', fullScreen: true },
  ],
  counters: {
    ranked: { title: 'Ranked', oneGame: 'a ranked match' },
    casual: { title: 'Casual', oneGame: 'a casual match' },
    practice: { title: 'Practice', oneGame: 'a practice match' },
  },
  chart: 'Battles',
  examined: { kinds: ['ranked'] },
  boards: {
    elo: { title: 'Elo', score: 'Rating', play: 'Play ranked', to: '/battle' },
  },
} as const satisfies ModeData
