import { type Kysely, sql } from 'kysely'

/** The state of a new database, to which a used one can be reset. */
export interface NewDatabase {
  /** Changes whenever a table, index, trigger, function, constraint or column changes. */
  readonly shape: string
  /** The rows that the migrations insert, as JSON by table. */
  readonly rows: ReadonlyMap<string, string>
}

export const readNew = async (db: Kysely<never>): Promise<NewDatabase> => {
  const { shape, filled } = await readState(db)
  const rows = new Map<string, string>()
  for (const table of filled) {
    const { rows: read } = await sql<{ all: string }>`
      select json_agg(t)::text as all from ${sql.table(table)} t`.execute(db)
    rows.set(table, read[0]!.all)
  }
  return { shape, rows }
}

/** Resets a used database to new. Returns false, and changes nothing, if its schema is no longer the same. */
export const renew = async (db: Kysely<never>, { shape, rows }: NewDatabase): Promise<boolean> => {
  const used = await readState(db)
  if (used.shape !== shape) return false
  const tables = [...new Set([...used.filled, ...rows.keys()])].map((table) => sql.id(table))
  // This role skips foreign key checks, so the order of the tables does not matter.
  const statements = [
    sql`set local session_replication_role = replica`,
    ...tables.map((table) => sql`delete from ${table}`),
    ...used.begun.map((sequence) => sql`alter sequence ${sql.id(sequence)} restart`),
    // Deletes the statistics that `analyze` recorded for the old rows.
    sql`delete from pg_statistic using pg_class
      where oid = starelid and relnamespace = 'public'::regnamespace`,
    ...[...rows].map(
      ([table, all]) =>
        sql`insert into ${sql.id(table)} select * from json_populate_recordset(null::${sql.id(table)}, ${sql.lit(all)})`,
    ),
  ]
  await sql.join(statements, sql`; `).execute(db)
  await sql`vacuum ${sql.join(tables)}`.execute(db)
  return true
}

interface State {
  readonly shape: string
  /** Tables that have rows; the migrator's own tables are covered by the schema. */
  readonly filled: string[]
  /** Sequences that have been used. */
  readonly begun: string[]
}

const readState = async (db: Kysely<never>): Promise<State> => {
  const tables = await tablesOf(db)
  const probes = tables.map(
    (name) => sql`select ${sql.lit(name)} where exists (select from ${sql.table(name)})`,
  )
  const { rows } = await sql<State>`
    select concat_ws(' ', (select count(*) from pg_depend), (select count(*) from pg_attribute)) as shape,
      array(${sql.join(probes, sql` union all `)}) as filled,
      array(select sequencename::text from pg_sequences where last_value is not null) as begun`.execute(db)
  return rows[0]!
}

const tablesOf = async (db: Kysely<never>): Promise<string[]> => {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace and relname not like 'kysely%'`.execute(db)
  return rows.map(({ name }) => name)
}
