import { fakeClock } from '@trivium/testkit/fake-clock'
import { expect, test } from 'vitest'
import type { StorageFault } from './storage-fault.ts'
import { StorageHealth } from './storage-health.ts'

const FULL = Object.assign(new Error('could not extend file'), { code: '53100' })
const READ_ONLY = Object.assign(new Error('cannot execute INSERT'), { code: '25006' })

const fixture = () => {
  const clock = fakeClock()
  const lines: { readonly about: object; readonly message: string }[] = []
  const write = (about: object, message: string) => void lines.push({ about, message })
  const seen: (StorageFault | null)[] = []
  const disk = { error: null as Error | null, tries: 0 }
  const health = new StorageHealth({
    clock,
    log: { info: write, warn: write, error: write },
    tryWriting: async () => {
      disk.tries += 1
      if (disk.error !== null) throw disk.error
    },
  })
  health.watch((fault) => seen.push(fault))
  return { clock, lines, seen, disk, health }
}

test('one statement that fails because of storage is a fault; it is logged once, further failures are counted', async () => {
  const { clock, lines, seen, disk, health } = fixture()
  disk.error = FULL
  for (let n = 0; n < 900; n++) health.failed(FULL)
  expect(health.fault).toBe('full')
  await clock.pass(60_000)
  disk.error = null
  await clock.pass(2_000)
  expect(seen).toEqual(['full', null])
  expect(lines.map(({ message }) => message)).toEqual([
    'nothing can be saved: There is no space left on the disk of the database.',
    'everything is saved again',
  ])
  expect(lines[1]?.about).toMatchObject({ failed: 900 })
})

test('a faulty statement says nothing about storage', () => {
  const { seen, health } = fixture()
  health.failed(Object.assign(new Error('taken'), { code: '23505' }))
  health.failed(new TypeError('a bug'))
  expect(seen).toEqual([])
})

test('a momentary fault is over half a second later', async () => {
  const { clock, seen, health } = fixture()
  health.failed(FULL)
  await clock.pass(500)
  expect(seen).toEqual(['full', null])
})

test('a change to another fault is reported', async () => {
  const { clock, seen, disk, health } = fixture()
  disk.error = READ_ONLY
  health.failed(FULL)
  await clock.pass(500)
  expect(seen).toEqual(['full', 'read-only'])
})

test('no test writes happen while storage is healthy, nor after close', async () => {
  const { clock, disk, health } = fixture()
  await clock.pass(60_000)
  expect(disk.tries).toBe(0)
  health.failed(FULL)
  health.stop()
  await clock.pass(60_000)
  expect(disk.tries).toBe(0)
})
