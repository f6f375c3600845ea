import { type FakeClock, fakeClock } from '@trivium/testkit/fake-clock'
import { freshDatabase } from '@trivium/testkit/fresh-database'
import { sql } from 'kysely'
import { pino } from 'pino'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { InProcessBus } from '../bus/in-process.ts'
import type { OpenDatabase } from '../database/open.ts'
import { DatabaseLink } from './database-link.test-kit.ts'
import { LEASE } from './leases.ts'
import { Membership, RENEW_EVERY } from './membership.ts'

/** The name of the lease of whoever leads. */
const LEADER = 'leader'
/** Longer than any query may take, ms. */
const LONG = 40_000

interface Member {
  readonly membership: Membership
  readonly link: DatabaseLink
}

let database: OpenDatabase
let clock: FakeClock
let bus: InProcessBus
let members: Member[]
/** Who began or stopped leading, in order. */
let changes: string[]
/** Processes that looked which of their games others have taken over, in order. */
let late: string[]
beforeEach(async () => {
  database = await freshDatabase()
  clock = fakeClock(undefined, database.isBusy)
  bus = new InProcessBus()
  members = []
  changes = []
  late = []
})
afterEach(async () => {
  for (const { membership, link } of members) {
    link.mend()
    link.releaseAnswers()
    await membership.leave()
  }
  await database.close()
})

const quiet = { error() {}, warn() {} }
const figures = { connections: 0, players: 0, matches: 0, alone: 0, parties: 0, waiting: 0, errors: 0 }

/** A process that has not started. `changed` is awaited whenever it begins or stops leading. */
const createMember = (self: string, changed = async (_isLeading: boolean): Promise<void> => {}): Member => {
  const link = new DatabaseLink(database.db)
  const membership = new Membership({
    ...{ db: link.db, clock, log: pino({ enabled: false }) },
    bus: bus.join({ self, clock, log: quiet }, true),
    time: () => sql<number>`${clock.now()}::int8`,
    figures: () => figures,
    onGone: async () => {},
    onLate: async () => void late.push(self),
    onLeading: (isLeading) => {
      changes.push(`${self} ${isLeading ? 'leads' : 'stops'}`)
      return changed(isLeading)
    },
  })
  const member = { membership, link }
  members.push(member)
  return member
}

const startMember = async (self: string): Promise<Member> => {
  const member = createMember(self)
  await member.membership.start()
  return member
}

/** When the leader's lease ends. */
const leaseEnd = async (): Promise<number> => {
  const { until } = await database.db
    .selectFrom('leases')
    .select('until')
    .where('name', '=', LEADER)
    .executeTakeFirstOrThrow()
  return until
}

test('a process whose renewals are answered leads without a break', async () => {
  const { membership } = await startMember('ann')
  await clock.pass(60_000)
  expect(membership.isLeading).toBe(true)
  expect(changes).toEqual(['ann leads'])
  expect(late).toEqual([])
})

test('a process stops leading before its lease ends, once, although its renewal has neither failed nor succeeded', async () => {
  const { membership, link } = await startMember('ann')
  await clock.pass(5_000)
  link.cut()
  await clock.pass((await leaseEnd()) - clock.now() - 1)
  expect(membership.isLeading).toBe(false)
  expect(changes).toEqual(['ann leads', 'ann stops'])
  await clock.pass(LONG)
  link.mend()
  expect(changes).toEqual(['ann leads', 'ann stops'])
})

test('while a renewal hangs, another process leads only after the first one has stopped, and goes on when the hang is over', async () => {
  const ann = await startMember('ann')
  const ben = await startMember('ben')
  await clock.pass(5_000)
  ann.link.cut()
  await clock.pass(LONG)
  expect(changes).toEqual(['ann leads', 'ann stops', 'ben leads'])
  ann.link.mend()
  await clock.pass(LONG)
  expect(ann.membership.isLeading).toBe(false)
  expect(ben.membership.isLeading).toBe(true)
  expect(changes).toEqual(['ann leads', 'ann stops', 'ben leads'])
})

test('a process whose lease nobody has taken leads again with its first successful renewal, and looks for lost games first', async () => {
  const { membership, link } = await startMember('ann')
  link.cut()
  await clock.pass(LONG)
  expect(late).toEqual([])
  link.mend()
  await clock.pass(0)
  await clock.pass(RENEW_EVERY)
  expect(membership.isLeading).toBe(true)
  expect(changes).toEqual(['ann leads', 'ann stops', 'ann leads'])
  expect(late).toEqual(['ann'])
})

test('the answer to a renewal that arrives after the lease has ended makes no leader', async () => {
  const ann = await startMember('ann')
  await startMember('ben')
  ann.link.holdAnswers(({ parameters }) => parameters.includes(LEADER))
  await clock.pass(LONG)
  expect(changes).toEqual(['ann leads', 'ann stops', 'ben leads'])
  ann.link.releaseAnswers()
  await clock.pass(LONG)
  expect(ann.membership.isLeading).toBe(false)
  expect(changes).toEqual(['ann leads', 'ann stops', 'ben leads'])
})

test('a process that is still beginning to lead when its lease ends stops, and leads again only when that is done', async () => {
  const [beginning, ending] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const { membership } = createMember('ann', (isLeading) => (isLeading ? beginning : ending).promise)
  const started = membership.start()
  await clock.pass(0)
  expect(changes).toEqual(['ann leads'])
  await clock.pass(LEASE)
  expect(changes).toEqual(['ann leads', 'ann stops'])
  beginning.resolve()
  await started
  await clock.pass(RENEW_EVERY)
  expect(changes).toEqual(['ann leads', 'ann stops'])
  ending.resolve()
  await clock.pass(RENEW_EVERY)
  expect(membership.isLeading).toBe(true)
  expect(changes).toEqual(['ann leads', 'ann stops', 'ann leads'])
})
