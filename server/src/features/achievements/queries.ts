import type { User } from '@trivium/wire/documents/user'
import type { Kysely } from 'kysely'
import type { Schema } from '../../database/schema.ts'
import { readUser } from '../../users/queries.ts'

/** A player, and when they unlocked which achievement. */
export interface AchievementHolder {
  readonly user: User
  readonly unlockedAt: ReadonlyMap<string, number>
}

export const readHolder = async (db: Kysely<Schema>, uid: string): Promise<AchievementHolder | null> => {
  const [user, rows] = await Promise.all([
    readUser(db, uid),
    db.selectFrom('user_achievements').select(['id', 'at']).where('uid', '=', uid).execute(),
  ])
  return user && { user, unlockedAt: new Map(rows.map(({ id, at }) => [id, at])) }
}
