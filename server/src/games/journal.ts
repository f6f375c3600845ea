import type { BattleEvent } from '@trivium/rules/modes/battle/events'
import { type Kysely, sql } from 'kysely'
import type { Schema } from '../database/schema.ts'

/** `fenced`: another driver has written this sequence number; nothing of the entry was kept. */
export type Appended = 'written' | 'fenced'

interface Entry {
  readonly gameId: string
  readonly seq: number
  readonly event: BattleEvent
  readonly done: (outcome: Appended) => void
  readonly failed: (error: unknown) => void
}

const MOST_IN_ONE_COMMIT = 1_000

/**
 * Appends to `game_events` with one group commit for all games: what gathers while a commit runs goes into the
 * next insert. The primary key (game_id, seq) is the fence against a second driver.
 */
export class Journal {
  readonly #db: Kysely<Schema>
  #gathered: Entry[] = []
  #committing = false

  constructor(db: Kysely<Schema>) {
    this.#db = db
  }

  append(gameId: string, seq: number, event: BattleEvent): Promise<Appended> {
    return new Promise((done, failed) => {
      this.#gathered.push({ gameId, seq, event, done, failed })
      if (!this.#committing) void this.#commit()
    })
  }

  /** A game's events from `seq` on, in order. */
  since(gameId: string, seq: number): Promise<BattleEvent[]> {
    return readJournal(this.#db, gameId, seq)
  }

  async #commit(): Promise<void> {
    this.#committing = true
    // Whatever else came in with this turn of the event loop goes along.
    await new Promise<void>((resolve) => setImmediate(resolve))
    while (this.#gathered.length > 0) {
      const entries = this.#gathered.slice(0, MOST_IN_ONE_COMMIT)
      this.#gathered = this.#gathered.slice(entries.length)
      try {
        await this.#write(entries)
      } catch (error) {
        for (const entry of entries) entry.failed(error)
      }
    }
    this.#committing = false
  }

  async #write(entries: readonly Entry[]): Promise<void> {
    const ids = entries.map((entry) => entry.gameId)
    const seqs = entries.map((entry) => entry.seq)
    const ats = entries.map((entry) => entry.event.at)
    const events = entries.map((entry) => JSON.stringify(entry.event))
    const { rows } = await sql<{ game_id: string; seq: number }>`
      insert into game_events (game_id, seq, at, event)
      select * from unnest(${ids}::text[], ${seqs}::int4[], ${ats}::float8[], ${events}::jsonb[])
      on conflict do nothing returning game_id, seq`.execute(this.#db)
    const written = rows.length === entries.length ? null : new Set(rows.map(keyOf))
    for (const { gameId: game_id, seq, done } of entries)
      done(written === null || written.has(keyOf({ game_id, seq })) ? 'written' : 'fenced')
  }
}

const keyOf = (row: { game_id: string; seq: number }): string => `${row.game_id} ${row.seq}`

/** A game's journal in order, all of it or from a sequence number on. */
export const readJournal = async (db: Kysely<Schema>, gameId: string, from = 0): Promise<BattleEvent[]> => {
  const rows = await db
    .selectFrom('game_events')
    .select('event')
    .where('game_id', '=', gameId)
    .where('seq', '>=', from)
    .orderBy('seq')
    .execute()
  return rows.map((row) => row.event)
}
