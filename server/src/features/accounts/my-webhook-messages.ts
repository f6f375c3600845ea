import type { Kysely } from 'kysely'
import type { Schema } from '../../database/schema.ts'
import type { Row } from './paging.ts'

/** Usernames have letters, digits, underscores and hyphens. */
const isNamed = (line: string, names: readonly string[]): boolean =>
  line.split(/[^\w-]+/).some((word) => names.includes(word))

/**
 * What waits for the operator's chat and names the player: the day's best, or a fair-play case. Lines about others are
 * left out. Guests share one name, so none of it is about them.
 */
export const readWebhookMessages = async (db: Kysely<Schema>, own: readonly string[]): Promise<Row[]> => {
  const users = await db
    .selectFrom('users')
    .select('username')
    .where('uid', 'in', [...own])
    .where('is_anonymous', '=', false)
    .execute()
  const names = users.flatMap(({ username }) => username ?? [])
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
