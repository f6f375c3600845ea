import type { Millis } from '@trivium/rules/game/decider'
import { type Kysely, sql } from 'kysely'
import type { Clock } from '../clock.ts'
import type { Schema } from '../database/schema.ts'
import { isStatementError } from '../database/statement-error.ts'
import { asWorkload, JOURNAL } from '../workload.ts'
import { fullJournals } from './quiz-versions/full-journal.ts'

/** The common fields of all modes' events. */
export interface GameEvent {
  readonly type: string
  readonly at: Millis
}

/** `fenced`: another driver has written this sequence number; nothing of the entry was saved. */
export type AppendResult = 'written' | 'fenced'

/** The database will always refuse this event because of its contents. It was not saved; other events are not affected. */
export class UnstorableEvent extends Error {
  override readonly name = 'UnstorableEvent'
}

interface Entry {
  readonly gameId: string
  readonly seq: number
  readonly event: GameEvent
  readonly done: (outcome: AppendResult) => void
  readonly failed: (error: unknown) => void
}

/** Called for every commit with its start, on a monotonic clock, and the number of events written. */
export interface CommitMeter {
  readonly now: () => number
  committed(began: number, events: number): void
}

const MAX_EVENTS_PER_COMMIT = 1_000

/**
 * Minimum time between the starts of commits under load, in ms, so that commits are fewer and larger. A
 * single event is written at once.
 */
export const COMMIT_INTERVAL: Millis = 20

const UNIQUE_VIOLATION = '23505'

/**
 * Appends to `game_events` with one group commit for all games: events that arrive during a commit go into the next
 * insert. The primary key (game_id, seq) is the fence against a second driver.
 */
export class Journal {
  readonly #db: Kysely<Schema>
  readonly #clock: Clock
  readonly #pace: Millis
  readonly #meter: CommitMeter | null
  #gathered: Entry[] = []
  #committing = false
  #begun = Number.NEGATIVE_INFINITY

  constructor(db: Kysely<Schema>, clock: Clock, pace: Millis, meter: CommitMeter | null = null) {
    this.#db = db
    this.#clock = clock
    this.#pace = pace
    this.#meter = meter
  }

  append(gameId: string, seq: number, event: GameEvent): Promise<AppendResult> {
    return new Promise((done, failed) => {
      this.#gathered.push({ gameId, seq, event, done, failed })
      if (this.#committing) return
      this.#committing = true
      // Includes events that arrive in the same turn of the event loop.
      setImmediate(() => this.#next())
    })
  }

  /** A game's events from `seq` on, in order. */
  since<Event extends GameEvent>(gameId: string, seq: number): Promise<Event[]> {
    return readJournal<Event>(this.#db, gameId, seq)
  }

  #next(): void {
    const early = this.#begun + this.#pace - this.#clock.now()
    if (early > 0 && early <= this.#pace) this.#clock.after(early, () => void this.#commit())
    else void this.#commit()
  }

  async #commit(): Promise<void> {
    this.#begun = this.#clock.now()
    const entries = this.#gathered.slice(0, MAX_EVENTS_PER_COMMIT)
    this.#gathered = this.#gathered.slice(entries.length)
    await this.#keep(entries)
    if (this.#gathered.length > 0) this.#next()
    else this.#committing = false
  }

  /** Resolves or rejects every entry; never rejects itself. */
  async #keep(entries: readonly Entry[]): Promise<void> {
    const began = this.#meter?.now() ?? 0
    try {
      await this.#write(entries)
    } catch (error) {
      return this.#tryApart(entries, error)
    }
    this.#meter?.committed(began, entries.length)
    for (const entry of entries) entry.done('written')
  }

  /** One faulty entry rolled back the whole insert: retries halves until each faulty entry is isolated. */
  async #tryApart(entries: readonly Entry[], error: unknown): Promise<void> {
    const [only] = entries
    if (!isStatementError(error)) for (const entry of entries) entry.failed(error)
    else if (only !== undefined && entries.length === 1) answerFault(only, error)
    else {
      const middle = Math.ceil(entries.length / 2)
      await this.#keep(entries.slice(0, middle))
      await this.#keep(entries.slice(middle))
    }
  }

  async #write(entries: readonly Entry[]): Promise<void> {
    const rows = entries.map(({ gameId: g, seq: s, event: e }) => ({ g, s, a: e.at, e }))
    const insert = sql`
      insert into game_events (game_id, seq, at, event)
      select g, s, a, e from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as entry (g text, s int4, a int8, e jsonb)`
    await asWorkload(JOURNAL, () => insert.execute(this.#db))
  }
}

const answerFault = (entry: Entry, error: unknown): void => {
  if (isConflict(error)) entry.done('fenced')
  else entry.failed(new UnstorableEvent('an event cannot be stored as it is', { cause: error }))
}

const isConflict = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === UNIQUE_VIOLATION

/** A game's journal in order, from the start or from a sequence number on. */
export const readJournal = async <Event extends GameEvent>(
  db: Kysely<Schema>,
  gameId: string,
  from = 0,
): Promise<Event[]> => {
  const rows = await db
    .selectFrom('game_events')
    .select('event')
    .where('game_id', '=', gameId)
    .where('seq', '>=', from)
    .orderBy('seq')
    .execute()
  const [journal = []] = await fullJournals(db, [rows.map((row) => row.event as unknown as Event)])
  return journal
}
