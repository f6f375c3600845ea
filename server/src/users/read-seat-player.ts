import type { Player } from '@trivium/rules/game/player'
import { isProvisional } from '@trivium/rules/rating/elo'
import type { User } from '@trivium/wire/documents/user'
import { shownName, shownPicture } from '@trivium/wire/guest-colours'
import type { Kysely } from 'kysely'
import type { Schema } from '../database/schema.ts'
import { readUser } from './queries.ts'

/** A player as others see them: a guest by nickname and coloured picture. */
export const playerOf = (user: User): Player & { readonly uid: string } => ({
  uid: user.uid,
  username: shownName(user),
  profilePic: shownPicture(user),
  elo: user.elo,
  provisional: isProvisional(user.ratedGames),
  bot: null,
})

/** A player as a game records them when it opens; null if they no longer exist. */
export const readSeatPlayer = async (
  db: Kysely<Schema>,
  uid: string,
): Promise<(Player & { readonly uid: string }) | null> => {
  const user = await readUser(db, uid)
  return user === null ? null : playerOf(user)
}
