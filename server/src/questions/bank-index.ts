import type { Millis } from '@trivium/rules/game/decider'
import type { Difficulty } from '@trivium/rules/game/item'
import { type Kysely, sql } from 'kysely'
import type { Schema } from '../database/schema.ts'
import { BUNDLED_PACK } from './bank.ts'
import { Merged } from './merged.ts'
import { QuestionIndex } from './question-index.ts'
import { readRevision } from './revision.ts'

/** Maximum delay until changes by another process are used. */
const LOOK_EVERY: Millis = 10_000
/** Rows per read: a few milliseconds' work, but at the start, when nobody waits for anything else. */
const PAGE = { first: 20_000, later: 1_000 }

/** How far the table has been read: rows are ordered by revision and id. */
interface Position {
  readonly revision: number
  readonly id: string
}

/** The rows changed since `known`, up to a complete revision. */
const readChanged = (db: Kysely<Schema>, known: Position, upTo: number, count: number) =>
  db
    .selectFrom('questions')
    .leftJoin('packs', 'packs.id', 'questions.pack')
    .select(['questions.id', 'category', 'difficulty', 'tags', 'retired_at', 'duplicate_of', 'revision'])
    .select(sql<boolean>`not withdrawn and coalesce(is_on, true)`.as('is_offered'))
    .select((column) => column.fn.coalesce('questions.pack', sql<string>`${BUNDLED_PACK}`).as('pack'))
    .select(sql<boolean>`accept is not null`.as('is_typed'))
    .select(
      sql<'picture' | 'sound' | null>`
        case when media -> 'image' is not null then 'picture' when media -> 'audio' is not null then 'sound' end`.as(
        'media_kind',
      ),
    )
    .where((is) =>
      is.or([
        is('revision', '>', known.revision),
        is.and([is('revision', '=', known.revision), is('questions.id', '>', known.id)]),
      ]),
    )
    .where('revision', '>=', known.revision)
    .where('revision', '<=', upTo)
    .orderBy('revision')
    .orderBy('questions.id')
    .limit(count)
    .execute()

/** The question index in memory, kept up to date with the bank in the database. */
export class BankIndex {
  readonly questions = new QuestionIndex()
  readonly merged = new Merged()
  readonly #db: Kysely<Schema>
  readonly #prepare: () => Promise<void>
  #known: Position = { revision: -1, id: '' }
  /** One read at a time. */
  #turn: Promise<unknown> = Promise.resolve()
  #lookedAt: Millis = 0

  /** `prepare` is called before changes are used: it loads the pictures and sounds of packs. */
  constructor(db: Kysely<Schema>, prepare: () => Promise<void> = async () => {}) {
    this.#db = db
    this.#prepare = prepare
  }

  /** Reads changes to the bank since the last read; returns how many questions are in use. */
  refresh(): Promise<number> {
    const done = this.#turn.then(() => this.#readOn())
    this.#turn = done.catch(() => {})
    return done
  }

  /** Checks for changes by another process, unless that was just done. */
  async refreshIfDue(now: Millis): Promise<void> {
    if (now < this.#lookedAt + LOOK_EVERY) return
    this.#lookedAt = now
    await this.refresh()
  }

  async #readOn(): Promise<number> {
    const upTo = await readRevision(this.#db)
    if (upTo === this.#known.revision) return this.questions.size
    await this.#prepare()
    for (;;) {
      const count = this.#known.revision < 0 ? PAGE.first : PAGE.later
      const rows = await readChanged(this.#db, this.#known, upTo, count)
      for (const row of rows) this.#apply(row)
      const last = rows.at(-1)
      if (last !== undefined) this.#known = { revision: last.revision, id: last.id }
      if (rows.length < count) break
    }
    this.#known = { revision: upTo, id: '\u{10ffff}' }
    return this.questions.size
  }

  #apply(row: Awaited<ReturnType<typeof readChanged>>[number]): void {
    const { id, category, difficulty, tags, pack, retired_at, duplicate_of } = row
    const { media_kind, is_typed, is_offered } = row
    const mediaKind = media_kind === null ? {} : { mediaKind: media_kind }
    this.merged.put(id, duplicate_of)
    if (retired_at === null && is_offered)
      this.questions.put({
        ...{ id, category, difficulty: difficulty as Difficulty, tags, pack, isTyped: is_typed },
        ...mediaKind,
      })
    else this.questions.take(id)
  }
}
