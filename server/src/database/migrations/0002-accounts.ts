import { type Kysely, sql } from 'kysely'

/*
 * The tables of the authentication library (logins, credentials, sessions, verifications) have the library's columns,
 * whose times are timestamps. A guest has sessions but no login.
 */

const authentication = [
  `create table logins (
    id text collate "C" primary key references users (uid) on delete cascade,
    name text collate "C" not null,
    email text collate "C" not null unique,
    email_verified boolean not null default false,
    image text collate "C",
    created_at timestamptz not null,
    updated_at timestamptz not null
  )`,
  `create table credentials (
    id text collate "C" primary key,
    account_id text collate "C" not null,
    provider_id text collate "C" not null,
    user_id text collate "C" not null references logins on delete cascade,
    access_token text collate "C",
    refresh_token text collate "C",
    id_token text collate "C",
    access_token_expires_at timestamptz,
    refresh_token_expires_at timestamptz,
    scope text collate "C",
    password text collate "C",
    created_at timestamptz not null,
    updated_at timestamptz not null,
    unique (provider_id, account_id)
  )`,
  `create index credentials_user on credentials (user_id)`,
  `create table verifications (
    id text collate "C" primary key,
    identifier text collate "C" not null unique,
    value text collate "C" not null,
    expires_at timestamptz not null,
    created_at timestamptz not null,
    updated_at timestamptz not null
  )`,
  `create index verifications_expires_at on verifications (expires_at)`,
  `alter table sessions rename to guest_sessions`,
  `create table sessions (
    id text collate "C" primary key,
    user_id text collate "C" not null references users (uid) on delete cascade,
    token text collate "C" not null unique,
    expires_at timestamptz not null,
    ip_address text collate "C",
    user_agent text collate "C",
    created_at timestamptz not null,
    updated_at timestamptz not null
  )`,
  `insert into sessions (id, user_id, token, expires_at, created_at, updated_at)
    select left(token_hash, 16), uid, token_hash, to_timestamp(expires_at / 1000.0),
      to_timestamp(created_at / 1000.0), to_timestamp(last_seen_at / 1000.0)
    from guest_sessions`,
  `drop table guest_sessions`,
  `create index sessions_user on sessions (user_id)`,
  `create index sessions_expires_at on sessions (expires_at)`,
]

const names = [
  // Names in use and released names that are still held. `name_key` is lower-cased independently of the database's
  // collation. A held name without a uid belonged to a deleted player.
  `create table usernames (
    name_key text collate "C" primary key,
    uid text collate "C" references users on delete cascade,
    username text collate "C" not null,
    held_until bigint
  )`,
  `create index usernames_player on usernames (uid)`,
  `create unique index usernames_in_use on usernames (uid) where held_until is null`,
]

const guard = [
  // Failed login attempts, per account or per device known to it.
  `create table login_tries (
    door text collate "C" primary key,
    tries integer not null,
    first_at bigint not null,
    closed_until bigint
  )`,
  `create index login_tries_first_at on login_tries (first_at)`,
  `create table known_devices (
    uid text collate "C" not null references users on delete cascade,
    device_hash text collate "C" not null,
    last_at bigint not null,
    primary key (uid, device_hash)
  )`,
]

const standing = [
  `alter table users
    add column ban_reason text collate "C",
    add column settings jsonb not null default '{}',
    add column username_changed_at bigint,
    add column deletion_at bigint,
    add column deleted_at bigint,
    add column merged_into text collate "C" references users on delete set null`,
  `create index users_banned on users (banned_until) where banned_until is not null`,
  `create index users_admins on users (username) where role = 'admin'`,
  `create index users_leaving on users (deletion_at) where deletion_at is not null`,
  `create index users_merged on users (merged_into) where merged_into is not null`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...authentication, ...names, ...guard, ...standing]) {
    await sql.raw(statement).execute(db)
  }
}
