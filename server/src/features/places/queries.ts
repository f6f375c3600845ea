import { type Kysely, sql } from 'kysely'
import type { Schema } from '../../database/schema.ts'
import type { PlaceQuiz } from '../../database/tables/places.ts'

/** A player's running counted games of a quiz, by region. */
export const readRunning = async (
  db: Kysely<Schema>,
  uid: string,
  quiz: PlaceQuiz,
): Promise<Map<string, string>> => {
  const { rows } = await sql<{ id: string; region: string }>`
    select games.id, games.summary ->> 'region' as region
    from game_seats join games on games.id = game_seats.game_id
    where game_seats.uid = ${uid} and games.mode = ${quiz} and games.settled_at is null
      and games.summary @> '{"counts": true}'
    order by game_seats.opened_at`.execute(db)
  return new Map(rows.map(({ region, id }) => [region, id]))
}

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
    .where('asked', '>', 0)
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
