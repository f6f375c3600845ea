import { createHash } from 'node:crypto'
import type { Schema } from '@trivium/server/database/schema'
import { rowsOfCounts } from '@trivium/server/leaderboard-entries/rank-buckets'
import { type Kysely, sql } from 'kysely'

/** Rows per statement. */
const AT_ONCE = 250_000

/** The number of questions that matches draw from. */
export const QUESTIONS = 200

/** The id of player `n`, counted from 0. The ids are spread over the index like real ones. */
export const uidOf = (n: number): string => createHash('md5').update(String(n)).digest('hex').slice(0, 16)

const uid = sql`left(md5(n::text), 16)`

/** Fills in batches, so that only the tables grow with the number of players. */
const inBatches = async (players: number, fill: (from: number, to: number) => Promise<unknown>) => {
  for (let from = 0; from < players; from += AT_ONCE) await fill(from, Math.min(players, from + AT_ONCE) - 1)
}

/** Fills a table without its indexes, primary key and foreign keys, then creates these again. */
const withoutIndexes = async (
  db: Kysely<Schema>,
  table: string,
  fill: () => Promise<unknown>,
): Promise<void> => {
  const { rows: keys } = await sql<{ name: string; definition: string }>`
    select conname as name, pg_get_constraintdef(oid) as definition from pg_constraint
    where conrelid = ${table}::regclass and contype in ('p', 'f') order by contype desc`.execute(db)
  const { rows: indexes } = await sql<{ name: string; definition: string }>`
    select indexname as name, indexdef as definition from pg_indexes
    where tablename = ${table} and indexname not in (select conname from pg_constraint)`.execute(db)
  for (const { name } of keys)
    await sql`alter table ${sql.table(table)} drop constraint ${sql.ref(name)}`.execute(db)
  for (const { name } of indexes) await sql`drop index ${sql.ref(name)}`.execute(db)
  await fill()
  for (const { definition } of indexes) await sql.raw(definition).execute(db)
  for (const { name, definition } of keys)
    await sql.raw(`alter table ${table} add constraint ${name} ${definition}`).execute(db)
}

/** Ratings around 1200, most within 300 of it. The sum of five uniform random numbers is nearly normal. */
const fillUsers = (db: Kysely<Schema>) => (from: number, to: number) =>
  sql`
    insert into users (uid, username, profile_pic, elo, created_at, is_anonymous, rated_games)
    select ${uid}, 'player' || n, 'profile' || 1 + n % 24, 200 +
      (400 * (random() + random() + random() + random() + random()))::int4, 0, false, 20 + n % 500
    from generate_series(${from}::int4, ${to}::int4) n`.execute(db)

/** Thousands of players are tied on the Elo leaderboard, hardly any on the flags leaderboard. */
const fillEntries = (db: Kysely<Schema>) => async (from: number, to: number) => {
  await sql`
    insert into board_entries (board, uid, points, score, at, username, profile_pic, is_anonymous)
    select 'elo', uid, elo, elo, 0, username, profile_pic, false from users join generate_series(${from}::int4, ${to}::int4) n on uid = ${uid}`.execute(
    db,
  )
  await sql`
    insert into board_entries (board, uid, points, score, ms, at, username, profile_pic, is_anonymous)
    select 'flags/all', ${uid}, score::int8 * 16777216 + 16777215 - ms / 100, score, ms, 0,
      'player' || n, 'profile' || 1 + n % 24, false
    from generate_series(${from}::int4, ${to}::int4) n,
      lateral (select n as one, (250 * sqrt(random()))::int4 as score, (60000 + random() * 1140000)::int8 as ms) played`.execute(
    db,
  )
}

const fillQuestions = (db: Kysely<Schema>) =>
  sql`
  insert into questions (id, category, difficulty, prompt, answer, wrong, explanation, source, content_hash)
  select 'question-' || n, 'category-' || n % 14, 1 + n % 3, 'p', 'a', '[]', 'e', 's', 'h'
  from generate_series(0, ${QUESTIONS - 1}::int4) n`.execute(db)

/** Creates this many registered players with settled ratings, each on the Elo and all-flags leaderboards. */
export const fill = async (db: Kysely<Schema>, players: number): Promise<void> => {
  await fillQuestions(db)
  await inBatches(players, fillUsers(db))
  await sql`analyze users`.execute(db)
  await withoutIndexes(db, 'board_entries', () => inBatches(players, fillEntries(db)))
  await sql`insert into boards values ('elo', 'elo', null), ('flags/all', 'flags', null)`.execute(db)
  await sql`insert into board_counts ${rowsOfCounts(
    sql`(select board, points, 1 as n from board_entries) one`,
  )}`.execute(db)
  await sql`vacuum analyze`.execute(db)
}

/**
 * Loads the tables and indexes that a running server would have in memory, as far as they fit. Needs the
 * rights of the database's owner.
 */
export const warmCache = async (db: Kysely<Schema>): Promise<boolean> => {
  try {
    await sql`checkpoint`.execute(db)
    await sql`create extension if not exists pg_prewarm`.execute(db)
    for (const table of ['users', 'board_entries', 'board_counts'])
      await sql`
        select pg_prewarm(oid) from pg_class
        where oid = ${table}::regclass or oid in (select indexrelid from pg_index where indrelid = ${table}::regclass)
        order by relkind desc`.execute(db)
    return true
  } catch {
    // We are not the owner, or this is the embedded database, which lacks the extension.
    return false
  }
}
