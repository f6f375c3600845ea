import { type Kysely, sql } from 'kysely'

/**
 * Single-player games: tables for the daily, Survival, custom quizzes and player-made quizzes besides the games
 * themselves.
 */

const daily = [
  // The questions of a day, stored when they are picked: later additions to the bank do not change them.
  `create table daily_days (
    day text collate "C" primary key,
    questions jsonb not null,
    picked_at bigint not null
  )`,
  // A player's one counted play of a day.
  `create table daily_plays (
    uid text collate "C" not null references users on delete cascade,
    day text collate "C" not null,
    game_id text collate "C" not null references games on delete cascade,
    opened_at bigint not null,
    score integer,
    finished_at bigint,
    primary key (uid, day)
  )`,
  `create index daily_plays_game on daily_plays (game_id)`,
  `create table daily_scores (
    day text collate "C" not null,
    score integer not null,
    players bigint not null,
    primary key (day, score)
  )`,
]

const custom = [
  // A shared quiz: the same questions for everyone who follows its link.
  `create table custom_links (
    id text collate "C" primary key,
    config jsonb not null,
    seed text collate "C" not null,
    questions jsonb not null,
    made_by text collate "C" references users on delete set null,
    made_at bigint not null
  )`,
  `create index custom_links_maker on custom_links (made_by) where made_by is not null`,
  // Each player's first play of a link counts for the comparison.
  `create table custom_plays (
    link_id text collate "C" not null references custom_links on delete cascade,
    uid text collate "C" not null references users on delete cascade,
    game_id text collate "C" not null references games on delete cascade,
    score integer,
    total integer not null,
    finished_at bigint,
    primary key (link_id, uid)
  )`,
  `create index custom_plays_player on custom_plays (uid)`,
  `create index custom_plays_game on custom_plays (game_id)`,
]

const quizzes = [
  `create table quizzes (
    id text collate "C" primary key,
    owner_uid text collate "C" not null references users on delete cascade,
    title text collate "C" not null,
    description text collate "C" not null default '',
    state text collate "C" not null default 'draft',
    questions jsonb not null default '[]',
    created_at bigint not null,
    updated_at bigint not null,
    submitted_at bigint
  )`,
  `create index quizzes_owner on quizzes (owner_uid, updated_at)`,
  `create index quizzes_waiting on quizzes (submitted_at) where state = 'waiting'`,
]

const questions = [
  // How many first-time answers of players with established ratings have moved question_stats.rating.
  `alter table question_stats add column rated_answers bigint not null default 0`,
  `create table question_reports (
    question_id text collate "C" not null references questions on delete cascade,
    uid text collate "C" not null references users on delete cascade,
    reason text collate "C" not null,
    detail text collate "C" not null default '',
    game_id text collate "C",
    at bigint not null,
    primary key (question_id, uid)
  )`,
  `create index question_reports_player on question_reports (uid)`,
  `create index question_reports_new on question_reports (at)`,
]

const boards = [
  // The best Survival scores, and the number of better ones, are read from one index.
  `create index users_survival on users (((scores ->> 'Survival')::int4) desc) where scores ? 'Survival'`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...daily, ...custom, ...quizzes, ...questions, ...boards]) {
    await sql.raw(statement).execute(db)
  }
}
