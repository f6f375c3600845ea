import { type Kysely, sql } from 'kysely'

/** Tables for flag and country quizzes besides the games themselves. */

const statements = [
  // A player's best counted game by quiz and region, and its duration, for the leaderboards.
  `create table place_scores (
    uid text collate "C" not null references users on delete cascade,
    quiz text collate "C" not null,
    region text collate "C" not null,
    score integer not null,
    ms bigint not null,
    at bigint not null,
    primary key (uid, quiz, region)
  )`,
  // How often each flag and each country was asked and named correctly.
  `create table place_stats (
    quiz text collate "C" not null,
    place text collate "C" not null,
    asked bigint not null,
    found bigint not null,
    primary key (quiz, place)
  )`,
  `create table place_reports (
    quiz text collate "C" not null,
    place text collate "C" not null,
    uid text collate "C" not null references users on delete cascade,
    reason text collate "C" not null,
    detail text collate "C" not null default '',
    game_id text collate "C",
    at bigint not null,
    primary key (quiz, place, uid)
  )`,
  `create index place_reports_player on place_reports (uid)`,
  `create index place_reports_new on place_reports (at)`,
  // Games to resume at a start, by mode; also the games a player can continue.
  `create index games_not_settled on games (mode, id) where settled_at is null`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
