import type { Engine } from '@trivium/wire/modes/modes'
import type { Kysely } from 'kysely'
import type { Schema } from '../database/schema.ts'

/** Which process drives a game, and for how many changes of drivers that has been so. */
export interface Ownership {
  /** Null: opened by a process that shared its work with none. */
  readonly process: string | null
  readonly epoch: number
}

/** Who drives a game; null if there is no such game. */
export const readOwnership = async (db: Kysely<Schema>, id: string): Promise<Ownership | null> => {
  const row = await db
    .selectFrom('games')
    .select(['driver as process', 'driver_epoch as epoch'])
    .where('id', '=', id)
    .executeTakeFirst()
  return row ?? null
}

/** Makes this process the driver, unless that has changed since `seen` was read. Of several processes one succeeds. */
export const claimGame = async (
  db: Kysely<Schema>,
  id: string,
  seen: Ownership,
  process: string,
): Promise<boolean> => {
  const row = await db
    .updateTable('games')
    .set((eb) => ({ driver: process, driver_epoch: eb('driver_epoch', '+', 1) }))
    .where('id', '=', id)
    .where('driver_epoch', '=', seen.epoch)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Unsettled games of a mode that a process drives, in the order of their ids. */
export const gamesDrivenBy = (
  db: Kysely<Schema>,
  mode: Engine,
  process: string | null,
  { since, after, limit }: { readonly since: number; readonly after: string; readonly limit: number },
): Promise<{ readonly id: string; readonly epoch: number }[]> =>
  db
    .selectFrom('games')
    .select(['id', 'driver_epoch as epoch'])
    .where('settled_at', 'is', null)
    .where('mode', '=', mode)
    .where('driver', process === null ? 'is' : '=', process)
    .where('opened_at', '>=', since)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute()

/** Which of these games another process drives now. */
export const gamesDrivenElsewhere = async (
  db: Kysely<Schema>,
  ids: readonly string[],
  process: string,
): Promise<string[]> => {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('games')
    .select('id')
    .where('id', 'in', [...ids])
    .where((is) => is.or([is('driver', 'is', null), is('driver', '<>', process)]))
    .execute()
  return rows.map(({ id }) => id)
}
