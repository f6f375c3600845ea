import type { Settings } from '@trivium/wire/documents/user'
import type { InputOf } from '@trivium/wire/registry'
import { type Kysely, sql } from 'kysely'
import type { Clock } from '../../clock.ts'
import { type Json, json } from '../../database/json.ts'
import type { Schema } from '../../database/schema.ts'
import { updateVisibility } from '../../leaderboards/players.ts'

export interface SettingsDependencies {
  readonly db: Kysely<Schema>
  readonly clock: Clock
  /** Shows the user document anew. */
  readonly shown: (uid: string) => Promise<void>
}

/**
 * Changes the settings that are given, whatever another device changes at the same time. Who leaves the boards is off
 * all of them when this is done, and back on them likewise.
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
