import type { Kysely } from 'kysely'
import type { Schema } from '../database/schema.ts'
import type { GameAdapter, GameTypes } from './game-adapter.ts'
import { readJournal } from './journal.ts'
import type { Ownership } from './ownership.ts'

/** A game as the database has it. */
export interface StoredGame<T extends GameTypes> {
  readonly events: readonly T['event'][]
  /** Null while it is not settled. */
  readonly shown: T['shown'] | null
  readonly owner: Ownership
}

/** A game of this mode with its journal; null if there is none. */
export const readGame = async <T extends GameTypes>(
  db: Kysely<Schema>,
  mode: Pick<GameAdapter<T>, 'name' | 'readShown'>,
  id: string,
): Promise<StoredGame<T> | null> => {
  const row = await db
    .selectFrom('games')
    .select(['settled_at', 'driver', 'driver_epoch'])
    .where('id', '=', id)
    .where('mode', '=', mode.name)
    .executeTakeFirst()
  if (row === undefined) return null
  const events = await readJournal<T['event']>(db, id)
  if (events.length === 0) return null
  const shown = row.settled_at === null ? null : await mode.readShown(db, id)
  return { events, shown, owner: { process: row.driver, epoch: row.driver_epoch } }
}
