import { expect, test } from 'vitest'
import { joinLink, spacedKey, typedKey } from './room-key.ts'

test('a key is shown in two groups of three', () => {
  expect(spacedKey('K7MPQ2')).toBe('K7M PQ2')
})

test.each([
  'k7m pq2',
  ' K7M-PQ2 ',
  'k7m.pq2',
  joinLink('K7MPQ2', 'https://quiz.example'),
  'quiz.example/party/k7mpq2/screen?x=1',
])('the key of %j is found', (text) => {
  expect(typedKey(text)).toBe('K7MPQ2')
})
