import type { Kysely } from 'kysely'
import type { Schema } from '../../database/schema.ts'
import type { MessagesTable } from '../../database/tables/contact.ts'

/** How many messages have arrived since a time. */
export const countSince = async (db: Kysely<Schema>, at: number): Promise<number> => {
  const { messages } = await db
    .selectFrom('messages')
    .select((is) => is.fn.countAll<number>().as('messages'))
    .where('at', '>', at)
    .executeTakeFirstOrThrow()
  return messages
}

export const hadSeat = async (db: Kysely<Schema>, uid: string, gameId: string): Promise<boolean> => {
  const row = await db
    .selectFrom('game_seats')
    .select('seat')
    .where('game_id', '=', gameId)
    .where('uid', '=', uid)
    .executeTakeFirst()
  return row !== undefined
}

export type NewMessage = Omit<MessagesTable, 'closed_at'>

/** False if the puzzle was solved for another message: nothing was stored. */
export const storeMessage = async (db: Kysely<Schema>, message: NewMessage): Promise<boolean> => {
  const stored = await db
    .insertInto('messages')
    .values({ ...message, closed_at: null })
    .onConflict((conflict) => conflict.column('puzzle').doNothing())
    .returning('id')
    .executeTakeFirst()
  return stored !== undefined
}
