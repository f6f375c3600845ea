import { CompiledQuery, Kysely, PostgresDialect } from 'kysely'
import type { Schema } from '../../database/schema.ts'

interface Plan {
  readonly 'Relation Name'?: string
  readonly 'Actual Rows': number
  readonly 'Actual Loops': number
  readonly 'Rows Removed by Filter'?: number
  readonly 'Rows Removed by Index Recheck'?: number
  readonly Plans?: readonly Plan[]
}

/** Rows read by table, including those that were read and discarded. */
const readBy = (plan: Plan): [table: string, rows: number][] => {
  const { 'Relation Name': table, 'Actual Rows': kept, 'Actual Loops': loops } = plan
  const thrown = (plan['Rows Removed by Filter'] ?? 0) + (plan['Rows Removed by Index Recheck'] ?? 0)
  const below = (plan.Plans ?? []).flatMap(readBy)
  return table === undefined ? below : [[table, (kept + thrown) * loops], ...below]
}

/** For tests: how many rows of each table the statements of some work read, as the database itself counts them. */
export const rowsRead = async (
  db: Kysely<Schema>,
  work: (db: Kysely<Schema>) => Promise<unknown>,
): Promise<Record<string, number>> => {
  const statements: CompiledQuery[] = []
  const query = async (text: string, parameters: readonly unknown[]) => {
    const statement = CompiledQuery.raw(text, [...parameters])
    statements.push(statement)
    const { rows } = await db.executeQuery(statement)
    return { command: 'SELECT', rowCount: rows.length, rows }
  }
  const pool = { connect: async () => ({ query, release() {} }), end: async () => {} }
  await work(new Kysely<Schema>({ dialect: new PostgresDialect({ pool: pool as never }) }))
  const sums: Record<string, number> = {}
  for (const { sql, parameters } of statements) {
    const explained = CompiledQuery.raw(`explain (analyze, timing off, format json) ${sql}`, [...parameters])
    const { rows } = await db.executeQuery<{ 'QUERY PLAN': [{ Plan: Plan }] }>(explained)
    for (const [table, read] of readBy(rows[0]?.['QUERY PLAN'][0].Plan as Plan))
      sums[table] = (sums[table] ?? 0) + read
  }
  return sums
}
