import { fakeClock } from '@trivium/testkit/fake-clock'
import { freshDatabase } from '@trivium/testkit/fresh-database'
import { expect, test } from 'vitest'
import { Job } from './job.ts'

const defaults = { category: null, difficulty: 1, source: 'a pub', licence: 'CC0-1.0' } as const

test('a job whose end cannot be saved still ends, and reports the failure', async () => {
  const { db, close } = await freshDatabase()
  try {
    const away = new Error('the database is away')
    const lost = Promise.withResolvers<unknown>()
    const clock = fakeClock()
    const job = new Job({ importId: 'one', format: null, defaults }, 5, {
      ...{ db, clock, lost: lost.resolve },
      ended: () => Promise.reject(away),
    })
    expect(job.take(0, 'hello', true)).toBe(true)
    expect(await lost.promise).toBe(away)
    expect(job.state).toBe('ended')
    await job.stop('cancelled')
  } finally {
    await close()
  }
})

test('a file that takes too long to read fails after a minute, and says so', async () => {
  const { db, close } = await freshDatabase()
  try {
    const ended = Promise.withResolvers<unknown[]>()
    const clock = fakeClock()
    const job = new Job({ importId: 'one', format: null, defaults }, 5, {
      ...{ db, clock, lost: ended.reject },
      ended: async (...end) => ended.resolve(end),
      program: new URL('data:text/javascript,for(;;);'),
    })
    expect(job.take(0, 'hello', true)).toBe(true)
    await clock.pass(60_000)
    expect(await ended.promise).toEqual(['failed', 'The file takes too long to read. Send it in parts.'])
  } finally {
    await close()
  }
})
