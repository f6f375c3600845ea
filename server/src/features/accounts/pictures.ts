import type { Kysely } from 'kysely'
import type { Schema } from '../../database/schema.ts'
import { updateDisplayedName } from '../../leaderboards/displayed-names.ts'

export interface PicturesDependencies {
  readonly db: Kysely<Schema>
  /** Shows the user document anew. */
  readonly shown: (uid: string) => Promise<void>
}

/** The picture in a match that is going on stays as it was when the match was opened. */
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
