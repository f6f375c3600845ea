import { type Kysely, sql } from 'kysely'

/**
 * Entries contain everything that a page shows, so that a page is read from one range of an index, without
 * any player's row.
 */

const entries = [
  // Copied from `users` and kept in sync by every change there (leaderboards/displayed-names).
  `alter table board_entries add column username text collate "C", add column profile_pic text collate "C",
    add column is_anonymous boolean`,
  `drop index board_entries_order`,
  `update board_entries set username = users.username, profile_pic = users.profile_pic, is_anonymous = users.is_anonymous
    from users where users.uid = board_entries.uid`,
  `alter table board_entries alter column is_anonymous set not null`,
  `create index board_entries_order on board_entries (board, points desc, uid)
    include (score, ms, username, profile_pic, is_anonymous) where not hidden`,
  // Includes what a rank is computed from, so that this reads no row either.
  `alter table board_entries drop constraint board_entries_pkey, add primary key (board, uid) include (points, hidden)`,
  // Until the next vacuum, a moved entry forces reads of its neighbours' rows. With the default vacuum
  // threshold of a fifth of the rows, that would affect nearly all pages.
  `alter table board_entries set (autovacuum_vacuum_scale_factor = 0.005, autovacuum_vacuum_insert_scale_factor = 0.005)`,
  // Rows are packed tightly, so that twice as many counts fit into memory. The few rows that every settlement
  // changes move to a new page once theirs is full.
  `alter table board_counts set (fillfactor = 90)`,
  `cluster board_counts using board_counts_pkey`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of entries) await sql.raw(statement).execute(db)
}
