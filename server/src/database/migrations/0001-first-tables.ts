import { type Kysely, sql } from 'kysely'

/*
 * Every text column is `collate "C"`: it compares bytes, so order and equality are the same on the embedded
 * database, whose default collation is C, and on a server, which may have another default. Times are epoch
 * milliseconds.
 */

const players = [
  `create table users (
    uid text collate "C" primary key,
    username text collate "C",
    profile_pic text collate "C",
    elo integer,
    created_at bigint,
    is_anonymous boolean not null default true,
    achievements jsonb not null default '[]',
    wins integer not null default 0,
    losses integer not null default 0,
    draws integer not null default 0,
    rated_games integer not null default 0,
    questions_correct integer not null default 0,
    flag_questions_correct integer not null default 0,
    win_streak integer not null default 0,
    best_win_streak integer not null default 0,
    perfect_scores integer not null default 0,
    last_elo_change integer,
    scores jsonb not null default '{}',
    flag_quiz_scores jsonb not null default '{}',
    country_quiz_scores jsonb not null default '{}',
    role text collate "C" not null default 'player',
    banned_until bigint
  ) with (fillfactor = 80)`,
  `create table sessions (
    token_hash text collate "C" primary key,
    uid text collate "C" not null references users on delete cascade,
    created_at bigint not null,
    expires_at bigint not null,
    last_seen_at bigint not null
  )`,
  `create index sessions_uid on sessions (uid)`,
  `create index sessions_expires_at on sessions (expires_at)`,
]

const questions = [
  `create table questions (
    id text collate "C" primary key,
    category text collate "C" not null,
    difficulty integer not null,
    prompt text collate "C" not null,
    answer text collate "C" not null,
    wrong jsonb not null,
    explanation text collate "C" not null,
    source text collate "C" not null,
    as_of integer,
    tags jsonb not null default '[]',
    licence text collate "C",
    retired_at bigint,
    content_hash text collate "C" not null
  )`,
  `create index questions_in_use on questions (category, difficulty) where retired_at is null`,
  `create table question_stats (
    question_id text collate "C" primary key references questions on delete cascade,
    asked bigint not null default 0,
    correct bigint not null default 0,
    rating double precision,
    updated_at bigint not null
  ) with (fillfactor = 80)`,
  `create table seen_questions (
    uid text collate "C" not null references users on delete cascade,
    question_id text collate "C" not null references questions on delete cascade,
    seen_at bigint not null,
    primary key (uid, question_id)
  )`,
  `create index seen_questions_recent on seen_questions (uid, seen_at)`,
  `create index seen_questions_question on seen_questions (question_id)`,
]

const games = [
  `create table games (
    id text collate "C" primary key,
    mode text collate "C" not null,
    opened_at bigint not null,
    ended_at bigint,
    settled_at bigint,
    rated boolean not null,
    result jsonb,
    summary jsonb not null
  )`,
  `create index games_running on games (opened_at) where ended_at is null`,
  `create index games_unsettled on games (ended_at) where ended_at is not null and settled_at is null`,
  `create table game_seats (
    game_id text collate "C" not null references games on delete cascade,
    seat integer not null,
    uid text collate "C" references users on delete set null,
    opened_at bigint not null,
    primary key (game_id, seat)
  )`,
  `create index game_seats_player on game_seats (uid, game_id) where uid is not null`,
  `create index game_seats_recent on game_seats (uid, opened_at desc) where uid is not null`,
  `create table active_seats (
    uid text collate "C" primary key references users on delete cascade,
    game_id text collate "C" not null references games on delete cascade,
    seat integer not null
  )`,
  `create index active_seats_game on active_seats (game_id)`,
  // No foreign key: its check would slow the journal, which may also be written before the game's other rows.
  `create table game_events (
    game_id text collate "C" not null,
    seq integer not null,
    at bigint not null,
    event jsonb not null,
    primary key (game_id, seq)
  )`,
  `create table rating_history (
    uid text collate "C" not null references users on delete cascade,
    game_id text collate "C" not null references games on delete cascade,
    at bigint not null,
    before integer not null,
    after integer not null,
    primary key (uid, game_id)
  )`,
  `create index rating_history_recent on rating_history (uid, at)`,
  `create index rating_history_game on rating_history (game_id)`,
]

const meetings = [
  `create table queue (
    uid text collate "C" primary key references users on delete cascade,
    joined_at bigint not null,
    elo integer not null,
    front boolean not null default false,
    last_opponent text collate "C"
  )`,
  `create table queue_pauses (
    uid text collate "C" primary key references users on delete cascade,
    misses jsonb not null,
    paused_until bigint
  )`,
  `create table friend_matches (
    key text collate "C" primary key,
    host_uid text collate "C" not null references users on delete cascade,
    rated boolean not null,
    created_at bigint not null,
    expires_at bigint not null,
    taken_by text collate "C" references users on delete set null,
    game_id text collate "C" references games on delete set null
  )`,
  `create index friend_matches_host on friend_matches (host_uid)`,
  `create index friend_matches_expires_at on friend_matches (expires_at)`,
]

const house = [
  `create table fair_play_notes (
    id text collate "C" primary key,
    uid text collate "C" not null references users on delete cascade,
    game_id text collate "C",
    at bigint not null,
    kind text collate "C" not null,
    detail jsonb not null
  )`,
  `create index fair_play_notes_player on fair_play_notes (uid, at)`,
  `create table settings (
    name text collate "C" primary key,
    value jsonb not null
  )`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...players, ...questions, ...games, ...meetings, ...house]) {
    await sql.raw(statement).execute(db)
  }
}
