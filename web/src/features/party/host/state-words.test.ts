import type { PartyRoomDocument, PartyScreenDocument } from '@trivium/wire/documents/party'
import { expect, test } from 'vitest'
import { awaitedWords, countWords, phaseWords, placeWords } from './state-words.ts'

const room = (part: object) =>
  ({
    ...{
      phase: 'open',
      index: 3,
      isPaused: false,
      isBreak: false,
      isTieBreak: false,
      reveal: null,
      players: 40,
    },
    round: { index: 1, of: 3, start: 3, size: 6, title: 'Flags' },
    ...part,
  }) as PartyRoomDocument

const SCREEN = { answered: 35, expected: 40 } as PartyScreenDocument

test('the host reads where the game is, in its round', () => {
  expect(placeWords(room({}))).toBe('Question 1 of 6, Flags')
  expect(placeWords(room({ phase: 'intro' }))).toBe('Round 2 of 3, Flags')
  expect(placeWords(room({ isTieBreak: true }))).toBe('Tie-break')
})

test('a pause and a break say so', () => {
  expect(phaseWords(room({ isPaused: true }))).toBe('Paused')
  expect(phaseWords(room({ phase: 'standings', isBreak: true }))).toBe('Break')
})

test('the figure counts answers, then right ones, otherwise players', () => {
  expect(countWords(room({}), SCREEN)).toEqual(['35 of 40', 'answered'])
  expect(countWords(room({ phase: 'closed', reveal: { gave: 38, gaveRight: 12 } }), SCREEN)).toEqual([
    '12 of 38',
    'got it',
  ])
  expect(countWords(room({ phase: 'lobby', players: 1 }), SCREEN)).toEqual(['1', 'player in'])
})

test('the last players that the question waits for are named', () => {
  const screen = { s1: { name: 'Ada' }, s4: { name: 'Ben' } } as unknown as PartyScreenDocument
  expect(awaitedWords({ awaited: null }, screen)).toBeNull()
  expect(awaitedWords({ awaited: [4] }, screen)).toBe('Waiting for Ben')
  expect(awaitedWords({ awaited: [1, 4] }, screen)).toBe('Waiting for Ada and Ben')
})
