import { type Kysely, sql } from 'kysely'

/** A quiz as it was played, stored once per version; the journals of its games refer to it. */
const versions = [
  `create table quiz_versions (
    quiz_id text collate "C" not null,
    version bigint not null,
    title text collate "C" not null,
    questions jsonb not null,
    made_by text collate "C" references users on delete set null,
    primary key (quiz_id, version)
  )`,
  `create index quiz_versions_maker on quiz_versions (made_by) where made_by is not null`,
  `alter table games add column quiz_id text collate "C", add column quiz_version bigint,
    add constraint games_quiz_version foreign key (quiz_id, quiz_version) references quiz_versions`,
  `create index games_quiz_version on games (quiz_id, quiz_version) where quiz_id is not null`,
  // A contact message outlives the deletion of the game it is about.
  `alter table messages drop constraint messages_game_id_fkey,
    add constraint messages_game_id_fkey foreign key (game_id) references games on delete set null`,
  // Fingerprints now include symbols: those of questions with symbols are recomputed at the next start.
  `update questions set fingerprint = ''
    where fingerprint not like '-%' and prompt || answer ~ '[^a-zA-Z0-9 ,;?!()''"]'`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of versions) await sql.raw(statement).execute(db)
}
