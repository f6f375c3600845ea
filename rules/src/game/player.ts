export type BotStrength = 'novice' | 'regular' | 'expert'

/** The player on a seat, as known when the game opened. `uid` is null for a bot. */
export interface Player {
  readonly uid: string | null
  readonly username: string
  readonly profilePic: string
  readonly elo: number
  /** Whether the player has fewer than 20 rated games; the rating is then shown with a '?'. */
  readonly provisional: boolean
  readonly bot: BotStrength | null
}
