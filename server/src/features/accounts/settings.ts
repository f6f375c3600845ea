import type { Settings } from '@trivium/wire/documents/user'
import type { InputOf } from '@trivium/wire/registry'
import { type Kysely, sql } from 'kysely'
import { type Json, json } from '../../database/json.ts'
import type { Schema } from '../../database/schema.ts'

export interface SettingsDependencies {
  readonly db: Kysely<Schema>
  /** Shows the user document anew. */
  readonly shown: (uid: string) => Promise<void>
}

/** Changes the settings that are given, whatever another device changes at the same time. */
export const saveSettings = async (
  { db, shown }: SettingsDependencies,
  uid: string,
  settings: InputOf<'saveSettings'>,
): Promise<void> => {
  await db
    .updateTable('users')
    .set({ settings: sql<Json<Partial<Settings>>>`settings || ${json(settings)}::jsonb` })
    .where('uid', '=', uid)
    .where('deleted_at', 'is', null)
    .execute()
  await shown(uid)
}
