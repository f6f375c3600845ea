import type { SoloEvent } from '@trivium/rules/modes/solo/events'
import { DAY, dayFromNumber } from '@trivium/rules/time'
import { type Kysely, sql } from 'kysely'
import type { Logger } from 'pino'
import type { Clock } from '../clock.ts'
import { json } from '../database/json.ts'
import type { Schema } from '../database/schema.ts'
import { readPage } from '../leaderboard-entries/read-pages.ts'

/** The results of a daily quiz after its day. */
export interface DayResults {
  readonly day: string
  readonly players: number
  /** Right answers, 0 to 10. */
  readonly average: number
  readonly hardest: {
    /** From 1. */
    readonly number: number
    readonly prompt: string
    readonly share: number
  } | null
  /** From the leaderboard, so without players who have left it. */
  readonly top: readonly { readonly place: number; readonly username: string; readonly score: number }[]
}

const TOP = 3
/** Games from which the hardest question is computed. */
const MAX_GAMES = 2_000
/** How long after midnight a game that began before it may end, ms. */
const GRACE = 600_000
const ROW = 'day-results'

const countersOf = async (db: Kysely<Schema>, day: string) => {
  const rows = await db
    .selectFrom('daily_scores')
    .select(['score', 'players'])
    .where('day', '=', day)
    .execute()
  const players = rows.reduce((sum, row) => sum + row.players, 0)
  const right = rows.reduce((sum, row) => sum + row.players * row.score, 0)
  return { players, average: players === 0 ? 0 : right / players }
}

/** From the journals of counted games: everybody has the questions in the same order. */
const hardestOf = async (db: Kysely<Schema>, day: string): Promise<DayResults['hardest']> => {
  const games = db
    .selectFrom('daily_plays')
    .select('game_id')
    .where('day', '=', day)
    .where('finished_at', 'is not', null)
    .orderBy('finished_at')
    .limit(MAX_GAMES)
  const { rows } = await sql<{ index: number; share: number }>`
    select (event ->> 'index')::int as index, avg(case when event ->> 'right' = 'true' then 1.0 else 0.0 end)::float8 as share
    from game_events where game_id in (${games}) and event ->> 'type' in ('answered', 'missed')
    group by 1 order by 2, 1 limit 1`.execute(db)
  const [hardest] = rows
  if (hardest === undefined) return null
  const first = await db
    .selectFrom('game_events')
    .select('event')
    .where('seq', '=', 0)
    .where('game_id', 'in', games)
    .limit(1)
    .executeTakeFirst()
  const opened = first?.event as SoloEvent | undefined
  const item = opened?.type === 'opened' ? opened.items[hardest.index] : undefined
  return item === undefined ? null : { number: hardest.index + 1, prompt: item.prompt, share: hardest.share }
}

export const readDayResults = async (db: Kysely<Schema>, day: string): Promise<DayResults> => {
  const { rows } = await readPage(db, `daily/${day}`, { limit: TOP })
  return {
    day,
    ...(await countersOf(db, day)),
    hardest: await hardestOf(db, day),
    top: rows.map(({ place, username, score }) => ({ place, username, score })),
  }
}

/** 'ours' for the first process that claims a day, and never twice for the same day. */
const claim = async (db: Kysely<Schema>, day: string): Promise<'ours' | 'begun' | 'taken'> => {
  const inserted = await db
    .insertInto('settings')
    .values({ name: ROW, value: json({ day }) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('name')
    .executeTakeFirst()
  // A new database: nothing was played on earlier days.
  if (inserted !== undefined) return 'begun'
  const moved = await db
    .updateTable('settings')
    .set({ value: json({ day }) })
    .where('name', '=', ROW)
    .where(sql<boolean>`value ->> 'day' < ${day}`)
    .returning('name')
    .executeTakeFirst()
  return moved === undefined ? 'taken' : 'ours'
}

export interface DayResultsJobDependencies {
  readonly db: Kysely<Schema>
  readonly clock: Clock
  readonly log: Pick<Logger, 'error'>
  readonly onDayOver: (results: DayResults) => void
}

/** Announces the results of the daily quiz once after each UTC day, and at start if the server was down at midnight. */
export class DayResultsJob {
  readonly #with: DayResultsJobDependencies
  #cancel = () => {}
  #isStopped = false
  #looking: Promise<void> = Promise.resolve()

  constructor(dependencies: DayResultsJobDependencies) {
    this.#with = dependencies
  }

  start(): void {
    this.#isStopped = false
    this.#looking = this.#look()
  }

  async stop(): Promise<void> {
    this.#isStopped = true
    this.#cancel()
    await this.#looking
  }

  async #look(): Promise<void> {
    const { db, clock, log, onDayOver: over } = this.#with
    const now = clock.now() - GRACE
    try {
      const yesterday = dayFromNumber(Math.floor(now / DAY) - 1)
      if ((await claim(db, yesterday)) === 'ours') {
        const results = await readDayResults(db, yesterday)
        if (results.players > 0) over(results)
      }
    } catch (error) {
      log.error({ err: error }, 'could not announce the results of the day')
    }
    if (this.#isStopped) return
    const next = (Math.floor(now / DAY) + 1) * DAY + GRACE
    this.#cancel = clock.after(next - clock.now(), () => this.start())
  }
}
