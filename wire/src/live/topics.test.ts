import { expect, test } from 'vitest'
import { gameTopic, parseTopic } from './topics.ts'

test.each(['user', 'match', 'queue'])('%s is a topic of the caller', (topic) => {
  expect(parseTopic(topic)).toEqual({ kind: topic })
})

test('a game is a topic by its id', () => {
  expect(parseTopic(gameTopic('Abcdefgh1234'))).toEqual({ kind: 'game', id: 'Abcdefgh1234' })
})

test.each([
  '',
  'User',
  'user:ada',
  'game',
  'game:',
  'game:short',
  'game:0OIl00000000',
  'game:Abcdefgh12345',
  'toString',
])('%j is no topic', (topic) => {
  expect(parseTopic(topic)).toBeNull()
})
