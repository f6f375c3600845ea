import { replay } from '@trivium/rules/game/decider'
import type { BattleEvent } from '@trivium/rules/modes/battle/events'
import { evolve } from '@trivium/rules/modes/battle/evolve'
import { view } from '@trivium/rules/modes/battle/view'
import type { SoloEvent } from '@trivium/rules/modes/solo/events'
import type { Kysely } from 'kysely'
import type { Schema } from '../../database/schema.ts'
import type { GameColumns } from '../../database/tables/games.ts'

/** Who sits in a seat of a game; uid null: a bot, or somebody who has left. */
export interface Seat {
  readonly seat: number
  readonly uid: string | null
}

export const readSeats = (db: Kysely<Schema>, gameId: string): Promise<Seat[]> =>
  db.selectFrom('game_seats').select(['seat', 'uid']).where('game_id', '=', gameId).orderBy('seat').execute()

/** A settled game; null while it is running. */
export const readFinished = async (db: Kysely<Schema>, gameId: string): Promise<GameColumns | null> => {
  const row = await db
    .selectFrom('games')
    .select(['mode', 'summary', 'result'])
    .where('id', '=', gameId)
    .where('settled_at', 'is not', null)
    .$castTo<GameColumns>()
    .executeTakeFirst()
  return row ?? null
}

const readEvents = async <Event>(db: Kysely<Schema>, gameId: string): Promise<Event[]> => {
  const rows = await db
    .selectFrom('game_events')
    .select('event')
    .where('game_id', '=', gameId)
    .orderBy('seq')
    .execute()
  return rows.map(({ event }) => event as Event)
}

/** Whether each question was answered right. */
export const readSoloMarks = async (db: Kysely<Schema>, gameId: string): Promise<boolean[]> => {
  const events = await readEvents<SoloEvent>(db, gameId)
  return events.flatMap((event) => {
    if (event.type === 'answered') return [event.right]
    return event.type === 'missed' ? [false] : []
  })
}

/** The same of a match, by seat. */
export const readBattleMarks = async (
  db: Kysely<Schema>,
  gameId: string,
): Promise<readonly [boolean[], boolean[]]> => {
  const state = replay(evolve, await readEvents<BattleEvent>(db, gameId))
  const [first, second] = view(state, 0).marks
  return [[...first], [...second]]
}

/** A quiz of a player, if others may see it. */
export const readQuizTitle = async (
  db: Kysely<Schema>,
  quizId: string,
): Promise<{ readonly title: string; readonly madeBy: string } | null> => {
  const row = await db
    .selectFrom('quizzes')
    .select(['title', 'owner_uid'])
    .where('id', '=', quizId)
    .where('state', '<>', 'draft')
    .executeTakeFirst()
  return row === undefined ? null : { title: row.title, madeBy: row.owner_uid }
}
