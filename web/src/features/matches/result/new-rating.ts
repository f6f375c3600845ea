import { isProvisional } from '@trivium/rules/rating/elo'
import type { BattleDocument } from '@trivium/wire/documents/battle'

/** The rating that ceased to be provisional with this match; null: it did not. `ratedGames`: now. */
export const newRatingOf = (
  { seat, players, ratings }: Pick<BattleDocument, 'seat' | 'players' | 'ratings'>,
  ratedGames: number | undefined,
): number | null => {
  const ceased = players[seat].provisional && ratedGames !== undefined && !isProvisional(ratedGames)
  return ceased && ratings !== null ? ratings[seat].after : null
}
