import type { PageView } from '@trivium/wire/page-views'
import type { OutputOf } from '@trivium/wire/registry'
import { monthsBefore, RETENTION } from '@trivium/wire/retention'
import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import type { Clock } from '../../clock.ts'
import type { Schema } from '../../database/schema.ts'
import type { Random } from '../../random.ts'
import { addSums, addVisitors, eraseSums, readSums } from './queries.ts'
import { isRobot } from './robots.ts'
import { ViewBuffer } from './view-buffer.ts'
import { Visitors } from './visitors.ts'

export interface PageViewsDependencies {
  readonly db: Kysely<Schema>
  readonly clock: Clock
  readonly chance: Random
  readonly log: Pick<Logger, 'warn'>
}

/** The visitor, as far as visitors are distinguished; nothing of it is stored. */
export interface Viewer {
  readonly address: string
  readonly userAgent: string
}

/** Written after this long, ms, or when this many views are waiting. */
const WRITE_EVERY = 10_000
const WRITE_AT = 500
const DAY = 86_400_000

const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10)

export type PageViewsService = ReturnType<typeof pageViewsService>

/** Counts page views, and writes them in batches. */
export const pageViewsService = ({ db, clock, chance: random, log }: PageViewsDependencies) => {
  const visitors = new Visitors(random)
  const gathered = new ViewBuffer()
  let counted = 0
  let cancel: (() => void) | null = null
  let writing: Promise<void> = Promise.resolve()
  /** Waits for the running write, then writes everything that has arrived until then. */
  let waiting: Promise<void> | null = null
  let isWriting = false
  let hasFailed = false

  const write = async (): Promise<void> => {
    const taken = gathered.take()
    if (taken.sums.length === 0) return
    isWriting = true
    try {
      await db.transaction().execute(async (tx) => {
        await addSums(tx, taken.sums)
        await addVisitors(tx, taken.visitors)
      })
      hasFailed = false
    } catch (error) {
      hasFailed = true
      gathered.giveBack(taken)
      log.warn({ err: error }, 'page views could not be saved; trying again')
    } finally {
      isWriting = false
    }
  }

  /** One write at a time; resolves when everything counted before is written, or has failed. */
  const flush = (): Promise<void> => {
    cancel?.()
    cancel = null
    if (waiting !== null) return waiting
    waiting = writing
      .then(() => {
        waiting = null
        return write()
      })
      .then(() => {
        if (gathered.views > 0) schedule()
      })
    writing = waiting
    return writing
  }

  const schedule = (): void => {
    cancel ??= clock.after(WRITE_EVERY, () => void flush())
  }

  /** Many views do not trigger more writes while the database is busy or down: the timer retries. */
  const isUrgent = (): boolean => gathered.views >= WRITE_AT && !isWriting && !hasFailed && waiting === null

  return {
    /** Counts a person's view. */
    count(view: PageView, { address, userAgent }: Viewer): void {
      if (isRobot(userAgent)) return
      const day = dayOf(clock.now())
      gathered.add(day, view, visitors.isNew(day, address, userAgent))
      counted += 1
      if (isUrgent()) void flush()
      else schedule()
    },

    /** Since the start. */
    get counted(): number {
      return counted
    },

    async read(days: number): Promise<OutputOf<'readViews'>> {
      await flush()
      const now = clock.now()
      const read = await readSums(db, dayOf(now - (days - 1) * DAY))
      const byDay = new Map(read.days.map((row) => [row.day, row]))
      const all = Array.from({ length: days }, (_, i) => dayOf(now - (days - 1 - i) * DAY))
      return { ...read, days: all.map((day) => byDay.get(day) ?? { day, views: 0, visitors: 0 }) }
    },

    /** Forgets the visitors of past days, and deletes views older than the retention period. */
    upkeep(): Promise<void> {
      visitors.forgetBefore(dayOf(clock.now()))
      return eraseSums(db, dayOf(monthsBefore(clock.now(), RETENTION.pageViews.months)))
    },

    async stop(): Promise<void> {
      await flush()
      cancel?.()
    },
  }
}
