import { type Kysely, sql } from 'kysely'

/* For the work on questions: versions, search, imports, and reports that can be closed. */

const questions = [
  `alter table questions
    add column origin text collate "C" not null default 'bank',
    add column version integer not null default 1,
    add column added_at bigint not null default 0,
    add column changed_at bigint,
    add column duplicate_of text collate "C" references questions,
    add column edited boolean not null default false,
    add column bank_text jsonb,
    add column fingerprint text collate "C" not null default '',
    add column revision bigint not null default 0,
    add column search tsvector not null default ''`,
  // Without a pending list, whose processing would delay a later query.
  `create index questions_search on questions using gin (search) with (fastupdate = off)`,
  `create index questions_newest on questions (added_at, id)`,
  `create index questions_category on questions (category, added_at, id)`,
  `create index questions_difficulty on questions (difficulty, added_at, id)`,
  `create index questions_origin on questions (origin, added_at, id)`,
  `create index questions_retired on questions (added_at, id) where retired_at is not null`,
  `create index questions_undecided on questions (added_at, id) where bank_text is not null`,
  `create index questions_fingerprint on questions (fingerprint)`,
  `create index questions_duplicates on questions (duplicate_of) where duplicate_of is not null`,
  // For reading the changes since the last check.
  `create index questions_revision on questions (revision, id)`,
  `drop index questions_in_use`,
  // Table statistics are gathered every minute while anything is written, which blocks everything else. So
  // the sample is small, and columns that are neither sorted nor filtered have none.
  ...[
    'id',
    'category',
    'difficulty',
    'origin',
    'added_at',
    'retired_at',
    'revision',
    'fingerprint',
    'search',
  ].map((column) => `alter table questions alter column ${column} set statistics 20`),
  ...[
    'prompt',
    'answer',
    'wrong',
    'explanation',
    'source',
    'tags',
    'licence',
    'content_hash',
    'bank_text',
  ].map((column) => `alter table questions alter column ${column} set statistics 0`),
  ...['as_of', 'version', 'changed_at', 'duplicate_of', 'edited'].map(
    (column) => `alter table questions alter column ${column} set statistics 20`,
  ),
  `create table question_bank (
    id integer primary key default 1 check (id = 1),
    revision bigint not null
  )`,
  `insert into question_bank (revision) values (0)`,
  `create table question_versions (
    question_id text collate "C" not null references questions on delete cascade,
    version integer not null,
    at bigint not null,
    item jsonb not null,
    primary key (question_id, version)
  )`,
]

const hardness = [
  `alter table question_stats add column disagreement double precision`,
  // Halfway between the starting values of the labels, as in rules/SPEC.md QR2 and QR5.
  `update question_stats set disagreement = nullif(case difficulty
      when 1 then greatest(0, rating - 982.5)
      when 2 then greatest(0, 982.5 - rating, rating - 1157.5)
      else greatest(0, 1157.5 - rating) end, 0)
    from questions where questions.id = question_id and rating is not null and rated_answers >= 30`,
  `create index question_stats_hardness on question_stats (rating, question_id) where rating is not null`,
  `create index question_stats_disagreement on question_stats (disagreement, question_id)
    where disagreement is not null`,
]

const reports = ['question_reports', 'place_reports'].flatMap((table) => [
  `alter table ${table}
    add column closed_at bigint,
    add column outcome text collate "C",
    add column entry_id bigint references audit_log`,
  `create index ${table}_closed on ${table} (closed_at) where closed_at is not null`,
])

const open = [
  `create index question_reports_open on question_reports (question_id) where closed_at is null`,
  `create index place_reports_open on place_reports (quiz, place) where closed_at is null`,
  `create index question_reports_entry on question_reports (entry_id) where entry_id is not null`,
  `create index place_reports_entry on place_reports (entry_id) where entry_id is not null`,
]

const imports = [
  `create table question_imports (
    id text collate "C" primary key,
    entry_id bigint not null references audit_log,
    at bigint not null,
    ended_at bigint,
    state text collate "C" not null,
    file_name text collate "C" not null,
    format text collate "C",
    looked_at integer not null default 0,
    added integer not null default 0,
    duplicates integer not null default 0,
    rejected integer not null default 0,
    report jsonb not null default '[]',
    failure text collate "C"
  )`,
  `create index question_imports_newest on question_imports (at)`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...questions, ...hardness, ...reports, ...open, ...imports])
    await sql.raw(statement).execute(db)
}
