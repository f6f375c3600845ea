export type BotStrength = 'novice' | 'regular' | 'expert'

/** The player on a seat, as known when the game opened. `uid` is null for a bot. */
export interface Player {
  readonly uid: string | null
  readonly username: string
  readonly profilePic: string
  readonly elo: number
  /** Fewer than 20 rated games: shown with a '?'. */
  readonly provisional: boolean
  readonly bot: BotStrength | null
}
