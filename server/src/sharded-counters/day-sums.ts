import { utcDay } from '@trivium/rules/time'
import { type Kysely, type QueryCreator, sql, type Transaction } from 'kysely'
import type { Schema } from '../database/schema.ts'
import { slotOf } from './player-count.ts'

type Database = Kysely<Schema> | Transaction<Schema>

/** A new guest, or a guest who registered. Games are counted when their results are recorded, as `games/` and their mode. */
type Happening = 'guests' | 'sign-ups'

/**
 * Counts an event of a player on the day of `at`. Its row is shared by a sixteenth of all players, so it is locked
 * after the player's own rows.
 */
export const incrementDaySum = (query: QueryCreator<Schema>, happening: Happening, uid: string, at: number) =>
  query
    .insertInto('day_sums')
    .values({ day: utcDay(at), name: happening, slot: slotOf(uid), n: 1 })
    .onConflict((conflict) =>
      conflict.columns(['day', 'name', 'slot']).doUpdateSet((eb) => ({ n: eb('day_sums.n', '+', 1) })),
    )

/** Sums by name for each day from the given one on; days without events are missing. */
export const readDaySums = async (
  db: Database,
  first: string,
): Promise<Map<string, ReadonlyMap<string, number>>> => {
  const rows = await db
    .selectFrom('day_sums')
    .select(['day', 'name', sql<number>`sum(n)::int8`.as('n')])
    .where('day', '>=', first)
    .groupBy(['day', 'name'])
    .execute()
  const days = new Map<string, Map<string, number>>()
  for (const { day, name, n } of rows) {
    const sums = days.get(day) ?? new Map<string, number>()
    days.set(day, sums.set(name, n))
  }
  return days
}
