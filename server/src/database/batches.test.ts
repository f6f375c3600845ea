import { fakeClock } from '@trivium/testkit/fake-clock'
import { expect, test } from 'vitest'
import { addressWorkload, currentWorkload } from '../workload.ts'
import { Batches, type BatchOptions } from './batches.ts'

const WORKLOAD = addressWorkload('192.0.2.1')

class Refused extends Error {
  readonly code = '23514'
}

const settled = () => new Promise<void>((resolve) => setImmediate(() => setImmediate(resolve)))

/** Batches whose outcomes are the entries in capitals; each runs until `end`. Entries with '!' are refused. */
const fixture = (options: Partial<BatchOptions<string, string>> = {}) => {
  const clock = fakeClock()
  const ran: string[] = []
  const ends: (() => void)[] = []
  const batches = new Batches<string, string>({
    ...{ clock, interval: 20, max: 10, workload: WORKLOAD },
    run: async (entries) => {
      ran.push(entries.join(' '))
      expect(currentWorkload()).toBe(WORKLOAD)
      await new Promise<void>((resolve) => ends.push(resolve))
      if (entries.some((entry) => entry.includes('!'))) throw new Refused()
      return entries.map((entry) => entry.toUpperCase())
    },
    ...options,
  })
  const end = async () => {
    ends.shift()?.()
    await settled()
  }
  return { batches, clock, ran, end }
}

const add = (batches: Batches<string, string>, ...entries: string[]) =>
  Promise.allSettled(entries.map((entry) => batches.add(entry)))
const outcomes = async (results: Promise<PromiseSettledResult<string>[]>) =>
  (await results).map((one) => (one.status === 'fulfilled' ? one.value : 'refused'))

test('entries of the same turn are one batch, those that arrive while it runs are the next, after the interval', async () => {
  const { batches, clock, ran, end } = fixture()
  const first = add(batches, 'a', 'b')
  await settled()
  const second = add(batches, 'c')
  await settled()
  const third = add(batches, 'd')
  await end()
  expect(ran).toEqual(['a b'])
  await clock.pass(20)
  expect(ran).toEqual(['a b', 'c d'])
  await end()
  expect(await Promise.all([first, second, third].map(outcomes))).toEqual([['A', 'B'], ['C'], ['D']])
  void add(batches, 'e')
  await settled()
  expect(ran).toHaveLength(2)
  await clock.pass(20)
  expect(ran.at(-1)).toBe('e')
})

test('a full batch does not wait for the interval', async () => {
  const { batches, ran, end } = fixture({ max: 2 })
  void add(batches, 'a', 'b', 'c', 'd', 'e')
  await settled()
  await end()
  expect(ran).toEqual(['a b', 'c d'])
  await end()
  expect(ran).toHaveLength(2)
})

test('refused entries fail alone', async () => {
  const { batches, ran, end } = fixture()
  const results = outcomes(add(batches, 'a', 'b!', 'c', 'd', 'e!'))
  await settled()
  while (ran.length < 9) await end()
  await end()
  expect(await results).toEqual(['A', 'refused', 'C', 'D', 'refused'])
  expect(ran).toEqual(['a b! c d e!', 'a b! c', 'a b!', 'a', 'b!', 'c', 'd e!', 'd', 'e!'])
})

test('after an error that is not the fault of an entry, nothing is tried again', async () => {
  const { batches, ran, end } = fixture({ isSeparable: () => false })
  const results = outcomes(add(batches, 'a', 'b!'))
  await settled()
  await end()
  expect(await results).toEqual(['refused', 'refused'])
  expect(ran).toEqual(['a b!'])
})

test('entries that share a key are in different batches, in order', async () => {
  const { batches, clock, ran, end } = fixture({ keysOf: (entry) => [...entry] })
  void add(batches, 'ab', 'bc', 'c', 'd')
  await settled()
  for (let i = 0; i < 3; i++) {
    await end()
    await clock.pass(20)
  }
  expect(ran).toEqual(['ab d', 'bc', 'c'])
})

test('batches are larger while many entries wait', async () => {
  const { batches, ran, end } = fixture({ interval: 0, max: 2, maxBehind: 5 })
  void add(batches, ...Array.from({ length: 24 }, (_, i) => `${i}`))
  await settled()
  for (let i = 0; i < 7; i++) await end()
  expect(ran.map((one) => one.split(' ').length)).toEqual([5, 5, 4, 3, 2, 2, 2, 1])
})
