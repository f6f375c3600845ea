import type { Millis } from '@trivium/rules/game/decider'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Schema } from '../database/schema.ts'

/** A user's achievements that no device has shown yet, unordered; for a select from `users`. */
export const UNSHOWN_ACHIEVEMENTS: RawBuilder<string[]> = sql`coalesce((
  select jsonb_agg(user_achievements.id) from user_achievements
  where user_achievements.uid = users.uid and user_achievements.shown_at is null), '[]'::jsonb)`

/** True for the page that asks first, also when it asks again. False if the player does not have the achievement. */
export const claimPopup = async (
  db: Kysely<Schema>,
  {
    uid,
    id,
    page,
    at,
  }: { readonly uid: string; readonly id: string; readonly page: string; readonly at: Millis },
): Promise<boolean> => {
  const claimed = await db
    .updateTable('user_achievements')
    .set({ shown_at: at, shown_by: page })
    .where('uid', '=', uid)
    .where('id', '=', id)
    .where((row) => row.or([row('shown_at', 'is', null), row('shown_by', '=', page)]))
    .returning('id')
    .executeTakeFirst()
  return claimed !== undefined
}
