import type { OutputOf } from '@trivium/wire/registry'
import { type Kysely, type SqlBool, sql, type Transaction } from 'kysely'
import type { Schema } from '../../database/schema.ts'

/** The number of views of one kind on one day. */
export interface ViewSum {
  readonly day: string
  readonly page: string
  readonly source: string
  readonly device: string
  readonly views: number
}

/** In a fixed order, so that no two processes deadlock. */
export const addSums = async (tx: Transaction<Schema>, sums: readonly ViewSum[]): Promise<void> => {
  await sql`
    insert into page_views (day, page, source, device, views)
    select day, page, source, device, views from jsonb_to_recordset(${JSON.stringify(sums)}::jsonb)
      as sums (day text, page text, source text, device text, views int8)
    order by 1, 2, 3, 4
    on conflict (day, page, source, device) do update set views = page_views.views + excluded.views`.execute(
    tx,
  )
}

export const addVisitors = async (
  tx: Transaction<Schema>,
  visitors: readonly { readonly day: string; readonly visitors: number }[],
): Promise<void> => {
  await sql`
    insert into page_visitors (day, visitors)
    select day, visitors from jsonb_to_recordset(${JSON.stringify(visitors)}::jsonb) as sums (day text, visitors int8)
    order by 1
    on conflict (day) do update set visitors = page_visitors.visitors + excluded.visitors`.execute(tx)
}

type Column = 'day' | 'page' | 'source' | 'device'

const sumsBy = async <By extends Column>(
  db: Kysely<Schema>,
  since: string,
  by: By,
  only: SqlBool | ReturnType<typeof sql<boolean>>,
): Promise<({ views: number } & Record<By, string>)[]> => {
  const { rows } = await sql<{ views: number } & Record<By, string>>`
    select ${sql.ref(by)}, sum(views)::int8 as views from page_views where day >= ${since} and ${only}
    group by 1 order by 2 desc, 1 limit 400`.execute(db)
  return rows
}

const MAX_ROWS = 50

/** The sums since a day, given like `2026-01-31`. Days without views are left out. */
export const readSums = async (db: Kysely<Schema>, since: string): Promise<OutputOf<'readViews'>> => {
  const all = sql<boolean>`true`
  const visitors = await db.selectFrom('page_visitors').selectAll().where('day', '>=', since).execute()
  const here = new Map(visitors.map((row) => [row.day, row.visitors]))
  const days = await sumsBy(db, since, 'day', all)
  const pages = await sumsBy(db, since, 'page', all)
  const sources = await sumsBy(db, since, 'source', sql<boolean>`source <> ''`)
  const devices = await sumsBy(db, since, 'device', all)
  return {
    days: days.map(({ day, views }) => ({ day, views, visitors: here.get(day) ?? 0 })),
    pages: pages.slice(0, MAX_ROWS),
    sources: sources.slice(0, MAX_ROWS),
    devices: devices as OutputOf<'readViews'>['devices'],
  }
}

/** Deletes the days before this one. */
export const eraseSums = async (db: Kysely<Schema>, before: string): Promise<void> => {
  await db.deleteFrom('page_views').where('day', '<', before).execute()
  await db.deleteFrom('page_visitors').where('day', '<', before).execute()
}
