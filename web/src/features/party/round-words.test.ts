import type { RoundView } from '@trivium/rules/modes/party/room-view'
import { expect, test } from 'vitest'
import { badgeWords, nextRoundName, positionWords, roundName, roundRules } from './round-words.ts'

const ROUND: RoundView = {
  ...{
    index: 1,
    of: 3,
    title: 'Flags',
    intro: '',
    start: 5,
    size: 10,
    scoring: 'plain',
    weight: 1,
    next: '',
  },
}

test('a round without a title is called by its number', () => {
  expect(roundName(ROUND)).toBe('Flags')
  expect(roundName({ ...ROUND, title: '' })).toBe('Round 2')
  expect(nextRoundName(ROUND)).toBe('Round 3')
  expect(nextRoundName({ ...ROUND, next: 'Rivers' })).toBe('Rivers')
  expect(nextRoundName({ ...ROUND, next: null })).toBeNull()
})

test('what a round counts is said if it is not the usual', () => {
  expect(roundRules(ROUND)).toBe('10 questions')
  expect(roundRules({ ...ROUND, scoring: 'speed', weight: 2 })).toBe(
    '10 questions, faster earns more, double points',
  )
  expect(roundRules({ ...ROUND, size: 1, weight: 0 })).toBe('1 question, just for fun')
})

test('a question is counted within its round', () => {
  const round = { start: 10, size: 8 }
  expect(positionWords({ index: 12, round, isTieBreak: false })).toBe('3 of 8')
  expect(positionWords({ index: 18, round, isTieBreak: true })).toBe('tie-break')
})

test('a question that counts more or less than others has a badge', () => {
  expect(badgeWords({ isTieBreak: false, weight: 1 })).toBeNull()
  expect(badgeWords({ isTieBreak: false, weight: 2 })).toBe('Double points')
  expect(badgeWords({ isTieBreak: true, weight: 1 })).toBe('Tie-break')
})
