import { expect, test } from 'vitest'
import { limitConcurrency, limitConcurrencyByKey } from './limit-concurrency.ts'

const settled = () => new Promise<void>((resolve) => setImmediate(resolve))

/** Work that ends when the test says so. */
const held = (log: string[], name: string) => {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const work = () => {
    log.push(name)
    return promise
  }
  return { work, end: () => resolve(name), fail: () => reject(new Error(name)) }
}

test('a limited number of tasks run at once; the others follow in order', async () => {
  const log: string[] = []
  const run = limitConcurrency(2)
  const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((name) => held(log, name)) as [Held, Held, Held, Held]
  const done = [a, b, c, d].map(({ work }) => run(work))
  await settled()
  expect(log).toEqual(['a', 'b'])
  b.end()
  await settled()
  expect(log).toEqual(['a', 'b', 'c'])
  a.end()
  c.end()
  d.end()
  expect(await Promise.all(done)).toEqual(['a', 'b', 'c', 'd'])
})
type Held = ReturnType<typeof held>

test('a failed task makes room for the next, and fails for its caller only', async () => {
  const log: string[] = []
  const run = limitConcurrency(1)
  const a = held(log, 'a')
  const b = held(log, 'b')
  const first = run(a.work)
  const second = run(b.work)
  a.fail()
  await expect(first).rejects.toThrow('a')
  b.end()
  expect(await second).toBe('b')
})

test('a task waits only for tasks of the same key', async () => {
  const log: string[] = []
  const run = limitConcurrencyByKey(1)
  const [a, b, c] = ['a', 'b', 'c'].map((name) => held(log, name)) as [Held, Held, Held]
  const done = [run('ada', a.work), run('ada', b.work), run('ben', c.work)]
  await settled()
  expect(log).toEqual(['a', 'c'])
  a.end()
  c.end()
  await settled()
  expect(log).toEqual(['a', 'c', 'b'])
  b.end()
  expect(await Promise.all(done)).toEqual(['a', 'b', 'c'])
})
