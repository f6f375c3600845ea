import type { Notice } from '@trivium/wire/documents/user'
import { type Kysely, sql } from 'kysely'
import type { Json } from '../../database/json.ts'
import type { Schema } from '../../database/schema.ts'

export interface NoticesDependencies {
  readonly db: Kysely<Schema>
  /** Refreshes the user document. */
  readonly shown: (uid: string) => Promise<void>
}

export type NoticesService = ReturnType<typeof noticesService>

/** Notices for players: each stays in the user document until they have read it, on any device. */
export const noticesService = ({ db, shown }: NoticesDependencies) => ({
  async close(uid: string, id: string): Promise<void> {
    await db
      .updateTable('users')
      .set({
        notices: sql<Json<Notice[]>>`coalesce((
          select jsonb_agg(one order by n) from jsonb_array_elements(notices) with ordinality as kept (one, n)
          where one ->> 'id' <> ${id}), '[]'::jsonb)`,
      })
      .where('uid', '=', uid)
      .execute()
    await shown(uid)
  },
})
