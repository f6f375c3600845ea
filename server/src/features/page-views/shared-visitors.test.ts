import { fakeClock } from '@trivium/testkit/fake-clock'
import { expect, test } from 'vitest'
import { InProcessBus } from '../../bus/in-process.ts'
import { systemRandom } from '../../random.ts'
import { shareVisitors } from './shared-visitors.ts'

const TODAY = '2026-01-01'
const flush = () => new Promise((resolve) => setImmediate(resolve))

const network = () => {
  const clock = fakeClock()
  const bus = new InProcessBus()
  const join = (self: string) =>
    shareVisitors(bus.join({ self, clock, log: { error() {}, warn() {} } }, true), {
      random: systemRandom,
      clock,
    })
  return { clock, join }
}

test('a visitor counts once, whichever process is visited', async () => {
  const { join } = network()
  const [one, two] = [join('one'), join('two')]
  expect(one.visitors.isNew(TODAY, '10.0.0.1', 'Firefox')).toBe(true)
  await flush()
  expect(two.visitors.isNew(TODAY, '10.0.0.1', 'Firefox')).toBe(false)
  expect(two.visitors.isNew(TODAY, '10.0.0.1', 'Safari')).toBe(true)
})

test('a process that joins uses the salt of the day', async () => {
  const { join } = network()
  const one = join('one')
  one.visitors.isNew(TODAY, '10.0.0.1', 'Firefox')
  const late = join('late')
  await flush()
  expect(late.visitors.salt).toEqual(one.visitors.salt)
})

test('of two salts drawn on the same day, all use the older one', async () => {
  const { join, clock } = network()
  const [one, two] = [join('one'), join('two')]
  one.visitors.isNew(TODAY, '10.0.0.1', 'Firefox')
  const oldest = one.visitors.salt
  await clock.pass(1)
  two.visitors.adopt({ day: TODAY, salt: 'younger', since: clock.now() + 1 })
  await flush()
  expect([one.visitors.salt, two.visitors.salt]).toEqual([oldest, oldest])
})

test('the salt and hashes of a day are dropped on all processes', async () => {
  const { join } = network()
  const [one, two] = [join('one'), join('two')]
  one.visitors.isNew(TODAY, '10.0.0.1', 'Firefox')
  await flush()
  one.forgetBefore('2026-01-02')
  await flush()
  expect([one.visitors.salt, two.visitors.salt]).toEqual([null, null])
})
