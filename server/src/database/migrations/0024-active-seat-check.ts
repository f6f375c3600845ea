import { type Kysely, sql } from 'kysely'

/**
 * Whether a player is in a match, and until when the queue is closed to them. The functions are `volatile`, so within a
 * statement that has waited for a lock they see what the other transaction has committed. The rest of such a statement
 * sees the time before it waited.
 */
const functions = [
  `create function has_active_seat(player text) returns boolean volatile language sql
   as 'select exists (select from active_seats where uid = player)'`,
  `create function queue_paused_until(player text, moment bigint) returns bigint volatile language sql
   as 'select paused_until from queue_pauses where uid = player and paused_until > moment'`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of functions) await sql.raw(statement).execute(db)
}
