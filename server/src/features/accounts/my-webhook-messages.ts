import type { Kysely } from 'kysely'
import type { Schema } from '../../database/schema.ts'
import { LOOK_COLUMNS, lookOf } from '../../player-look.ts'
import type { Row } from './paging.ts'

/** The words of a line between spaces. Names have letters, digits, underscores and hyphens; nicknames have spaces too. */
const wordsOf = (line: string): string => ` ${line.split(/[^\w-]+/).join(' ')} `

const isNamed = (line: string, names: readonly string[]): boolean =>
  names.some((name) => wordsOf(line).includes(` ${name} `))

/**
 * What waits for the operator's chat and names the player: the day's best, or a fair-play case. Lines about others are
 * left out.
 */
export const readWebhookMessages = async (db: Kysely<Schema>, own: readonly string[]): Promise<Row[]> => {
  const users = await db
    .selectFrom('users')
    .select(LOOK_COLUMNS)
    .where('uid', 'in', [...own])
    .execute()
  const names = users.map((user) => lookOf(user).username)
  // Bounded by the queue of messages.
  const waiting = await db
    .selectFrom('webhook_messages')
    .select(['created_at', 'message'])
    .orderBy('id')
    .execute()
  return waiting.flatMap(({ created_at, message: { title, lines } }) => {
    const named = lines.filter((line) => isNamed(line, names))
    return named.length === 0 ? [] : [{ created_at, title, lines: named }]
  })
}
