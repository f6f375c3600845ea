import { type Kysely, sql } from 'kysely'

/** Saved plans of parties, and the questions that were drawn for print. */
const plans = [
  `create table party_plans (
    id text collate "C" primary key,
    owner_uid text collate "C" not null references users on delete cascade,
    plan jsonb not null,
    drawn jsonb,
    drawn_at bigint,
    created_at bigint not null,
    updated_at bigint not null
  )`,
  `create index party_plans_by_owner on party_plans (owner_uid, updated_at desc)`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of plans) await sql.raw(statement).execute(db)
}
