import { type Kysely, sql } from 'kysely'

/** Achievements, leaderboards and statistics, all updated by the transaction that settles a game. */

const achievements = [
  `create table user_achievements (
    uid text collate "C" not null references users on delete cascade,
    id text collate "C" not null,
    at bigint not null,
    shown_at bigint,
    shown_by text collate "C",
    primary key (uid, id)
  )`,
  `create index user_achievements_unshown on user_achievements (uid, at) where shown_at is null`,
  // How many players have each achievement.
  `create table achievement_counts (
    id text collate "C" primary key,
    players bigint not null
  ) with (fillfactor = 50)`,
  // Sums with many concurrent writers: each writer takes one of the slots, a reader adds them up.
  `create table tallies (
    name text collate "C" not null,
    slot integer not null,
    n bigint not null,
    primary key (name, slot)
  ) with (fillfactor = 50)`,
  `insert into tallies (name, slot, n)
    select 'players', 0, count(*) from users where merged_into is null and deleted_at is null`,
]

const boards = [
  // Leaderboards that have ever had an entry, including each week and day.
  `create table boards (
    board text collate "C" primary key,
    kind text collate "C" not null,
    period text collate "C"
  )`,
  `create index boards_periods on boards (kind, period) where period is not null`,
  // points: a single sortable number (rules/leaderboards). Hidden: the player has left the leaderboards, is banned,
  // or has no established rating.
  `create table board_entries (
    board text collate "C" not null,
    uid text collate "C" not null references users on delete cascade,
    points bigint not null,
    score integer not null,
    ms bigint,
    hidden boolean not null default false,
    at bigint not null,
    primary key (board, uid)
  ) with (fillfactor = 80)`,
  // Includes everything a page shows of an entry, so that the rows need not be fetched from the table.
  `create index board_entries_order on board_entries (board, points desc, uid) include (score, ms) where not hidden`,
  `create index board_entries_player on board_entries (uid)`,
  // Players by the leading bits of their points, sixteen counts per row: a rank is a sum over a handful of rows,
  // whatever the number of players (leaderboards/rank-buckets).
  `create table board_counts (
    board text collate "C" not null,
    shift smallint not null,
    bucket bigint not null,
    ${Array.from({ length: 16 }, (_, slot) => `p${slot} integer not null default 0`).join(', ')},
    primary key (board, shift, bucket)
  ) with (fillfactor = 50)`,
]

const records = [
  `create table player_accuracy (
    uid text collate "C" not null references users on delete cascade,
    category text collate "C" not null,
    difficulty integer not null,
    asked integer not null,
    correct integer not null,
    primary key (uid, category, difficulty)
  )`,
  // Answers by the whole seconds they took, 0 to 20; 20 includes everything longer.
  `create table player_times (
    uid text collate "C" not null references users on delete cascade,
    seconds integer not null,
    answers integer not null,
    primary key (uid, seconds)
  )`,
  `create table player_days (
    uid text collate "C" not null references users on delete cascade,
    day text collate "C" not null,
    games integer not null,
    asked integer not null,
    correct integer not null,
    primary key (uid, day)
  )`,
  `create table player_games (
    uid text collate "C" not null references users on delete cascade,
    mode text collate "C" not null,
    games integer not null,
    primary key (uid, mode)
  )`,
  // From the point of view of `uid`.
  `create table player_meetings (
    uid text collate "C" not null references users on delete cascade,
    other text collate "C" not null references users on delete cascade,
    wins integer not null,
    losses integer not null,
    draws integer not null,
    primary key (uid, other)
  )`,
  `create index player_meetings_other on player_meetings (other)`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...achievements, ...boards, ...records]) await sql.raw(statement).execute(db)
}
