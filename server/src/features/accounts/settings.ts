import type { Settings } from '@trivium/wire/documents/user'
import type { InputOf } from '@trivium/wire/registry'
import { type Kysely, sql } from 'kysely'
import type { Clock } from '../../clock.ts'
import { type Json, json } from '../../database/json.ts'
import type { Schema } from '../../database/schema.ts'
import { updateVisibility } from '../../leaderboard-entries/players.ts'

export interface SettingsDependencies {
  readonly db: Kysely<Schema>
  readonly clock: Clock
  /** Refreshes the user document. */
  readonly shown: (uid: string) => Promise<void>
}

/**
 * Changes only the given settings, even if another device changes others at the same time. Once this is done, a player
 * who opts out of the leaderboards is off all of them; a player who opts in is back on them.
 */
export const saveSettings = async (
  { db, clock, shown }: SettingsDependencies,
  uid: string,
  settings: InputOf<'saveSettings'>,
): Promise<void> => {
  await db.transaction().execute(async (tx) => {
    await tx
      .updateTable('users')
      .set({ settings: sql<Json<Partial<Settings>>>`settings || ${json(settings)}::jsonb` })
      .where('uid', '=', uid)
      .where('deleted_at', 'is', null)
      .execute()
    if (settings.boards !== undefined) await updateVisibility(tx, uid, clock.now())
  })
  await shown(uid)
}
