import { replay } from '@trivium/rules/game/decider'
import { battle } from '@trivium/rules/modes/battle'
import type { BattleEvent } from '@trivium/rules/modes/battle/events'
import { joinMatch, pairPlayers } from '@trivium/testkit/duel'
import { TestServer } from '@trivium/testkit/test-server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Battle, battleAdapter } from './battle/battle-adapter.ts'
import { Driver, type DriverDependencies } from './driver.ts'
import { Journal, readJournal } from './journal.ts'

let stage: TestServer
beforeAll(async () => {
  stage = await TestServer.open()
})
afterAll(() => stage.close())

/** The journal of a match whose process was killed with the first question open. */
const orphan = async () => {
  const players = [await stage.guest(), await stage.guest()] as const
  const id = await pairPlayers(stage, ...players)
  await joinMatch(stage, ...players, id)
  return { id, events: await readJournal<BattleEvent>(stage.db, id) }
}

const driverOf = (id: string, events: BattleEvent[], changes: Partial<DriverDependencies<Battle>> = {}) => {
  const told: string[] = []
  let epochs = 0
  const driver = new Driver<Battle>(id, replay(battle.evolve, events), events.length, {
    mode: battleAdapter(async () => ({ seats: [null, null], ratings: null })),
    journal: new Journal(stage.db, stage.clock, 0),
    now: () => stage.clock.now(),
    epoch: () => `epoch-${epochs++}`,
    delay: () => 0,
    onEvolved: (_, event) => told.push(event.type),
    onFenced: async () => {
      told.push('fenced')
      return 'removed'
    },
    ...changes,
  })
  return { driver, told }
}

test('of two drivers of one game only one can write each event; the other steps down', async () => {
  const { id, events } = await orphan()
  const [first, second] = [driverOf(id, events), driverOf(id, events)]
  expect(await first.driver.submit({ type: 'answer', seat: 0, index: 0, choice: 1 })).toBeNull()
  expect(await second.driver.submit({ type: 'answer', seat: 1, index: 0, choice: 2 })).toBe('fenced')
  expect(await second.driver.submit({ type: 'answer', seat: 0, index: 0, choice: 3 })).toBe('fenced')
  expect(second.told).toEqual(['fenced', 'fenced'])
  expect(second.driver.state.rounds[0]?.answers).toEqual([null, null])
  expect(first.told).toEqual(['answered'])
  const journal = await readJournal<BattleEvent>(stage.db, id)
  expect(journal.slice(events.length)).toMatchObject([{ type: 'answered', seat: 0, choice: 1 }])
})

test('two drivers that write at once never write the same sequence number twice', async () => {
  const { id, events } = await orphan()
  const drivers = [driverOf(id, events), driverOf(id, events)] as const
  const outcomes = await Promise.all(
    drivers.map(({ driver }, seat) =>
      driver.submit({ type: 'answer', seat: seat as 0 | 1, index: 0, choice: 0 }),
    ),
  )
  expect(outcomes.toSorted()).toEqual(['fenced', null].toSorted())
  expect(await readJournal<BattleEvent>(stage.db, id)).toHaveLength(events.length + 1)
})

test('one of two drivers in the same commit of one journal is fenced', async () => {
  const { id, events } = await orphan()
  const journal = new Journal(stage.db, stage.clock, 0)
  const drivers = [driverOf(id, events, { journal }), driverOf(id, events, { journal })] as const
  const outcomes = await Promise.all(
    drivers.map(({ driver }, seat) =>
      driver.submit({ type: 'answer', seat: seat as 0 | 1, index: 0, choice: 0 }),
    ),
  )
  expect(outcomes.filter((outcome) => outcome === null)).toHaveLength(1)
  expect(await readJournal<BattleEvent>(stage.db, id)).toHaveLength(events.length + 1)
})

test('all events of one command are journaled together, so nobody acts between them', async () => {
  const id = await pairPlayers(stage, await stage.guest(), await stage.guest())
  const opened = await readJournal<BattleEvent>(stage.db, id)
  const real = new Journal(stage.db, stage.clock, 0)
  const written: string[][] = []
  const journal: DriverDependencies<Battle>['journal'] = {
    append: (game, seq, events) => {
      written.push(events.map(({ type }) => type))
      return real.append(game, seq, events)
    },
    since: (...from) => real.since(...from),
  }
  const { driver } = driverOf(id, opened, { journal })
  await driver.submit({ type: 'join', seat: 0 })
  expect(await driver.submit({ type: 'withdraw', seat: 1 })).toBeNull()
  expect(written).toEqual([['joined'], ['withdrawn', 'ended']])
  expect((await readJournal<BattleEvent>(stage.db, id)).slice(opened.length)).toHaveLength(3)
})

test('a refused command does not hold up the next one', async () => {
  const { id, events } = await orphan()
  const { driver } = driverOf(id, events)
  expect(await driver.submit({ type: 'answer', seat: 0, index: 3, choice: 1 })).toBe('question-not-open')
  expect(await driver.submit({ type: 'answer', seat: 0, index: 0, choice: 1 })).toBeNull()
  expect(driver.idle).toBe(true)
})

test('a command whose write failed is rejected, but its events are applied if they were saved', async () => {
  const { id, events } = await orphan()
  const real = new Journal(stage.db, stage.clock, 0)
  let cut = true
  /** Loses one reply of the database. */
  const journal: DriverDependencies<Battle>['journal'] = {
    append: async (...entry) => {
      const outcome = await real.append(...entry)
      if (!cut) return outcome
      cut = false
      throw new Error('the connection is lost')
    },
    since: (...from) => real.since(...from),
  }
  const { driver, told } = driverOf(id, events, { journal })
  await expect(driver.submit({ type: 'answer', seat: 0, index: 0, choice: 1 })).rejects.toThrow('lost')
  expect(await driver.submit({ type: 'answer', seat: 1, index: 0, choice: 1 })).toBeNull()
  expect(told).toEqual(['answered', 'answered'])
  expect(driver.state.phase).toBe('reveal')
  expect(await readJournal<BattleEvent>(stage.db, id)).toHaveLength(events.length + 2)
})

test('a command whose write failed and was not saved can be sent again', async () => {
  const { id, events } = await orphan()
  const real = new Journal(stage.db, stage.clock, 0)
  let cut = true
  const journal: DriverDependencies<Battle>['journal'] = {
    append: (...entry) => {
      if (!cut) return real.append(...entry)
      cut = false
      return Promise.reject(new Error('the connection is lost'))
    },
    since: (...from) => real.since(...from),
  }
  const { driver } = driverOf(id, events, { journal })
  const answer = { type: 'answer', seat: 0, index: 0, choice: 1 } as const
  await expect(driver.submit(answer)).rejects.toThrow('lost')
  expect(await driver.submit(answer)).toBeNull()
  expect(await driver.submit(answer)).toBe('already-answered')
})
