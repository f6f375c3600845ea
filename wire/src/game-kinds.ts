/** The kinds of games in the statistics. `quiz`: a player-made one. */
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
