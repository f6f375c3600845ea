import { SHARES_SHOWN_FROM } from '@trivium/rules/shares'
import type { Kysely } from 'kysely'
import type { Schema } from '../../database/schema.ts'
import type { PlaceQuiz } from '../../database/tables/places.ts'

/** The share of players who knew each place, 0 to 1; places never asked are missing. */
export const readShares = async (
  db: Kysely<Schema>,
  quiz: PlaceQuiz,
  places: readonly string[],
): Promise<Map<string, number>> => {
  if (places.length === 0) return new Map()
  const rows = await db
    .selectFrom('place_stats')
    .select(['place', 'asked', 'found'])
    .where('quiz', '=', quiz)
    .where('place', 'in', [...places])
    .where('asked', '>=', SHARES_SHOWN_FROM)
    .execute()
  return new Map(rows.map(({ place, asked, found }) => [place, found / asked]))
}

/** The places of a quiz that a player has reported and nobody has dealt with yet. */
export const readReported = async (
  db: Kysely<Schema>,
  uid: string,
  quiz: PlaceQuiz,
): Promise<Set<string>> => {
  const rows = await db
    .selectFrom('place_reports')
    .select('place')
    .where('uid', '=', uid)
    .where('quiz', '=', quiz)
    .where('closed_at', 'is', null)
    .execute()
  return new Set(rows.map(({ place }) => place))
}
