import { type Kysely, sql } from 'kysely'

/** Packs of questions, of which the bundled bank is the first (docs/decisions/0082). */
const packs = [
  `create table packs (
    id text collate "C" primary key,
    name text collate "C" not null,
    version text collate "C" not null,
    licence text collate "C" not null,
    language text collate "C" not null,
    author text collate "C" not null,
    description text collate "C" not null default '',
    is_on boolean not null default true,
    installed_at bigint not null,
    updated_at bigint not null,
    removed_at bigint
  )`,
  // Named by their content.
  `create table pack_media (
    pack_id text collate "C" not null references packs on delete cascade,
    name text collate "C" not null,
    content bytea not null,
    primary key (pack_id, name)
  )`,
  `insert into packs (id, name, version, licence, language, author, installed_at, updated_at)
    values ('trivium', 'Trivium', '1.0.0', 'CC-BY-SA-4.0', 'en', 'The authors of Trivium', 0, 0)`,
  `alter table questions
    add column pack text collate "C" references packs,
    add column withdrawn boolean not null default false`,
  `update questions set pack = 'trivium' where origin = 'bank'`,
  `create index questions_pack on questions (pack, id) where pack is not null`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of packs) await sql.raw(statement).execute(db)
}
