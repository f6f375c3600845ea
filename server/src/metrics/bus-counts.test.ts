import { fakeClock } from '@trivium/testkit/fake-clock'
import { expect, test } from 'vitest'
import { InProcessBus } from '../bus/in-process.ts'
import { BusCounts, countMessages } from './bus-counts.ts'

const twoProcesses = () => {
  const network = new InProcessBus()
  const join = (self: string) => {
    const counts = new BusCounts()
    let seconds = 0
    const log = { error() {}, warn() {} }
    const bus = network.join({ self, clock: fakeClock(), log }, true)
    return { counts, bus: countMessages(bus, counts, () => (seconds += 0.004)) }
  }
  return [join('one'), join('two')] as const
}

test('requests count by result, and their durations if they were answered', async () => {
  const [one, two] = twoProcesses()
  two.bus.respond('game', async () => 'done')
  await one.bus.request('game', {})
  await one.bus.request('nobody', {})
  expect(one.counts.requests).toMatchObject({ answered: 1, 'no-responders': 1, failed: 0 })
  expect(one.counts.durations.sum).toBeCloseTo(0.004)
  expect(two.counts.messages.requested).toBe(1)
})

test('messages count where they are published and where they are received', async () => {
  const [one, two] = twoProcesses()
  const heard = new Promise((resolve) => two.bus.subscribe('news', resolve))
  one.bus.publish('news', { n: 1 })
  expect(await heard).toEqual({ n: 1 })
  expect([one.counts.messages.published, two.counts.messages.received]).toEqual([1, 1])
})
