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
    manner: 'About four in ten right, unhurried.',
  },
  {
    strength: 'regular',
    name: 'Milestone',
    profilePic: 'profile4',
    level: 'Steady',
    manner: 'Six in ten right, like most people.',
  },
  {
    strength: 'expert',
    name: 'Lighthouse',
    profilePic: 'profile5',
    level: 'Sharp',
    manner: 'Eight in ten right, and fast about it.',
  },
]
