import { expect, test } from 'vitest'
import { Channel } from './channel.ts'

const reader = () => {
  const frames: unknown[] = []
  return { frames, send: (frame: string) => void frames.push(JSON.parse(frame)) }
}
const channel = () => new Channel('queue', 'e1', { n: 0, same: 'x' })

test('a new subscriber gets a snapshot, then numbered changes without gaps', () => {
  const one = channel()
  const page = reader()
  one.subscribe(page)
  for (let n = 1; n <= 3; n++) one.publish({ n, same: 'x' })
  expect(page.frames).toEqual([
    { topic: 'queue', epoch: 'e1', n: 0, doc: { n: 0, same: 'x' } },
    { topic: 'queue', n: 1, set: { n: 1 } },
    { topic: 'queue', n: 2, set: { n: 2 } },
    { topic: 'queue', n: 3, set: { n: 3 } },
  ])
})

test('an update that changes nothing is not sent', () => {
  const one = channel()
  const page = reader()
  one.subscribe(page)
  one.publish({ n: 0, same: 'x' })
  expect(page.frames).toHaveLength(1)
})

test.each([
  ['all of it', 3, 'same'],
  ['all but one', 2, 'rest'],
  ['the snapshot alone', 0, 'rest'],
  ['more than there is', 4, 'snapshot'],
])('a subscriber that resumes with %s gets the missing changes', (_, n, what) => {
  const one = channel()
  for (let i = 1; i <= 3; i++) one.publish({ n: i, same: 'x' })
  const page = reader()
  one.subscribe(page, { epoch: 'e1', n })
  const rest = [1, 2, 3].filter((i) => i > n).map((i) => ({ topic: 'queue', n: i, set: { n: i } }))
  const snapshot = [{ topic: 'queue', epoch: 'e1', n: 3, doc: { n: 3, same: 'x' } }]
  expect(page.frames).toEqual(
    what === 'same' ? [{ topic: 'queue', n: 3, same: true }] : what === 'rest' ? rest : snapshot,
  )
})

test('a subscriber that resumes from another epoch gets a snapshot', () => {
  const page = reader()
  channel().subscribe(page, { epoch: 'e0', n: 0 })
  expect(page.frames).toEqual([{ topic: 'queue', epoch: 'e1', n: 0, doc: { n: 0, same: 'x' } }])
})

test('the last 32 changes are kept: after missing 32 a subscriber gets them, after 33 a snapshot', () => {
  const one = channel()
  for (let i = 1; i <= 40; i++) one.publish({ n: i, same: 'x' })
  const [in32, in33] = [reader(), reader()]
  one.subscribe(in32, { epoch: 'e1', n: 8 })
  one.subscribe(in33, { epoch: 'e1', n: 7 })
  expect(in32.frames).toHaveLength(32)
  expect(in32.frames[0]).toEqual({ topic: 'queue', n: 9, set: { n: 9 } })
  expect(in33.frames).toEqual([{ topic: 'queue', epoch: 'e1', n: 40, doc: { n: 40, same: 'x' } }])
})

test('a subscriber that has unsubscribed receives nothing more', () => {
  const one = channel()
  const page = reader()
  one.subscribe(page)
  expect(one.subscriberCount).toBe(1)
  expect(one.unsubscribe(page)).toBe(true)
  expect(one.unsubscribe(page)).toBe(false)
  one.publish({ n: 1, same: 'x' })
  expect([one.subscriberCount, page.frames.length]).toEqual([0, 1])
})

test('a field that an update leaves out stays as it is', () => {
  const one = channel()
  one.publish({ n: 1 })
  const page = reader()
  one.subscribe(page)
  expect(page.frames).toEqual([{ topic: 'queue', epoch: 'e1', n: 1, doc: { n: 1, same: 'x' } }])
})
