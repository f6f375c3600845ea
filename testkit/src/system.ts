import type { Question } from '@trivium/content/questions/format'
import { type Bank, loadQuestions, openBank } from '@trivium/content/questions/load'
import { createApp } from '@trivium/server/app/app'
import type { App } from '@trivium/server/app/options'
import type { Bus } from '@trivium/server/bus/bus'
import { InProcessBus } from '@trivium/server/bus/in-process'
import { type Clock, systemClock } from '@trivium/server/clock'
import { NO_INTERVALS } from '@trivium/server/database/batches'
import type { Schema } from '@trivium/server/database/schema'
import type { Storage } from '@trivium/server/database/storage-health'
import type { PasswordHashing } from '@trivium/server/features/accounts/passwords/hashing'
import type { Limits } from '@trivium/server/functions/limits'
import type { Mailer } from '@trivium/server/mail/mailer'
import { LoggedErrors } from '@trivium/server/metrics/logged-errors'
import { watchProcess } from '@trivium/server/metrics/machine'
import type { LeaseTime } from '@trivium/server/processes/leases'
import { type Random, systemRandom } from '@trivium/server/random'
import type { Kysely } from 'kysely'
import { type Logger, pino } from 'pino'

export interface System {
  readonly app: App
  /** The address it listens on, e.g. http://127.0.0.1:41234. */
  readonly url: string
  close(): Promise<void>
}

export interface SystemOptions {
  readonly db: Kysely<Schema>
  /** Whether the database can be written to. */
  readonly storage?: Storage
  /** By default this is the only process on its database. */
  readonly bus?: Bus
  readonly clock?: Clock
  readonly databaseTime?: LeaseTime
  readonly random?: Random
  readonly bank?: readonly Question[]
  readonly log?: Logger
  /** The public address, if the server is behind a proxy. */
  readonly publicUrl?: string
  /** Whether X-Forwarded-For is trusted: callers can then claim any address. */
  readonly trustProxy?: boolean
  /** Other sites whose pages may call functions. */
  readonly corsOrigins?: readonly string[]
  /** Without it no mail is sent. */
  readonly mailer?: Mailer
  readonly limits?: Limits
  /** By default passwords are hashed at the usual cost. */
  readonly passwords?: PasswordHashing
  /** Whether only some new games begin while too many are played; by default they do. */
  readonly refuseOverload?: boolean
  /** Over how long the sockets are closed when the server stops; by default at once. */
  readonly drainMs?: number
  /** How many connections may be open at once. */
  readonly maxConnections?: number | null
  /** How many players one party takes. */
  readonly partySeats?: number
  /** Other addresses of the server that links in mails may use. */
  readonly linkUrls?: readonly string[]
  /** Where messages of the contact page are forwarded. */
  readonly contactTo?: string
  /** Webhooks may point to this machine. */
  readonly webhooksPrivate?: boolean
}

/** The bundled questions. Throws when the bank does not load. */
export const bundledQuestions = async (): Promise<Question[]> => {
  const loaded = await loadQuestions()
  if (!loaded.ok) throw new Error(`the bank does not load: ${JSON.stringify(loaded.problems[0])}`)
  return loaded.questions
}

const holding = (questions: readonly Question[]): Bank => ({
  digest: JSON.stringify(questions),
  read: async () => ({ ok: true, questions: [...questions] }),
})

/** Starts the whole server in this process, on a free local port, over a migrated database. */
export const startSystem = async (options: SystemOptions): Promise<System> => {
  const clock = options.clock ?? systemClock
  const errors = new LoggedErrors(clock)
  const machine = watchProcess(clock)
  const log = options.log ?? pino({ level: 'error', hooks: errors.hooks })
  const bus = options.bus ?? new InProcessBus().join({ self: 'alone', clock, log })
  const app = await createApp({
    db: options.db,
    ...(options.storage && { storage: options.storage }),
    clock,
    random: options.random ?? systemRandom,
    log,
    bus,
    drainMs: options.drainMs ?? 0,
    ...(options.databaseTime && { databaseTime: options.databaseTime }),
    errors,
    machine,
    bank: options.bank === undefined ? await openBank() : holding(options.bank),
    dist: '/nowhere',
    publicUrl: options.publicUrl ?? null,
    trustProxy: options.trustProxy ?? false,
    corsOrigins: options.corsOrigins ?? [],
    mailer: options.mailer ?? { send: async () => 'sent', arrives: false },
    ...(options.linkUrls && { linkUrls: options.linkUrls }),
    ...(options.limits && { limits: options.limits }),
    ...(options.passwords && { passwords: options.passwords }),
    ...(options.maxConnections !== undefined && { maxConnections: options.maxConnections }),
    ...(options.partySeats !== undefined && { partySeats: options.partySeats }),
    ...(options.refuseOverload !== undefined && { refuseOverload: options.refuseOverload }),
    ...(options.webhooksPrivate !== undefined && { webhooksPrivate: options.webhooksPrivate }),
    ...(options.contactTo && { contactTo: options.contactTo }),
    ...(options.clock === undefined ? {} : { batchIntervals: NO_INTERVALS }),
  })
  const url = await app.listen(0, '127.0.0.1')
  return { app, url, close: () => app.close().finally(() => machine.stop()) }
}
