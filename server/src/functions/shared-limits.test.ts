import { fakeClock } from '@trivium/testkit/fake-clock'
import { expect, test } from 'vitest'
import { InProcessBus } from '../bus/in-process.ts'
import { Limits } from './limits.ts'
import { shareLimits } from './shared-limits.ts'

const HOURLY = { calls: 32, per: 3_600_000 }

const network = () => {
  const clock = fakeClock()
  const bus = new InProcessBus()
  const published: unknown[] = []
  const join = (self: string) => {
    const limits = new Limits(clock)
    const joined = bus.join({ self, clock, log: { error() {}, warn() {} } }, true)
    const publish: typeof joined.publish = (subject, body) => {
      published.push(body)
      joined.publish(subject, body)
    }
    shareLimits({ limits, clock, bus: Object.create(joined, { publish: { value: publish } }) })
    const take = (times: number, limit = HOURLY) =>
      Array.from({ length: times }, () => limits.take('tries of', 'ada', limit)).at(-1)
    return { limits, take }
  }
  const told = async () => {
    await clock.pass(100)
    await new Promise((resolve) => setImmediate(resolve))
  }
  return { clock, join, published, told }
}

test('what one process counts, the others know a moment later', async () => {
  const { join, told } = network()
  const [one, two] = [join('one'), join('two')]
  expect([one.take(16), two.take(16)]).toEqual([null, null])
  await told()
  expect([one.take(1), two.take(1)]).toEqual([3_599_900, 3_599_900])
})

test('ordinary use, below a sixteenth of the limit, causes no messages', async () => {
  const { join, told, published } = network()
  const [one] = [join('one'), join('two')]
  const before = published.length
  one.take(1)
  await told()
  expect(published.length).toBe(before)
})

test('a caller who is refused already causes no more messages', async () => {
  const { join, told, published } = network()
  const one = join('one')
  one.take(33)
  await told()
  const before = published.length
  one.take(100)
  await told()
  expect(published.length).toBe(before)
})

test('a process that joins later learns what the others have counted', async () => {
  const { join, told } = network()
  const one = join('one')
  one.take(32)
  await told()
  const late = join('late')
  await told()
  expect(late.take(1)).not.toBeNull()
})

test('forgetting what others have counted leaves what was counted here', async () => {
  const { join, told } = network()
  const [one, two] = [join('one'), join('two')]
  one.take(30)
  two.take(2)
  await told()
  two.limits.forgetOthers()
  expect(two.take(30)).toBeNull()
  expect(two.take(1)).not.toBeNull()
})

test('a block holds on all processes, from the latest one on', async () => {
  const { join, told, clock } = network()
  const [one, two] = [join('one'), join('two')]
  one.limits.block('guests from', 'school', 1_000)
  await clock.pass(500)
  expect(two.limits.left('guests from', 'school')).toBe(500)
  one.limits.block('guests from', 'school', 1_000)
  await told()
  expect(two.limits.left('guests from', 'school')).toBe(900)
})
