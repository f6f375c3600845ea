import { COUNTRIES } from '@trivium/content/places/countries'
import { FLAGS } from '@trivium/content/places/flags'
import { DAILY_QUESTIONS } from '@trivium/rules/daily/daily-mix'
import { isRegion, type Region } from '@trivium/rules/places/regions'
import type { OutputOf } from '@trivium/wire/registry'
import { type Kysely, sql } from 'kysely'
import type { Schema } from '../../database/schema.ts'
import type { BattleResult } from '../../database/tables/games.ts'
import type { PlaceQuiz } from '../../database/tables/places.ts'

type Database = Kysely<Schema>
type Highlights = OutputOf<'readHighlights'>
type Moments = Highlights['moments']

export const readKnown = async (db: Database, uid: string): Promise<Highlights['known']> => {
  const rows = await db
    .selectFrom('player_places')
    .select(['quiz', 'place'])
    .where('uid', '=', uid)
    .orderBy('place')
    .execute()
  const of = (quiz: PlaceQuiz) => rows.filter((row) => row.quiz === quiz).map(({ place }) => place)
  return { flags: of('flags'), countries: of('countries') }
}

const readSurvival = async (db: Database, uid: string): Promise<Moments['survival']> => {
  const row = await db
    .selectFrom('board_entries')
    .select(['score', 'at'])
    .where('uid', '=', uid)
    .where('board', '=', 'survival')
    .executeTakeFirst()
  return row ?? null
}

const readPerfectDailies = async (db: Database, uid: string): Promise<Moments['perfectDailies']> => {
  const { count, at } = await db
    .selectFrom('daily_plays')
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.max('finished_at').as('at')])
    .where('uid', '=', uid)
    .where('score', '=', DAILY_QUESTIONS)
    .executeTakeFirstOrThrow()
  return at === null ? null : { count: Number(count), at: Number(at) }
}

const readUpset = async (db: Database, uid: string): Promise<Moments['upset']> => {
  const row = await db
    .selectFrom('rating_history')
    .innerJoin('games', 'games.id', 'rating_history.game_id')
    .innerJoin('game_seats', (join) =>
      join.onRef('game_seats.game_id', '=', 'games.id').on('game_seats.uid', '=', uid),
    )
    .select(['rating_history.at', 'before', 'after', 'seat', 'result'])
    .where('games.id', '=', (best) =>
      best
        .selectFrom('rating_history')
        .select('game_id')
        .where('uid', '=', uid)
        .where('game_id', 'is not', null)
        .where('voided_at', 'is', null)
        .orderBy(sql`after - before`, 'desc')
        .orderBy('at')
        .limit(1),
    )
    .where('rating_history.uid', '=', uid)
    .executeTakeFirst()
  if (row === undefined) return null
  const { players, winner } = row.result as BattleResult
  const [own, other] = row.seat === 0 ? players : [players[1], players[0]]
  const above = other.elo - own.elo
  if (winner !== row.seat || above <= 0) return null
  return { opponent: other.username, above, gain: row.after - row.before, at: row.at }
}

const PLACES = { flags: FLAGS, countries: COUNTRIES } as const

const sizeOf = (quiz: PlaceQuiz, region: Region): number =>
  PLACES[quiz].filter((place) => region === 'all' || place.region === region).length

const readFastestRegion = async (db: Database, uid: string): Promise<Moments['fastestRegion']> => {
  const rows = await db
    .selectFrom('place_scores')
    .select(['quiz', 'region', 'score', 'ms', 'at'])
    .where('uid', '=', uid)
    .execute()
  const whole = rows.flatMap(({ quiz: board, region, score, ms, at }) => {
    const quiz = board === 'flags' ? 'flags' : 'countries'
    if (!isRegion(region)) return []
    const size = sizeOf(quiz, region)
    return score === size ? [{ quiz, region, size, ms, at } as const] : []
  })
  return whole.toSorted((one, other) => one.ms / one.size - other.ms / other.size)[0] ?? null
}

/** What a player's record has to be proud of; everything is read from what is stored anyway. */
export const readMoments = async (db: Database, uid: string): Promise<Moments> => {
  const [survival, perfectDailies, upset, fastestRegion] = await Promise.all([
    readSurvival(db, uid),
    readPerfectDailies(db, uid),
    readUpset(db, uid),
    readFastestRegion(db, uid),
  ])
  return { survival, perfectDailies, upset, fastestRegion }
}
