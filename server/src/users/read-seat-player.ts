import type { Player } from '@trivium/rules/game/player'
import { isProvisional } from '@trivium/rules/rating/elo'
import type { Kysely } from 'kysely'
import type { Schema } from '../database/schema.ts'
import { readUser } from './queries.ts'

/** A player as a game records them when it opens; null if they no longer exist. */
export const readSeatPlayer = async (
  db: Kysely<Schema>,
  uid: string,
): Promise<(Player & { readonly uid: string }) | null> => {
  const user = await readUser(db, uid)
  if (user === null) return null
  const { username, profilePic, elo, ratedGames } = user
  return { uid, username, profilePic, elo, provisional: isProvisional(ratedGames), bot: null }
}
