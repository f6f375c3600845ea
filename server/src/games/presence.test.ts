import { battle } from '@trivium/rules/modes/battle'
import type { BattleEvent } from '@trivium/rules/modes/battle/events'
import { type FakeClock, fakeClock } from '@trivium/testkit/fake-clock'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { battleAdapter } from './battle/battle-adapter.ts'
import { Driver } from './driver.ts'
import { Presence } from './presence.ts'

const person = (uid: string) => ({
  uid,
  username: uid,
  profilePic: 'profile1',
  elo: 1000,
  provisional: false,
  bot: null,
})

/** A game that has just begun, with one page subscribed to each seat; the journal fails a given number of times. */
const scene = (clock: FakeClock) => {
  const journal: BattleEvent[] = []
  const logged: string[] = []
  const trouble = { failures: 0 }
  const log = pino({ level: 'error' }, { write: (line: string) => void logged.push(JSON.parse(line).msg) })
  const mode = battleAdapter(async () => ({ seats: [null, null], ratings: null }))
  const presence = new Presence({ mode, clock, log, onWatchEnd: () => {} })
  const opened: BattleEvent = {
    type: 'opened',
    at: clock.now(),
    seed: 'seed',
    rated: false,
    players: [person('ada'), person('bob')],
    items: [],
    entry: 'seated',
  }
  const driver = new Driver('game', battle.evolve(null, opened), 1, {
    mode,
    journal: {
      append: async (_id, _seq, events) => {
        if (trouble.failures-- > 0) throw new Error('the disk is full')
        journal.push(...(events as BattleEvent[]))
        return 'written'
      },
      since: async () => [],
    },
    now: () => clock.now(),
    epoch: () => 'e',
    delay: () => 0,
    onEvolved: (one) => presence.check(one),
    onFenced: async () => 'removed',
  })
  const pages = [{ send: () => {} }, { send: () => {} }] as const
  const follow = (seat: 0 | 1) => {
    driver.seat(seat).subscribe(pages[seat])
    presence.check(driver)
  }
  const unfollow = (seat: 0 | 1) => {
    driver.seat(seat).unsubscribe(pages[seat])
    presence.check(driver)
  }
  follow(0)
  follow(1)
  return { journal, logged, trouble, presence, follow, unfollow }
}

test('a player who returns within the grace period was never away, however often', async () => {
  const clock = fakeClock()
  const { journal, follow, unfollow } = scene(clock)
  for (let i = 0; i < 3; i++) {
    unfollow(0)
    await clock.pass(1_400)
    follow(0)
    await clock.pass(1_400)
  }
  expect(journal).toEqual([])
  unfollow(0)
  await clock.pass(1_500)
  expect(journal).toEqual([{ type: 'left', at: clock.now(), seat: 0 }])
})

test('one seat’s grace period is not shortened by the other', async () => {
  const clock = fakeClock()
  const { journal, unfollow } = scene(clock)
  unfollow(0)
  await clock.pass(1_000)
  unfollow(1)
  await clock.pass(500)
  expect(journal.map((event) => 'seat' in event && event.seat)).toEqual([0])
  await clock.pass(1_000)
  expect(journal.map((event) => 'seat' in event && event.seat)).toEqual([0, 1])
})

test('a player who returns while the departure is being journaled is reported as back', async () => {
  const clock = fakeClock()
  const { journal, follow, unfollow } = scene(clock)
  unfollow(0)
  // The grace period is over and the departure is being journaled, within the same turn of the event loop.
  const passing = clock.pass(1_500)
  follow(0)
  await passing
  await clock.pass(0)
  expect(journal.map((event) => event.type)).toEqual(['left', 'returned'])
})

test('a presence change that could not be journaled is logged and sent again', async () => {
  const clock = fakeClock()
  const { journal, logged, trouble, unfollow } = scene(clock)
  trouble.failures = 2
  unfollow(0)
  await clock.pass(1_500)
  expect(logged).toEqual(['presence could not be journaled'])
  await clock.pass(10_000)
  expect(logged).toHaveLength(2)
  expect(journal.map((event) => event.type)).toEqual(['left'])
})

test('a server that is stopping reports no player as having left', async () => {
  const clock = fakeClock()
  const { journal, presence, unfollow } = scene(clock)
  unfollow(0)
  presence.stop()
  unfollow(1)
  await clock.pass(10_000)
  expect(journal).toEqual([])
})
