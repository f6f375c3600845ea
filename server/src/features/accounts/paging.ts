import { type Kysely, sql } from 'kysely'
import type { Schema } from '../../database/schema.ts'

export type Row = Record<string, unknown>

/** Rows per page when their length is unknown. */
const PAGE = 200

export interface Pages {
  readonly table: keyof Schema
  /** The column that names the owner of a row. */
  readonly owner?: string
  /** The column that orders one owner's rows. */
  readonly key: string
  /** Rows per page: fewer if a row may be long. */
  readonly size?: number
}

/** The rows of a table that belong to some players, in pages, so that only one page is in memory. */
export async function* pagesOf(
  db: Kysely<Schema>,
  own: readonly string[],
  { table, owner = 'uid', key, size = PAGE }: Pages,
): AsyncGenerator<Row[]> {
  for (const uid of own) {
    for (let after: unknown = null; ; ) {
      const later = after === null ? sql`true` : sql`${sql.ref(key)} > ${after}`
      const { rows } = await sql<Row>`
        select * from ${sql.table(table)} where ${sql.ref(owner)} = ${uid} and ${later}
        order by ${sql.ref(key)} limit ${size}`.execute(db)
      if (rows.length > 0) yield rows
      if (rows.length < size) break
      after = rows.at(-1)?.[key]
    }
  }
}
