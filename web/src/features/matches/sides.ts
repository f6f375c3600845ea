import type { GameDocument } from '@trivium/wire/documents/game'

/** The two sides of a game as this player sees them. */
export interface Sides {
  readonly own: 0 | 1
  readonly other: 0 | 1
  readonly opponent: GameDocument['players'][0]
}

export const sidesOf = ({ seat, players }: Pick<GameDocument, 'seat' | 'players'>): Sides => {
  const other = seat === 0 ? 1 : 0
  return { own: seat, other, opponent: players[other] }
}
