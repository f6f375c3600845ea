/** What statistics count games by. `quiz`: one that a player made. */
export const GAME_MODES = [
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
export type GameMode = (typeof GAME_MODES)[number]
