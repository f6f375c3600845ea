import { expect, test } from 'vitest'
import { Channel } from './channel.ts'

const reader = () => {
  const frames: unknown[] = []
  return { frames, send: (frame: string) => void frames.push(JSON.parse(frame)) }
}
const channel = () => new Channel('queue', 'e1', { n: 0, same: 'x' })
const SNAPSHOT = { topic: 'queue', epoch: 'e1', n: 3, doc: { n: 3, same: 'x' } }

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
  ['the last message hears that nothing is new', 3, { topic: 'queue', n: 3, same: true }],
  ['an earlier message gets a snapshot', 2, SNAPSHOT],
  ['a message that was never sent gets a snapshot', 4, SNAPSHOT],
])('a subscriber that resumes after %s', (_, n, frame) => {
  const one = channel()
  for (let i = 1; i <= 3; i++) one.publish({ n: i, same: 'x' })
  const page = reader()
  one.subscribe(page, { epoch: 'e1', n })
  expect(page.frames).toEqual([frame])
})

test('a subscriber that resumes from another epoch gets a snapshot', () => {
  const page = reader()
  channel().subscribe(page, { epoch: 'e0', n: 0 })
  expect(page.frames).toEqual([{ topic: 'queue', epoch: 'e1', n: 0, doc: { n: 0, same: 'x' } }])
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
