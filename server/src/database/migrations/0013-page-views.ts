import { type Kysely, sql } from 'kysely'

/** Page views as sums by UTC day, without personal data. */
const views = [
  `create table page_views (
    day text collate "C" not null,
    page text collate "C" not null,
    source text collate "C" not null,
    device text collate "C" not null,
    views bigint not null,
    primary key (day, page, source, device)
  )`,
  `create table page_visitors (
    day text collate "C" primary key,
    visitors bigint not null
  )`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of views) await sql.raw(statement).execute(db)
}
