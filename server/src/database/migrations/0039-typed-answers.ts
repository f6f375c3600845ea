import { type Kysely, sql } from 'kysely'

/**
 * Accepted answers of questions that work without choices (docs/decisions/0083). The bundled bank is read again, because
 * databases that have its questions lack these answers.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw('alter table questions add column accept jsonb').execute(db)
  await sql.raw("delete from settings where name = 'bank'").execute(db)
  // A run in progress is found by these fields.
  await sql
    .raw(
      `update games set summary = summary || jsonb_build_object('typed', false, 'untimed', not (summary ->> 'counts')::bool)
       where mode = 'solo' and settled_at is null and summary ->> 'kind' = 'survival'`,
    )
    .execute(db)
}
