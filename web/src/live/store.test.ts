import { expect, test } from 'vitest'
import { applyTopicMessage, type TopicSubscription } from './store.ts'

const held: TopicSubscription = { epoch: 'e', n: 4, doc: { a: 1, b: 2 }, error: null }

test('a snapshot replaces the document', () => {
  expect(applyTopicMessage(held, { topic: 'user', epoch: 'f', n: 0, doc: { c: 3 } })).toEqual({
    epoch: 'f',
    n: 0,
    doc: { c: 3 },
    error: null,
  })
})

test('the next numbered message changes the fields it names', () => {
  expect(applyTopicMessage(held, { topic: 'user', n: 5, set: { b: 9 } })).toMatchObject({
    n: 5,
    doc: { a: 1, b: 9 },
  })
})

test('a message that has been seen before changes nothing', () => {
  expect(applyTopicMessage(held, { topic: 'user', n: 4, set: { b: 9 } })).toBe(held)
})

test('a missing message is a gap', () => {
  expect(applyTopicMessage(held, { topic: 'user', n: 6, set: { b: 9 } })).toBe('gap')
})

test('a change to an unknown document is a gap', () => {
  expect(applyTopicMessage(undefined, { topic: 'user', n: 1, set: {} })).toBe('gap')
})

test('“nothing new” keeps the document if the number matches', () => {
  expect(applyTopicMessage(held, { topic: 'user', n: 4, same: true })).toBe(held)
  expect(applyTopicMessage(held, { topic: 'user', n: 5, same: true })).toBe('gap')
})

test('a refused subscription has its reason', () => {
  const error = { status: 'NOT_FOUND', message: 'x', details: { reason: 'unknown-match' } } as const
  expect(applyTopicMessage(held, { topic: 'game:1', error })).toMatchObject({
    doc: null,
    error: { reason: 'unknown-match' },
  })
})
