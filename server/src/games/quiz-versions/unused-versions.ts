import { type Kysely, sql } from 'kysely'
import type { Schema } from '../../database/schema.ts'

const AT_A_TIME = 50

/** Deletes quiz versions that no game refers to; returns how many. */
export const eraseUnusedVersions = async (db: Kysely<Schema>): Promise<number> => {
  for (let erased = 0; ; ) {
    const count = await db.transaction().execute(async (tx) => {
      // Once they are locked, no new game can refer to them; a game that referred to one just before is found
      // by the second check.
      const { rows } = await sql<{ quiz_id: string; version: number }>`
        select quiz_id, version from quiz_versions where not exists (select from games
          where games.quiz_id = quiz_versions.quiz_id and games.quiz_version = quiz_versions.version)
        order by quiz_id, version limit ${AT_A_TIME} for update skip locked`.execute(tx)
      let gone = 0
      for (const { quiz_id, version } of rows) {
        const { rows: erased } = await sql`
          delete from quiz_versions where quiz_id = ${quiz_id} and version = ${version} and not exists (
            select from games where games.quiz_id = ${quiz_id} and games.quiz_version = ${version}) returning 1`.execute(
          tx,
        )
        gone += erased.length
      }
      return gone
    })
    if (count === 0) return erased
    erased += count
  }
}
