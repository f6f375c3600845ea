import { hash } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Schema } from '../database/schema.ts'
import { storedSecret } from '../database/stored-secret.ts'
import { newId, type Random } from '../random.ts'
import type { Bus, BusDependencies } from './bus.ts'
import { InProcessBus } from './in-process.ts'

export interface BusOptions extends Omit<BusDependencies, 'self'> {
  /** Null: this is the only process. */
  readonly natsUrl: string | null
  readonly db: Kysely<Schema>
  readonly random: Random
}

/** Subjects begin with what only processes on the same database know, so that two Triviums never hear each other. */
const prefixOf = async (db: Kysely<Schema>, random: Random): Promise<string> => {
  const secret = await storedSecret(db, random, 'bus-name')
  return `trivium-${hash('sha256', Buffer.from(secret), 'hex').slice(0, 16)}`
}

/** The bus to the other processes, or to none. Rejects if NATS cannot be reached. */
export const openBus = async ({ natsUrl, db, random, clock, log }: BusOptions): Promise<Bus> => {
  const self = newId(random)
  if (natsUrl === null) return new InProcessBus().join({ self, clock, log })
  // Only processes that share their work load the client.
  const { joinNats } = await import('./nats.ts')
  return joinNats({ url: natsUrl, prefix: await prefixOf(db, random), self, clock, log })
}
