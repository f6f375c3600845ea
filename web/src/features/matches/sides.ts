import type { BattleDocument } from '@trivium/wire/documents/battle'

/** The two sides of a game as this player sees them. */
export interface Sides {
  readonly own: 0 | 1
  readonly other: 0 | 1
  readonly opponent: BattleDocument['players'][0]
}

export const sidesOf = ({ seat, players }: Pick<BattleDocument, 'seat' | 'players'>): Sides => {
  const other = seat === 0 ? 1 : 0
  return { own: seat, other, opponent: players[other] }
}
