import type { Kysely } from 'kysely'
import type { Schema } from '../../database/schema.ts'
import { removeNotice } from '../../users/notices.ts'

export interface NoticesDependencies {
  readonly db: Kysely<Schema>
  /** Refreshes the user document. */
  readonly shown: (uid: string) => Promise<void>
}

export type NoticesService = ReturnType<typeof noticesService>

/** Notices for players: each stays in the user document until they have read it, on any device. */
export const noticesService = ({ db, shown }: NoticesDependencies) => ({
  async close(uid: string, id: string): Promise<void> {
    await removeNotice(db, [uid], id)
    await shown(uid)
  },
})
