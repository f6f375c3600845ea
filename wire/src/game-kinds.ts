/** What statistics count games by. `quiz`: one that a player made. */
export const GAME_KINDS = [
  'ranked',
  'casual',
  'practice',
  'daily',
  'survival',
  'custom',
  'quiz',
  'flags',
  'countries',
] as const
export type GameKind = (typeof GAME_KINDS)[number]
