import { expect, test } from 'vitest'
import { accept, refuse, replay } from './decider.ts'

const append = (state: string | null, event: string): string => `${state ?? ''}${event}`

test('E1 a decision is events or one refusal', () => {
  expect(accept('a', 'b')).toEqual({ ok: true, events: ['a', 'b'] })
  expect(accept()).toEqual({ ok: true, events: [] })
  expect(refuse('too-late')).toEqual({ ok: false, refusal: 'too-late' })
})

test('E2 a journal is replayed event by event', () => {
  expect(replay(append, ['a', 'b', 'c'])).toBe('abc')
})

test('E2 an empty journal is not a game', () => {
  expect(() => replay(append, [])).toThrow('an empty journal is no game')
})
