import type { Millis } from '@trivium/rules/game/decider'
import type { Kysely } from 'kysely'
import { type BoardDrift, recountBoards } from '../boards/recounting.ts'
import type { Schema } from '../database/schema.ts'
import { type CountDrift, recountHonours } from '../honours/recounting.ts'
import { endBans } from '../users/ended-bans.ts'

export interface Recounted {
  readonly boards: readonly BoardDrift[]
  readonly counts: readonly CountDrift[]
}

/** Counts anew, from the books, all that settlements keep counted, and mends it; answers what was wrong. */
export const recount = async (db: Kysely<Schema>, at: Millis): Promise<Recounted> => {
  // A ban whose time is over hides nobody.
  await endBans(db, at)
  return { boards: await recountBoards(db, at), counts: await recountHonours(db) }
}
