import { type Kysely, sql } from 'kysely'

/** Entries have all that a page shows, so that a page is one stretch of an index and reads no player's row. */

const entries = [
  // As in `users`, and kept so by whatever changes it there (boards/naming).
  `alter table board_entries add column username text collate "C", add column profile_pic text collate "C",
    add column is_anonymous boolean`,
  `drop index board_entries_order`,
  `update board_entries set username = users.username, profile_pic = users.profile_pic, is_anonymous = users.is_anonymous
    from users where users.uid = board_entries.uid`,
  `alter table board_entries alter column is_anonymous set not null`,
  `create index board_entries_order on board_entries (board, points desc, uid)
    include (score, ms, username, profile_pic, is_anonymous) where not hidden`,
  // What a place is reckoned from, so that it, too, reads no row.
  `alter table board_entries drop constraint board_entries_pkey, add primary key (board, uid) include (points, hidden)`,
  // Every entry that moves makes the rows beside it be fetched again until the next vacuum: with the default of a fifth
  // those of nearly all pages would have to be.
  `alter table board_entries set (autovacuum_vacuum_scale_factor = 0.005, autovacuum_vacuum_insert_scale_factor = 0.005)`,
  // Close together twice as many of the counts fit into memory. The few that all settlements move find room in a page of
  // their own once theirs is full.
  `alter table board_counts set (fillfactor = 90)`,
  `cluster board_counts using board_counts_pkey`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of entries) await sql.raw(statement).execute(db)
}
