import { DAY, utcDay } from '@trivium/rules/time'
import type { PageView } from '@trivium/wire/page-views'
import type { OutputOf } from '@trivium/wire/registry'
import { monthsBefore, RETENTION } from '@trivium/wire/retention'
import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import type { Bus } from '../../bus/bus.ts'
import type { Clock } from '../../clock.ts'
import type { Schema } from '../../database/schema.ts'
import type { Random } from '../../random.ts'
import { eraseSums, readSums } from './queries.ts'
import { isRobot } from './robots.ts'
import { shareVisitors } from './shared-visitors.ts'
import { ViewWriter } from './view-writer.ts'

export interface PageViewsDependencies {
  readonly db: Kysely<Schema>
  readonly bus: Bus
  readonly clock: Clock
  readonly random: Random
  readonly log: Pick<Logger, 'warn'>
}

/** What distinguishes one visitor from another; none of it is stored. */
export interface Viewer {
  readonly address: string
  readonly userAgent: string
}

const readViews = async (db: Kysely<Schema>, now: number, days: number): Promise<OutputOf<'readViews'>> => {
  const read = await readSums(db, utcDay(now - (days - 1) * DAY))
  const byDay = new Map(read.days.map((row) => [row.day, row]))
  const all = Array.from({ length: days }, (_, i) => utcDay(now - (days - 1 - i) * DAY))
  return { ...read, days: all.map((day) => byDay.get(day) ?? { day, views: 0, visitors: 0 }) }
}

export type PageViewsService = ReturnType<typeof pageViewsService>

/** Counts page views, and writes them in batches. */
export const pageViewsService = ({ db, bus, clock, random, log }: PageViewsDependencies) => {
  const { visitors, forgetBefore, stop: stopSharing } = shareVisitors(bus, { random, clock })
  const writer = new ViewWriter({ db, clock, log })
  let counted = 0

  return {
    /** Counts a person's view. */
    count(view: PageView, { address, userAgent }: Viewer): void {
      if (isRobot(userAgent)) return
      const day = utcDay(clock.now())
      writer.gathered.add(day, view, visitors.isNew(day, address, userAgent))
      counted += 1
      writer.writeSoon()
    },

    /** Views counted since the server started. */
    get counted(): number {
      return counted
    },

    async read(days: number): Promise<OutputOf<'readViews'>> {
      await writer.flush()
      return readViews(db, clock.now(), days)
    },

    /** Forgets the visitors of past days, and deletes views older than the retention period. */
    upkeep(): Promise<void> {
      forgetBefore(utcDay(clock.now()))
      return eraseSums(db, utcDay(monthsBefore(clock.now(), RETENTION.pageViews.months)))
    },

    stop(): Promise<void> {
      stopSharing()
      return writer.stop()
    },
  }
}
