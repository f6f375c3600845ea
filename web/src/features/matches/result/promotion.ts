import { isProvisional } from '@trivium/rules/rating/elo'
import type { BattleDocument } from '@trivium/wire/documents/battle'

type Rated = Pick<BattleDocument, 'seat' | 'players' | 'rated' | 'settled' | 'ratings'>

/**
 * The rating that ceases to be provisional with this match, null until it is known; null: it does not cease. `ratedGames`: the
 * player's number, before or after this match is counted, since the two documents arrive in any order.
 */
export const promotionOf = (
  { seat, players, rated, settled, ratings }: Rated,
  ratedGames: number | undefined,
): { readonly rating: number | null } | null => {
  const ceases =
    rated && players[seat].provisional && ratedGames !== undefined && !isProvisional(ratedGames + 1)
  if (!ceases || (settled && ratings === null)) return null
  return { rating: ratings?.[seat].after ?? null }
}
