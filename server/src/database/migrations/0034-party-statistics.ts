import { type Kysely, sql } from 'kysely'

/** How often a question was answered in parties, and how often rightly: apart from games of one and of two players. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table question_stats add column party_asked integer not null default 0`.execute(db)
  await sql`alter table question_stats add column party_correct integer not null default 0`.execute(db)
}
