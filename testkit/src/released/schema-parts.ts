import type { Schema } from '@trivium/server/database/schema'
import { type Kysely, sql } from 'kysely'

/** The parts of each table as SQL: columns, keys, indexes, triggers, settings; functions are under their names. */
export const schemaParts = async (db: Kysely<Schema>): Promise<ReadonlyMap<string, readonly string[]>> => {
  const { rows } = await sql<{ name: string; parts: string[] }>`
    with tables as (
      select oid, relname as name, reloptions from pg_class
      where relnamespace = 'public'::regnamespace and relkind = 'r'
    ), parts as (
      select name, concat_ws(' ', attname, format_type(atttypid, atttypmod), 'collate ' || collname,
        case when attnotnull then 'not null' end, 'identity ' || nullif(attidentity::text, ''),
        'default ' || pg_get_expr(adbin, adrelid)) as part
      from tables join pg_attribute on attrelid = tables.oid and attnum > 0 and not attisdropped
      left join pg_collation on pg_collation.oid = attcollation
      left join pg_attrdef on adrelid = attrelid and adnum = attnum
      union all select name, pg_get_constraintdef(pg_constraint.oid)
      from tables join pg_constraint on conrelid = tables.oid and contype <> 'n'
      union all select name, pg_get_indexdef(indexrelid) from tables join pg_index on indrelid = tables.oid
      union all select name, pg_get_triggerdef(pg_trigger.oid)
      from tables join pg_trigger on tgrelid = tables.oid and not tgisinternal
      union all select name, unnest(reloptions) from tables
      union all select proname || '()', pg_get_functiondef(oid) from pg_proc
      where pronamespace = 'public'::regnamespace
    )
    select name, array_agg(part order by part collate "C") as parts from parts group by name`.execute(db)
  return new Map(rows.map(({ name, parts }) => [name, parts]))
}

/** By table or function, what only one of two schemas has. */
export const schemaDifferences = (
  one: ReadonlyMap<string, readonly string[]>,
  other: ReadonlyMap<string, readonly string[]>,
): Readonly<Record<string, { readonly missing: readonly string[]; readonly added: readonly string[] }>> =>
  Object.fromEntries(
    [...new Set([...one.keys(), ...other.keys()])].flatMap((name) => {
      const [ours, theirs] = [one.get(name) ?? [], other.get(name) ?? []]
      const missing = theirs.filter((part) => !ours.includes(part))
      const added = ours.filter((part) => !theirs.includes(part))
      return missing.length + added.length === 0 ? [] : [[name, { missing, added }]]
    }),
  )
