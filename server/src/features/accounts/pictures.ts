import type { Kysely } from 'kysely'
import type { Schema } from '../../database/schema.ts'
import { updateDisplayedName } from '../../leaderboard-entries/displayed-names.ts'

export interface PicturesDependencies {
  readonly db: Kysely<Schema>
  /** Refreshes the user document. */
  readonly shown: (uid: string) => Promise<void>
}

/** A running match keeps the picture it was opened with. */
export const choosePicture = async (
  { db, shown }: PicturesDependencies,
  uid: string,
  profilePic: string,
): Promise<void> => {
  await db.transaction().execute(async (tx) => {
    await tx
      .updateTable('users')
      .set({ profile_pic: profilePic })
      .where('uid', '=', uid)
      .where('deleted_at', 'is', null)
      .execute()
    await updateDisplayedName(tx, uid)
  })
  await shown(uid)
}
