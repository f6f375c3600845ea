import type { BotStrength } from '@trivium/rules/modes/battle/events'

/** A bot as a player. Its name, picture and nominal rating are the same in the lobby and in the match. */
export const BOTS: Readonly<
  Record<BotStrength, { readonly name: string; readonly profilePic: string; readonly elo: number }>
> = {
  novice: { name: 'Pebble', profilePic: 'profile3', elo: 800 },
  regular: { name: 'Milestone', profilePic: 'profile4', elo: 1200 },
  expert: { name: 'Lighthouse', profilePic: 'profile5', elo: 1800 },
}

/** The bot whose score is the one to beat on a leaderboard that has no players yet. */
export const HOUSE_BOT = { name: 'Cone', profilePic: 'profile14' } as const
