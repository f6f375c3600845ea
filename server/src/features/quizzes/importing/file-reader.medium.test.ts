import { type FakeClock, fakeClock } from '@trivium/testkit/fake-clock'
import { until } from '@trivium/testkit/until'
import { pino } from 'pino'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { FileReader } from './file-reader.ts'
import type { ReadRequest } from './messages.ts'

/** A thread that behaves as the text of the file says. */
const OBEDIENT = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort } from 'node:worker_threads'
    parentPort.on('message', ({ text }) => {
      if (text === 'for ever') for (;;);
      if (text === 'break') throw new Error('broken')
      if (text === 'all memory') for (const all = []; ; ) all.push(new Array(100_000).fill(all.length))
      if (text === 'half') return parentPort.postMessage({ progress: 0.5 })
      parentPort.postMessage({ read: text === 'nothing' ? null : { format: 'csv', imported: 0, rejected: [], split: [], parts: [] } })
    })`)}`,
)

let clock: FakeClock
let files: FileReader
beforeEach(() => {
  clock = fakeClock()
  files = new FileReader({ clock, log: pino({ level: 'silent' }), program: OBEDIENT })
})
afterEach(() => files.stop())

const order = (text: string): ReadRequest => ({ format: null, text, room: 200, most: 400 })
const read = (uid: string, text: string) => files.read(uid, order(text))

test('a file that exceeds the time or memory limit, or crashes the thread, is refused; the next one is read', async () => {
  const endless = read('ada', 'for ever')
  const next = read('ben', 'file')
  await clock.pass(20_000)
  expect(await endless).toEqual({ refused: 'file-too-heavy' })
  expect(await next).toMatchObject({ format: 'csv' })
  expect(await read('ada', 'all memory')).toEqual({ refused: 'file-too-heavy' })
  expect(await read('ada', 'break')).toEqual({ refused: 'file-too-heavy' })
  expect(await read('ada', 'nothing')).toEqual({ refused: 'unreadable-file' })
  expect(await read('ada', 'file')).toMatchObject({ format: 'csv' })
})

test('one file is read at a time, and each player may send one; the others wait and get progress', async () => {
  const half = read('ada', 'half')
  const waiting = read('ben', 'file')
  expect(await read('ada', 'file')).toEqual({ refused: 'quiz-import-running' })
  await until(() => files.progressOf('ada')?.progress === 0.5, 'it is half done')
  expect(files.progressOf('ada')).toEqual({ state: 'reading', progress: 0.5 })
  expect(files.progressOf('ben')).toEqual({ state: 'waiting', progress: 0 })
  expect(files.progressOf('cleo')).toBeNull()
  await clock.pass(20_000)
  await Promise.all([half, waiting])
  expect(files.progressOf('ben')).toBeNull()
})

test('a full queue of twenty files refuses the next one, and a stop ends all', async () => {
  const taken = Array.from({ length: 21 }, (_, n) => read(`player ${n}`, 'half'))
  expect(await read('late', 'file')).toEqual({ refused: 'imports-busy', details: { retryAfter: 60_000 } })
  await files.stop()
  expect(new Set((await Promise.all(taken)).map((one) => 'refused' in one && one.refused))).toEqual(
    new Set(['shutting-down']),
  )
  expect(await read('ada', 'file')).toEqual({ refused: 'shutting-down' })
})

test('an idle thread ends, and the next file starts another', async () => {
  await read('ada', 'file')
  await clock.pass(30_000)
  expect(await read('ada', 'file')).toMatchObject({ format: 'csv' })
})
