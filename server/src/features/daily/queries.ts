import type { SoloEvent } from '@trivium/rules/modes/solo/events'
import type { Kysely, Transaction } from 'kysely'
import { json } from '../../database/json.ts'
import type { Schema } from '../../database/schema.ts'

type Database = Kysely<Schema> | Transaction<Schema>

export interface DailyPlay {
  readonly gameId: string
  readonly score: number | null
}

/** The one counted game of a player and day. */
export const readPlay = async (db: Database, uid: string, day: string): Promise<DailyPlay | null> => {
  const row = await db
    .selectFrom('daily_plays')
    .select(['game_id', 'score'])
    .where('uid', '=', uid)
    .where('day', '=', day)
    .executeTakeFirst()
  return row === undefined ? null : { gameId: row.game_id, score: row.score }
}

/** Finished days, newest first, with their scores. */
export const readDays = async (
  db: Database,
  uid: string,
  from = '',
  to = '9999',
): Promise<{ day: string; score: number }[]> => {
  const rows = await db
    .selectFrom('daily_plays')
    .select(['day', 'score'])
    .where('uid', '=', uid)
    .where('finished_at', 'is not', null)
    .where('day', '>=', from)
    .where('day', '<', to)
    .orderBy('day', 'desc')
    .execute()
  return rows.map(({ day, score }) => ({ day, score: score ?? 0 }))
}

/** How many players had each score, 0 to `best`. */
export const readDistribution = async (db: Database, day: string, best: number): Promise<number[]> => {
  const rows = await db
    .selectFrom('daily_scores')
    .select(['score', 'players'])
    .where('day', '=', day)
    .execute()
  return Array.from({ length: best + 1 }, (_, score) => rows.find((row) => row.score === score)?.players ?? 0)
}

/** A fixed day: the ids of its questions, and the seed of their choices' order. */
export interface PickedDay {
  readonly questions: readonly string[]
  readonly seed: string
}

export const readPickedDay = async (db: Database, day: string): Promise<PickedDay | undefined> =>
  db.selectFrom('daily_days').select(['questions', 'seed']).where('day', '=', day).executeTakeFirst()

/** The questions of days already fixed, by day. */
export const readPickedDays = async (db: Database, from: string): Promise<Map<string, string[]>> => {
  const rows = await db
    .selectFrom('daily_days')
    .select(['day', 'questions'])
    .where('day', '>=', from)
    .execute()
  return new Map(rows.map(({ day, questions }) => [day, questions]))
}

/** Saves the questions of a day; a second caller gets those of the first. */
export const keepPicks = async (
  db: Database,
  day: string,
  { questions, seed }: PickedDay,
  at: number,
): Promise<PickedDay> => {
  await db
    .insertInto('daily_days')
    .values({ day, questions: json([...questions]), seed, picked_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return (await readPickedDay(db, day)) ?? { questions, seed }
}

/** Whether each question of a game was answered right, according to its journal. */
export const readMarks = async (db: Database, gameId: string): Promise<boolean[]> => {
  const rows = await db
    .selectFrom('game_events')
    .select('event')
    .where('game_id', '=', gameId)
    .orderBy('seq')
    .execute()
  return rows.flatMap((row) => {
    const event = row.event as SoloEvent
    if (event.type === 'answered') return [event.right]
    return event.type === 'missed' ? [false] : []
  })
}
