import { CATEGORIES } from '@trivium/content/questions/categories'
import { streakAt } from '@trivium/rules/daily/streak'
import { dayFromNumber, dayNumber, utcDay } from '@trivium/rules/time'
import { type Refused, refused } from '@trivium/wire/refusals'
import type { OutputOf } from '@trivium/wire/registry'
import type { Kysely } from 'kysely'
import type { Clock } from '../../clock.ts'
import type { Schema } from '../../database/schema.ts'
import { readRecentMatches } from '../../games/battle/recent-matches.ts'
import { readRanks } from '../../leaderboard-entries/read-pages.ts'
import { findPlayerByName } from '../../users/names.ts'
import { readKnown, readMoments } from './highlights.ts'
import {
  readAccuracy,
  readBestWinStreak,
  readDailyDays,
  readDays,
  readGames,
  readMeetings,
  readRating,
  readTimes,
  readUnlocked,
} from './queries.ts'

export interface ProfilesDependencies {
  readonly db: Kysely<Schema>
  readonly clock: Clock
}

/** Days of the calendar: 53 whole weeks, ending today. */
const CALENDAR_DAYS = 371

const placeOf = new Map<string, number>(CATEGORIES.map(({ slug }, place) => [slug, place]))
const titleOf = new Map<string, string>(CATEGORIES.map(({ slug, title }) => [slug, title]))

/** Categories in display order; unknown ones come last. */
const inOrder = <Row extends { readonly category: string }>(rows: readonly Row[]): Row[] =>
  rows.toSorted(
    (one, other) =>
      (placeOf.get(one.category) ?? placeOf.size) - (placeOf.get(other.category) ?? placeOf.size),
  )

type Highlights = OutputOf<'readHighlights'>

const byCategory = (accuracy: Awaited<ReturnType<typeof readAccuracy>>): Highlights['categories'] =>
  [...Map.groupBy(inOrder(accuracy), ({ category }) => category)].map(([category, rows]) => ({
    category,
    title: titleOf.get(category) ?? category,
    asked: rows.reduce((sum, { asked }) => sum + asked, 0),
    right: rows.reduce((sum, { right }) => sum + right, 0),
  }))

export const profilesService = ({ db, clock }: ProfilesDependencies) => ({
  async readProfile(username: string): Promise<OutputOf<'readProfile'> | Refused> {
    const named = await findPlayerByName(db, username, clock.now())
    if (named === null) return refused('unknown-player')
    const { uid } = named
    const [matches, achievements, places] = await Promise.all([
      readRecentMatches(db, uid),
      readUnlocked(db, uid),
      readRanks(db, uid),
    ])
    return { matches, achievements, places }
  },

  async readHighlights(username: string): Promise<Highlights | Refused> {
    const named = await findPlayerByName(db, username, clock.now())
    if (named === null) return refused('unknown-player')
    const { uid } = named
    const [known, accuracy, moments] = await Promise.all([
      readKnown(db, uid),
      readAccuracy(db, uid),
      readMoments(db, uid),
    ])
    return { known, categories: byCategory(accuracy), moments }
  },

  /** `viewer`: empty if nobody is signed in. */
  async readStats(username: string, viewer: string): Promise<OutputOf<'readStats'> | Refused> {
    const named = await findPlayerByName(db, username, clock.now())
    if (named === null) return refused('unknown-player')
    const { uid } = named
    const today = utcDay(clock.now())
    const [rating, accuracy, times, days, games, dailies, bestWinStreak, against] = await Promise.all([
      readRating(db, uid),
      readAccuracy(db, uid),
      readTimes(db, uid),
      readDays(db, uid, dayFromNumber(dayNumber(today) - CALENDAR_DAYS + 1)),
      readGames(db, uid),
      readDailyDays(db, uid),
      readBestWinStreak(db, uid),
      viewer === '' || viewer === uid ? null : readMeetings(db, viewer, uid),
    ])
    const { length, best } = streakAt(dailies, today)
    return {
      ...rating,
      accuracy: inOrder(accuracy).map((row) => ({
        ...row,
        title: titleOf.get(row.category) ?? row.category,
      })),
      times,
      days,
      games,
      daily: { days: length, best },
      bestWinStreak,
      against,
    }
  },
})

export type ProfilesService = ReturnType<typeof profilesService>
