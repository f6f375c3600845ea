import { fakeClock } from '@trivium/testkit/fake-clock'
import { expect, test } from 'vitest'
import type { Fields } from './changed-fields.ts'
import { Hub } from './hub.ts'

const hubWith = () => {
  const clock = fakeClock()
  const gone: string[] = []
  let epochs = 0
  const hub = new Hub(clock, () => `e${epochs++}`)
  hub.onGone((uid) => gone.push(uid))
  return { clock, gone, hub }
}
const reader = () => {
  const frames: { doc?: Fields; set?: Fields; n?: number; epoch?: string }[] = []
  return { frames, send: (frame: string) => void frames.push(JSON.parse(frame)) }
}
/** A database that answers when the test says so. */
const slowly = () => {
  const asked: ((doc: Fields) => void)[] = []
  return { asked, read: () => new Promise<Fields>((resolve) => asked.push(resolve)) }
}
const turn = () => new Promise<void>((resolve) => setImmediate(resolve))

test('a document that changes while it is being read is read again, and nobody sees the old one', async () => {
  const { hub } = hubWith()
  const { asked, read } = slowly()
  const page = reader()
  const following = hub.subscribe('ada', 'user', page, undefined, read)
  expect(hub.hasSubscribers('ada', 'user')).toBe(true)
  hub.publish('ada', 'user', { elo: 2 })
  asked[0]?.({ elo: 1 })
  await turn()
  expect(page.frames).toEqual([])
  asked[1]?.({ elo: 2 })
  await following
  expect(page.frames).toEqual([{ topic: 'user', epoch: 'e0', n: 0, doc: { elo: 2 } }])
})

test('two tabs that subscribe during a read share that read and its numbering', async () => {
  const { hub } = hubWith()
  const { asked, read } = slowly()
  const tabs = [reader(), reader()]
  const following = tabs.map((tab) => hub.subscribe('ada', 'user', tab, undefined, read))
  hub.publish('ada', 'user', { elo: 2 })
  expect(asked).toHaveLength(1)
  asked[0]?.({ elo: 1 })
  await turn()
  asked[1]?.({ elo: 2 })
  await Promise.all(following)
  hub.publish('ada', 'user', { elo: 3 })
  for (const { frames } of tabs)
    expect(frames).toMatchObject([
      { epoch: 'e0', n: 0, doc: { elo: 2 } },
      { n: 1, set: { elo: 3 } },
    ])
})

test('a failed read is reported to everyone waiting, and the next one starts fresh', async () => {
  const { hub } = hubWith()
  const page = reader()
  const failing = () => Promise.reject(new Error('the line is cut'))
  await expect(hub.subscribe('ada', 'user', page, undefined, failing)).rejects.toThrow('cut')
  await turn()
  expect(hub.hasSubscribers('ada', 'user')).toBe(false)
  await hub.subscribe('ada', 'user', page, undefined, async () => ({ elo: 1 }))
  expect(page.frames).toHaveLength(1)
})

test('one player’s document reaches nobody else', async () => {
  const { hub } = hubWith()
  const [ada, bob] = [reader(), reader()]
  await hub.subscribe('ada', 'user', ada, undefined, async () => ({ elo: 1 }))
  await hub.subscribe('bob', 'user', bob, undefined, async () => ({ elo: 1 }))
  hub.publish('ada', 'user', { elo: 2 })
  hub.publish('eve', 'user', { elo: 2 })
  expect([ada.frames.length, bob.frames.length]).toEqual([2, 1])
})

test('a channel is dropped after its last subscriber, and the next one has a new epoch', async () => {
  const { hub } = hubWith()
  const page = reader()
  await hub.subscribe('ada', 'user', page, undefined, async () => ({ elo: 1 }))
  hub.unsubscribe('ada', 'user', page)
  expect(hub.hasSubscribers('ada', 'user')).toBe(false)
  await hub.subscribe('ada', 'user', page, { epoch: 'e0', n: 0 }, async () => ({ elo: 1 }))
  expect(page.frames[1]).toMatchObject({ epoch: 'e1', doc: { elo: 1 } })
})

test('a player is absent ten seconds after the last connection, unless they return', async () => {
  const { hub, clock, gone } = hubWith()
  const [tab, other] = [{}, {}]
  hub.connect('ada', tab)
  hub.connect('ada', other)
  hub.disconnect('ada', tab)
  await clock.pass(20_000)
  hub.disconnect('ada', other)
  await clock.pass(9_999)
  hub.connect('ada', tab)
  await clock.pass(20_000)
  expect(gone).toEqual([])
  hub.disconnect('ada', tab)
  await clock.pass(10_000)
  expect(gone).toEqual(['ada'])
})

test('an expected player who stays away is reported once; a present one is not', async () => {
  const { hub, clock, gone } = hubWith()
  hub.connect('bob', {})
  for (const uid of ['ada', 'ada', 'bob']) hub.startGoneTimer(uid)
  await clock.pass(30_000)
  expect(gone).toEqual(['ada'])
})

test('a stopped hub reports nobody as absent', async () => {
  const { hub, clock, gone } = hubWith()
  const tab = {}
  hub.connect('ada', tab)
  hub.startGoneTimer('bob')
  hub.stop()
  hub.disconnect('ada', tab)
  await clock.pass(30_000)
  expect(gone).toEqual([])
})
