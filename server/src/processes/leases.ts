import { type Kysely, type RawBuilder, sql } from 'kysely'
import { json } from '../database/json.ts'
import type { Schema } from '../database/schema.ts'
import type { ProcessState } from '../database/tables/leases.ts'

/** The time that leases count by, in ms since 1970: the database's, because the clocks of processes may differ. */
export type LeaseTime = () => RawBuilder<number>

export const databaseTime: LeaseTime = () => sql<number>`(extract(epoch from clock_timestamp()) * 1000)::int8`

/** How long a lease lasts unless it is renewed, ms. */
export const LEASE = 10_000
/** A process that works has renewed its lease more recently than this, ms. */
const RENEWED_WITHIN = 3_000

const PROCESS = 'process '
const nameOf = (process: string): string => PROCESS + process

interface LeaseOptions {
  readonly db: Kysely<Schema>
  readonly time: LeaseTime
  readonly self: string
}

/** Takes or renews a lease. False if another process has it. */
export const takeLease = async (
  { db, time, self }: LeaseOptions,
  name: string,
  figures: Partial<ProcessState> = {},
): Promise<boolean> => {
  const { rows } = await sql`
    insert into leases (name, holder, until, figures)
    values (${name}, ${self}, ${time()} + ${LEASE}::int8, ${json(figures)}::jsonb)
    on conflict (name) do update set holder = excluded.holder, until = excluded.until, figures = excluded.figures
      where leases.holder = excluded.holder or leases.until <= ${time()}
    returning name`.execute(db)
  return rows.length > 0
}

/** Ends a lease of this process now. */
export const endLease = async ({ db, self }: LeaseOptions, name: string): Promise<void> => {
  await db
    .updateTable('leases')
    .set({ until: 0 })
    .where('name', '=', name)
    .where('holder', '=', self)
    .execute()
}

export const renewProcess = (options: LeaseOptions, figures: ProcessState): Promise<boolean> =>
  takeLease(options, nameOf(options.self), figures)

export const endProcess = (options: LeaseOptions): Promise<void> => endLease(options, nameOf(options.self))

export interface OtherProcess {
  readonly process: string
  readonly isAlive: boolean
  readonly figures: Partial<ProcessState>
}

export const readOtherProcesses = async ({ db, time, self }: LeaseOptions): Promise<OtherProcess[]> => {
  const { rows } = await sql<OtherProcess>`
    select holder as process, until > ${time()} as "isAlive", figures from leases
    where starts_with(name, ${PROCESS}) and holder <> ${self} order by name`.execute(db)
  return rows
}

/** Whether a process works, though perhaps slowly: it was neither frozen nor cut off from the database or the other processes lately. */
export const isWorking = async (
  { db, time }: Pick<LeaseOptions, 'db' | 'time'>,
  process: string,
): Promise<boolean> => {
  const row = await db
    .selectFrom('leases')
    .select('name')
    .where('name', '=', nameOf(process))
    .where('until', '>', sql<number>`${time()} + ${LEASE - RENEWED_WITHIN}::int8`)
    .where(sql<boolean>`coalesce((figures ->> 'isConnected')::boolean, true)`)
    .executeTakeFirst()
  return row !== undefined
}

/** Forgets a process whose games others drive now. */
export const deleteProcess = async ({ db, time }: LeaseOptions, process: string): Promise<void> => {
  await db.deleteFrom('leases').where('name', '=', nameOf(process)).where('until', '<=', time()).execute()
}
