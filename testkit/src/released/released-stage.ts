import type { Schema } from '@trivium/server/database/schema'
import type { Kysely } from 'kysely'
import type { FakeClock } from '../fake-clock.ts'
import type { DumpedTables } from '../open-dump.ts'
import type { Player } from '../player.ts'
import { hasSharedDatabase, TestCluster } from '../test-cluster.ts'
import { TestServer } from '../test-server.ts'
import { GUESTS, type Person, REGISTERED } from './facts.ts'
import { openReleased } from './open-released.ts'
import { facts } from './read-facts.ts'

/** This version on the data of the version before, from the moment when that was killed. */
export interface ReleasedStage {
  readonly clock: FakeClock
  readonly db: Kysely<Schema>
  /** The names of the processes; empty for a server that shares its work with none. */
  readonly processes: readonly string[]
  /** The rows that the version before left. */
  readonly before: DumpedTables
  readonly url: string
  pass(ms: number): Promise<void>
  guest(): Promise<Player>
  /** A player of the data, who opens the page again. */
  back(person: Person): Promise<Player>
  close(): Promise<void>
}

const PEOPLE: readonly Person[] = [...REGISTERED, ...GUESTS]

const oneProcess = async (): Promise<ReleasedStage> => {
  const { database, before } = await openReleased()
  const server = await TestServer.open({ start: facts.at, database: async () => database })
  return {
    ...{ clock: server.clock, db: server.db, processes: [], before, url: server.url },
    pass: (ms) => server.pass(ms),
    guest: () => server.guest(),
    back: (person) => server.again({ cookie: facts.cookies[person] }),
    close: () => server.close(),
  }
}

/** The two players of a game are on different processes. */
const twoProcesses = async (): Promise<ReleasedStage> => {
  const { database, before } = await openReleased()
  const cluster = await TestCluster.open(2, { start: facts.at, database: async () => database })
  return {
    ...{ clock: cluster.clock, db: cluster.db, processes: cluster.processes, before, url: cluster.url(0) },
    pass: (ms) => cluster.pass(ms),
    guest: () => cluster.guest(0),
    back: (person) => cluster.again({ cookie: facts.cookies[person] }, PEOPLE.indexOf(person) % 2),
    close: () => cluster.close(),
  }
}

if (!hasSharedDatabase)
  console.log('Skipped: an upgrade to two processes, because it needs a PostgreSQL server.')

/** How this version can run on the data. */
export const RELEASED_STAGES: readonly (readonly [name: string, open: () => Promise<ReleasedStage>])[] = [
  ['one process', oneProcess],
  ...(hasSharedDatabase ? [['two processes', twoProcesses] as const] : []),
]
