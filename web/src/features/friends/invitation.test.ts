import { expect, test } from 'vitest'
import { linkOf, spacedKey, typedKey } from './invitation.ts'

test('a key is shown in two groups of three', () => {
  expect(spacedKey('K7MPQ2')).toBe('K7M PQ2')
})

test('spaces, dashes and case of a typed key do not matter', () => {
  expect(['k7m pq2', ' K7M-PQ2 ', 'k7mpq2'].map(typedKey)).toEqual(['K7MPQ2', 'K7MPQ2', 'K7MPQ2'])
})

test('the link leads to the friend’s join screen', () => {
  expect(linkOf('K7MPQ2', 'https://trivia.example.org')).toBe(
    'https://trivia.example.org/join-friend-match/K7MPQ2',
  )
})
