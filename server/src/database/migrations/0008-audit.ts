import { type Kysely, sql } from 'kysely'

/**
 * Actions of admins and of the operator at the command line. Only an undo changes an entry, which then refers
 * to that undo.
 */
const audit = [
  `create table audit_log (
    id bigint generated always as identity primary key,
    at bigint not null,
    actor_uid text collate "C",
    actor_name text collate "C" not null,
    act text collate "C" not null,
    subject_kind text collate "C" not null,
    subject_id text collate "C" not null,
    subject_name text collate "C" not null,
    before jsonb not null,
    after jsonb not null,
    reason text collate "C",
    undoes bigint references audit_log,
    undone_by bigint references audit_log
  )`,
  `create index audit_log_subject on audit_log (subject_kind, subject_id, id)`,
  `create index audit_log_actor on audit_log (actor_uid, id)`,
  `create index audit_log_act on audit_log (act, id)`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of audit) await sql.raw(statement).execute(db)
}
