import { SHARES_SHOWN_FROM } from '@trivium/rules/shares'
import { DAY, HOUR, utcDay } from '@trivium/rules/time'
import type { OutputOf } from '@trivium/wire/registry'
import type { Kysely } from 'kysely'
import type { Clock } from '../../clock.ts'
import type { Schema } from '../../database/schema.ts'
import { readDayResults } from '../../webhooks/day-results.ts'

type SiteActivity = OutputOf<'readSiteActivity'>

export interface SiteActivityDependencies {
  readonly db: Kysely<Schema>
  readonly clock: Clock
  /** What this process knows. */
  readonly now: () => { readonly players: number; readonly matches: number }
}

export type SiteActivityService = ReturnType<typeof siteActivityService>

const readYesterday = async (db: Kysely<Schema>, day: string): Promise<SiteActivity['yesterday']> => {
  const { players, average, hardest } = await readDayResults(db, day)
  if (players < SHARES_SHOWN_FROM) return null
  return { average, hardest: hardest && { number: hardest.number, share: hardest.share } }
}

/** Who is here now, and how yesterday's daily went. Small numbers are left out. */
export const siteActivityService = ({ db, clock, now }: SiteActivityDependencies) => {
  /** Read at most once an hour: the hardest question is computed from journals. */
  let kept: { readonly hour: number; readonly yesterday: Promise<SiteActivity['yesterday']> } | null = null

  const yesterday = (): Promise<SiteActivity['yesterday']> => {
    const at = clock.now()
    const hour = Math.floor(at / HOUR)
    if (kept?.hour === hour) return kept.yesterday
    const read = readYesterday(db, utcDay(at - DAY))
    kept = { hour, yesterday: read }
    read.catch(() => {
      kept = null
    })
    return read
  }

  return {
    async read(): Promise<SiteActivity> {
      const { players, matches } = now()
      return {
        players: players < 2 ? null : players,
        matches: matches === 0 ? null : matches,
        yesterday: await yesterday(),
      }
    },
  }
}
