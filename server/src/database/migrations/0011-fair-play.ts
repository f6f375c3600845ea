import { type Kysely, sql } from 'kysely'

/** Fair play: facts of each game and the resulting cases; and indexes for the admins' player search. */

const fairPlay = [
  // Facts of one player's part in one game; kept for three months.
  `create table fair_play_facts (
    game_id text collate "C" not null,
    uid text collate "C" not null references users on delete cascade,
    other text collate "C",
    at bigint not null,
    facts jsonb not null,
    primary key (game_id, uid)
  )`,
  `create index fair_play_facts_player on fair_play_facts (uid, at desc)`,
  `create index fair_play_facts_at on fair_play_facts (at)`,
  // Norms over all players: how long answers take, how many lost games players leave before the end.
  `create table fair_play_norms (
    name text collate "C" not null,
    slot integer not null,
    n bigint not null,
    primary key (name, slot)
  )`,
  `create table fair_play_cases (
    uid text collate "C" primary key references users on delete cascade,
    state text collate "C" not null,
    score integer not null,
    opened_at bigint not null,
    updated_at bigint not null,
    since bigint not null,
    decided_at bigint,
    decided_by text collate "C",
    reason text collate "C"
  )`,
  `create index fair_play_cases_order on fair_play_cases (state, score desc, uid)`,
  // weighed_at is null until a decision considers the evidence.
  `create table fair_play_evidence (
    id bigint generated always as identity primary key,
    uid text collate "C" not null references users on delete cascade,
    kind text collate "C" not null,
    other text collate "C" not null default '',
    strength double precision not null,
    figures jsonb not null,
    games jsonb not null,
    found_at bigint not null,
    updated_at bigint not null,
    weighed_at bigint
  )`,
  `create unique index fair_play_evidence_open on fair_play_evidence (uid, kind, other) where weighed_at is null`,
  `create index fair_play_evidence_player on fair_play_evidence (uid, found_at)`,
  `create index games_settled_at on games (settled_at) where settled_at is not null`,
]

const players = [
  `create index users_newest on users (created_at desc, uid desc)
    where not is_anonymous and deleted_at is null and created_at is not null`,
  `drop index users_banned`,
  `create index users_banned on users (banned_until, uid) where banned_until is not null`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...fairPlay, ...players]) await sql.raw(statement).execute(db)
}
