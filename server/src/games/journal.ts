import type { Millis } from '@trivium/rules/game/decider'
import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import type { Clock } from '../clock.ts'
import { Batches } from '../database/batches.ts'
import type { Schema } from '../database/schema.ts'
import { statement } from '../database/statement.ts'
import { isStatementError } from '../database/statement-error.ts'
import { asWorkload, JOURNAL } from '../workload.ts'
import { fullJournals } from './quiz-versions/full-journal.ts'

/** The common fields of all modes' events. */
export interface GameEvent {
  readonly type: string
  readonly at: Millis
}

/** `fenced`: another driver has written one of these sequence numbers; nothing of the entry was saved. */
export type AppendResult = 'written' | 'fenced'

/** The database will always refuse this event because of its contents. It was not saved; other events are not affected. */
export class UnstorableEvent extends Error {
  override readonly name = 'UnstorableEvent'
}

interface Entry {
  readonly gameId: string
  /** The sequence number of the first event. */
  readonly seq: number
  readonly events: readonly GameEvent[]
  /** The calls that it comes from. */
  readonly calls: readonly string[]
}

/** Called for every commit with its start, on a monotonic clock, and the number of events written. */
export interface CommitMeter {
  readonly now: () => number
  committed(began: number, events: number): void
}

const MAX_ENTRIES_PER_COMMIT = 1_000

const UNIQUE_VIOLATION = '23505'

const insertEvents = statement<never, [entries: string]>(
  'journal',
  `insert into game_events (game_id, seq, at, event)
   select g, s, a, e from jsonb_to_recordset($1::jsonb) as entry (g text, s int4, a int8, e jsonb)`,
)

/**
 * Appends to `game_events` with one group commit for all games: events that arrive during a commit go into the next
 * insert. The primary key (game_id, seq) is the fence against a second driver.
 */
export class Journal {
  readonly #db: Kysely<Schema>
  readonly #meter: CommitMeter | null
  readonly #log: Pick<Logger, 'debug' | 'isLevelEnabled'> | null
  readonly #commits: Batches<Entry, AppendResult>

  constructor(
    db: Kysely<Schema>,
    clock: Clock,
    pace: Millis,
    meter: CommitMeter | null = null,
    log: Pick<Logger, 'debug' | 'isLevelEnabled'> | null = null,
  ) {
    this.#db = db
    this.#meter = meter
    this.#log = log
    this.#commits = new Batches({
      ...{ clock, interval: pace, max: MAX_ENTRIES_PER_COMMIT, workload: JOURNAL },
      run: (entries) => this.#commit(entries),
    })
  }

  /** Appends all of a game's next events, or none. */
  append(
    gameId: string,
    seq: number,
    events: readonly GameEvent[],
    calls: readonly string[] = [],
  ): Promise<AppendResult> {
    return this.#commits.add({ gameId, seq, events, calls })
  }

  /** A game's events from `seq` on, in order. */
  since<Event extends GameEvent>(gameId: string, seq: number): Promise<Event[]> {
    return asWorkload(JOURNAL, () => readJournal<Event>(this.#db, gameId, seq))
  }

  async #commit(entries: readonly Entry[]): Promise<AppendResult[]> {
    const began = this.#meter?.now() ?? 0
    const rows = entries.flatMap(({ gameId: g, seq, events }) =>
      events.map((e, i) => ({ g, s: seq + i, a: e.at, e })),
    )
    try {
      await insertEvents(this.#db, JSON.stringify(rows))
    } catch (error) {
      if (entries.length > 1 || !isStatementError(error)) throw error
      if (isConflict(error)) return ['fenced']
      throw new UnstorableEvent('an event cannot be stored as it is', { cause: error })
    }
    this.#meter?.committed(began, rows.length)
    this.#logCommitted(entries)
    return entries.map(() => 'written')
  }

  /** A commit serves many calls and belongs to none: the line of each game names its own. */
  #logCommitted(entries: readonly Entry[]): void {
    if (this.#log?.isLevelEnabled('debug') !== true) return
    for (const { gameId, seq, events, calls } of entries)
      this.#log.debug({ gameId, seq, events: events.map(({ type }) => type), calls }, 'events were committed')
  }
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
