import { type Kysely, sql } from 'kysely'

const statements = [
  // Which process drives a game, and how often that has changed. Null: opened by a process that shares its work with none.
  `alter table games add column driver text collate "C", add column driver_epoch int4 not null default 0`,
  // Until when a process is taken to be alive, and until when one of them leads; by the clock of the database.
  `create table leases (
     name text collate "C" primary key,
     holder text collate "C" not null,
     until int8 not null,
     figures jsonb not null default '{}'
   )`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
