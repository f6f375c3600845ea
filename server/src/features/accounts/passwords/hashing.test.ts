import { hash as argon2 } from '@node-rs/argon2'
import { expect, test } from 'vitest'
import { passwordHashing } from './hashing.ts'

const { hash, verify } = passwordHashing()
const PASSWORD = 'correct horse battery'

test('a password matches its own hash, another does not', async () => {
  const made = await hash(PASSWORD)
  expect(await verify({ hash: made, password: PASSWORD })).toBe(true)
  expect(await verify({ hash: made, password: 'Correct horse battery' })).toBe(false)
  expect(await verify({ hash: made, password: '' })).toBe(false)
})

test('a hash uses Argon2id with at least the costs recommended by OWASP, and a fresh salt', async () => {
  const [one, other] = await Promise.all([hash(PASSWORD), hash(PASSWORD)])
  const [, name, , costs] = one.split('$')
  const [memory, passes] = (costs ?? '').split(',').map((cost) => Number(cost.split('=')[1]))
  expect(name).toBe('argon2id')
  expect(memory).toBeGreaterThanOrEqual(19_456)
  expect(passes).toBeGreaterThanOrEqual(2)
  expect(other).not.toBe(one)
})

test('accented letters match, however they are composed', async () => {
  const made = await hash('cafe\u0301 au lait')
  expect(await verify({ hash: made, password: 'caf\u00e9 au lait' })).toBe(true)
})

test('a hash with other costs is verified with those costs', async () => {
  const cheap = await argon2(PASSWORD, { memoryCost: 8_192, timeCost: 1 })
  expect(await verify({ hash: cheap, password: PASSWORD })).toBe(true)
})

test('work beyond the limit is refused at once, and every finished task, even a failed one, frees its place', async () => {
  const { admit } = passwordHashing(2)
  const gate = Promise.withResolvers<string>()
  const held = [
    admit(() => gate.promise),
    admit(() => gate.promise.then(() => Promise.reject(new Error('x')))),
  ]
  const begun: string[] = []
  const third = await admit(async () => begun.push('third'))
  expect([third, begun]).toEqual([{ refused: 'busy', details: { retryAfter: 2_000 } }, []])
  gate.resolve('done')
  expect((await Promise.allSettled(held)).map(({ status }) => status)).toEqual(['fulfilled', 'rejected'])
  expect(await Promise.all([admit(async () => 1), admit(async () => 2)])).toEqual([1, 2])
})

test('many requests at once are all completed', async () => {
  const made = await hash(PASSWORD)
  const tries = Array.from({ length: 20 }, (_, at) =>
    verify({ hash: made, password: at === 7 ? PASSWORD : `wrong ${at}` }),
  )
  expect((await Promise.all(tries)).flatMap((isRight, at) => (isRight ? [at] : []))).toEqual([7])
})
