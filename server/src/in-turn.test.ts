import { expect, test } from 'vitest'
import { limitConcurrency, limitConcurrencyByKey } from './limit-concurrency.ts'

const settled = () => new Promise<void>((resolve) => setImmediate(resolve))

/** Work that ends when it is told to. */
const held = (log: string[], name: string) => {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const work = () => {
    log.push(name)
    return promise
  }
  return { work, end: () => resolve(name), fail: () => reject(new Error(name)) }
}

test('only so many run at once; the others follow in order', async () => {
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

test('what fails makes room as well, and fails for its caller alone', async () => {
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

test('each key waits for itself alone', async () => {
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
