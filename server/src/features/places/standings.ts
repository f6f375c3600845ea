import { REGIONS, type Region } from '@trivium/rules/places/regions'
import type { OutputOf } from '@trivium/wire/registry'
import type { Kysely } from 'kysely'
import type { Clock } from '../../clock.ts'
import type { Schema } from '../../database/schema.ts'
import type { PlaceQuiz } from '../../database/tables/places.ts'
import { readBests } from '../../games/places/settle-places.ts'
import type { Random } from '../../random.ts'
import { readRunning } from './queries.ts'

export interface PlacesDependencies {
  readonly db: Kysely<Schema>
  readonly clock: Clock
  readonly chance: Random
}

export interface QuizFigures {
  readonly sizeOf: (region: Region) => number
  /** How many places of a game are closed; null if it is over. */
  readonly doneIn: (gameId: string) => Promise<number | null>
}

/** A player's progress in each region of a quiz. */
export const standings = async (
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
