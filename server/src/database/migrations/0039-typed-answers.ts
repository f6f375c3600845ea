import { type Kysely, sql } from 'kysely'

/** Accepted answers of questions that work without choices (docs/decisions/0083). The importer fills them in. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw('alter table questions add column accept jsonb').execute(db)
  // An untimed run in progress is found by these fields.
  await sql
    .raw(
      `update games set summary = summary || '{"typed": false, "untimed": true}'
       where mode = 'solo' and settled_at is null and summary @> '{"kind": "survival", "counts": false}'`,
    )
    .execute(db)
}
