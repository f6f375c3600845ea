import type { Bank } from '@trivium/content/questions/load'
import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import type { Bus } from '../bus/bus.ts'
import type { Clock } from '../clock.ts'
import type { BatchIntervals } from '../database/batches.ts'
import type { Schema } from '../database/schema.ts'
import type { Storage } from '../database/storage-health.ts'
import type { PasswordHashing } from '../features/accounts/passwords/hashing.ts'
import type { ModerationService } from '../features/admin-users/moderation/service.ts'
import type { Limits } from '../functions/limits.ts'
import type { Operator } from '../http/public-files.ts'
import type { Send } from '../mail/mailer.ts'
import type { LoggedErrors } from '../metrics/logged-errors.ts'
import type { ProcessWatch } from '../metrics/machine.ts'
import type { Metrics } from '../metrics/metrics.ts'
import type { PackService } from '../packs/pack-service.ts'
import type { LeaseTime } from '../processes/leases.ts'
import type { Random } from '../random.ts'

/** Everything the app needs from outside. */
export interface AppOptions {
  readonly db: Kysely<Schema>
  /** Whether the database can be written to. Without this option, players are not notified when it cannot. */
  readonly storage?: Storage
  /** Messages to and from the other processes on this database, if there are any. */
  readonly bus: Bus
  /** The time of leases between processes, in tests whose clock stands still. */
  readonly databaseTime?: LeaseTime
  /** Over how long the sockets are closed when this process stops and others go on, ms. */
  readonly drainMs?: number
  readonly clock: Clock
  readonly random: Random
  readonly log: Logger
  readonly bank: Bank
  /** Folder of the built web app. */
  readonly dist: string
  readonly publicUrl: string | null
  readonly trustProxy: boolean
  /** Whether only some new games begin while too many are played; by default they do. */
  readonly refuseOverload?: boolean
  /** How many connections may be open at once; by default any number. */
  readonly maxConnections?: number | null
  /** How many players one party takes; by default `PARTY_SEATS.default`. */
  readonly partySeats?: number
  /** Sites whose pages may call functions; by default none. */
  readonly corsOrigins?: readonly string[]
  /** Who runs the server, if they have said so. */
  readonly operator?: Operator
  /** Sends mail, or writes it to a file for the operator. */
  readonly mailer: { readonly send: Send; readonly arrives: boolean }
  /** Other addresses of this server that links in mails may use. */
  readonly linkUrls?: readonly string[]
  /** Where messages of the contact page are forwarded; without it they are only kept in the inbox. */
  readonly contactTo?: string | null
  /** Whether webhooks may use plain http and private networks. */
  readonly webhooksPrivate?: boolean
  /** None in tests whose clock stands still. */
  readonly batchIntervals?: BatchIntervals
  /** Counts of logged errors. */
  readonly errors: LoggedErrors
  readonly machine: ProcessWatch
  /** Hashes passwords and limits how many wait for it; by default at the usual cost. */
  readonly passwords?: PasswordHashing
  /** Rate limits; counted in memory by default. */
  readonly limits?: Limits
}

/** Current figures of the server. */
export interface AppFigures {
  readonly connections: number
  readonly games: number
  /** Games in memory, by mode. */
  readonly gamesByMode: Readonly<Record<string, number>>
  /** Running games that this process drives, by mode. The sum over all processes is the number of running games. */
  readonly drivenByMode: Readonly<Record<string, number>>
  /** Games in memory that other processes drive. */
  readonly followed: number
  /** Players searching for a ranked match. */
  readonly waiting: number
  /** Page views since the start. */
  readonly views: number
  /** Whether this process does the background work of all of them. */
  readonly isLeading: boolean
  /** This process and the others that are alive. */
  readonly processes: number
  /** Messages to webhooks that wait here to be sent. */
  readonly webhookMessages: number
}

export interface App {
  /** Returns the address the server listens on. */
  listen(port: number, host: string): Promise<string>
  /** Closes every connection with a reason and finishes the work under way. */
  close(): Promise<void>
  /** The commands of the operator's command line. */
  readonly moderation: ModerationService
  readonly packs: PackService
  readonly figures: () => AppFigures
  /** The metrics of this app. */
  readonly measures: Metrics
}
