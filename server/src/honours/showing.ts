import type { Millis } from '@trivium/rules/game/decider'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Schema } from '../database/schema.ts'

/** A user's achievements that no device has shown, in no order; for a select from `users`. */
export const UNSHOWN: RawBuilder<string[]> = sql`coalesce((
  select jsonb_agg(user_achievements.id) from user_achievements
  where user_achievements.uid = users.uid and user_achievements.shown_at is null), '[]'::jsonb)`

/** True for the one that asks first; false too where the player does not have it. */
export const claimShowing = async (
  db: Kysely<Schema>,
  { uid, id, at }: { readonly uid: string; readonly id: string; readonly at: Millis },
): Promise<boolean> => {
  const claimed = await db
    .updateTable('user_achievements')
    .set({ shown_at: at })
    .where('uid', '=', uid)
    .where('id', '=', id)
    .where('shown_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return claimed !== undefined
}
