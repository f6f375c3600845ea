import { REGIONS, type Region } from '@trivium/rules/places/regions'
import type { OutputOf } from '@trivium/wire/registry'
import { type Kysely, sql } from 'kysely'
import type { Clock } from '../../clock.ts'
import type { Schema } from '../../database/schema.ts'
import type { PlaceQuiz } from '../../database/tables/places.ts'
import type { Random } from '../../random.ts'
import type { OpenSinglePlayer } from '../single-player/open-games.ts'
import { readBests } from './settle-places.ts'

export interface PlaceQuizDependencies {
  readonly db: Kysely<Schema>
  readonly clock: Clock
  readonly random: Random
  readonly openGame: OpenSinglePlayer
}

export interface QuizFigures {
  readonly sizeOf: (region: Region) => number
  /** How many places of a game are closed; null if it is over. */
  readonly doneIn: (gameId: string) => Promise<number | null>
}

/** A player's running counted games of a quiz, by region. */
const readRunning = async (
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

/** A player's progress in each region of a quiz. */
export const readRegionProgress = async (
  db: Kysely<Schema>,
  uid: string,
  quiz: PlaceQuiz,
  { sizeOf, doneIn }: QuizFigures,
): Promise<OutputOf<'readFlags'>['regions']> => {
  const [bests, running] = await Promise.all([readBests(db, uid, quiz), readRunning(db, uid, quiz)])
  return Promise.all(
    REGIONS.map(async (region) => {
      const gameId = running.get(region)
      const done = gameId === undefined ? null : await doneIn(gameId)
      return {
        region,
        size: sizeOf(region),
        best: bests.get(region) ?? null,
        running: gameId === undefined || done === null ? null : { gameId, done },
      }
    }),
  )
}
