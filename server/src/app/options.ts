import type { Bank } from '@trivium/content/questions/load'
import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import type { Clock } from '../clock.ts'
import type { Schema } from '../database/schema.ts'
import type { Storage } from '../database/storage-health.ts'
import type { ModerationService } from '../features/moderation/service.ts'
import type { Limits } from '../functions/limits.ts'
import type { Operator } from '../http/public-files.ts'
import type { Send } from '../mail/mailer.ts'
import type { LoggedErrors } from '../metrics/logged-errors.ts'
import type { ProcessWatch } from '../metrics/machine.ts'
import type { Metrics } from '../metrics/metrics.ts'
import type { Random } from '../random.ts'

/** All that the program takes from outside. */
export interface AppOptions {
  readonly db: Kysely<Schema>
  /** Whether the database can be written to; without it nobody is told that it can't. */
  readonly storage?: Storage
  readonly clock: Clock
  readonly chance: Random
  readonly log: Logger
  readonly bank: Bank
  /** Folder of the built web app. */
  readonly dist: string
  readonly publicUrl: string | null
  readonly trustProxy: boolean
  /** Sites whose pages may call functions; none where they are not given. */
  readonly corsOrigins?: readonly string[]
  /** Who runs the server, where they say so. */
  readonly operator?: Operator
  /** Sends mail, or puts it where the operator finds it. */
  readonly mailer: { readonly send: Send; readonly arrives: boolean }
  /** Other addresses of this server, which links in mails may lead to. */
  readonly linkUrls?: readonly string[]
  /** Where messages of the contact page are mailed on to; without it they only wait in the inbox. */
  readonly contactTo?: string | null
  /** Webhooks may lead to plain http and into private networks. */
  readonly webhooksPrivate?: boolean
  /** How far apart journal commits begin under load, ms; 0 where a test's clock stands still. */
  readonly journalPace?: number
  /** What was logged as an error. */
  readonly errors: LoggedErrors
  readonly machine: ProcessWatch
  /** How often who may call what; counted in memory where nothing else is given. */
  readonly limits?: Limits
}

/** How things are at this moment. */
export interface AppFigures {
  readonly connections: number
  readonly games: number
  /** The games in memory by mode. */
  readonly gamesByMode: Readonly<Record<string, number>>
  /** Players who search for a ranked match. */
  readonly waiting: number
  /** Page views since the start. */
  readonly views: number
}

export interface App {
  /** Answers the address it listens on. */
  listen(port: number, host: string): Promise<string>
  /** Lets go of every player with a word, finishes what is under way. */
  close(): Promise<void>
  /** What the operator may do from the command line. */
  readonly moderation: ModerationService
  readonly figures: () => AppFigures
  /** What it has counted of its own work. */
  readonly measures: Metrics
}
