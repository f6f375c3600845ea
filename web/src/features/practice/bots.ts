import type { BotStrength } from '@trivium/rules/modes/battle/events'

/** The three bots, as the lobby presents them; the shares are those of `STRENGTHS` in the rules. */
export const BOTS: readonly {
  readonly strength: BotStrength
  readonly name: string
  readonly profilePic: string
  readonly level: string
  readonly manner: string
}[] = [
  {
    strength: 'novice',
    name: 'Pebble',
    profilePic: 'profile3',
    level: 'Gentle',
    manner: 'Knows about four in ten and takes its time.',
  },
  {
    strength: 'regular',
    name: 'Milestone',
    profilePic: 'profile4',
    level: 'Steady',
    manner: 'Answers like most people: six in ten, at a walk.',
  },
  {
    strength: 'expert',
    name: 'Lighthouse',
    profilePic: 'profile5',
    level: 'Sharp',
    manner: 'Eight in ten, hardly ever slower than two seconds.',
  },
]
