import { expect, test } from 'vitest'
import { SeatChannel } from './seat-channel.ts'

const page = () => {
  const frames: unknown[] = []
  return { frames, send: (frame: string) => void frames.push(JSON.parse(frame)) }
}

const scene = () => {
  const state = { score: 0, phase: 'question' }
  const computed: object[] = []
  const document = () => {
    computed.push({ ...state })
    return { ...state }
  }
  const channel = new SeatChannel({ topic: 'game:g', epoch: () => 'e', document })
  const score = (score: number) => {
    state.score = score
    channel.publish(() => {
      computed.push({ score })
      return { score }
    })
  }
  return { channel, computed, score }
}

test('nothing is computed for a seat without subscribers', () => {
  const { channel, computed, score } = scene()
  score(1)
  const [one] = [page()]
  channel.subscribe(one)
  channel.unsubscribe(one)
  score(2)
  expect(computed).toEqual([{ score: 1, phase: 'question' }])
})

test('a subscriber gets what is true now, then only the fields that may have changed', () => {
  const { channel, computed, score } = scene()
  score(1)
  const one = page()
  channel.subscribe(one)
  score(2)
  expect(one.frames).toEqual([
    { topic: 'game:g', epoch: 'e', n: 0, doc: { score: 1, phase: 'question' } },
    { topic: 'game:g', n: 1, set: { score: 2 } },
  ])
  expect(computed.at(-1)).toEqual({ score: 2 })
})

test('a page that returns to a seat that nobody followed meanwhile gets a snapshot with all changes', () => {
  const { channel, score } = scene()
  const [before, after] = [page(), page()]
  channel.subscribe(before)
  channel.unsubscribe(before)
  for (const points of [1, 2, 3]) score(points)
  channel.subscribe(after, { epoch: 'e', n: 0 })
  expect(after.frames).toEqual([{ topic: 'game:g', epoch: 'e', n: 1, doc: { score: 3, phase: 'question' } }])
})
