import { describe, expect, test } from 'vitest'
import { type SharedDaily, type SharedOutcome, shareSquares, shareText } from './share.ts'

const of = (marks: string): SharedOutcome[] =>
  [...marks].map((mark) => ({ r: 'right', w: 'wrong', m: 'missed' })[mark] as SharedOutcome)

const shared = (changes: Partial<SharedDaily> = {}): SharedDaily => ({
  day: '2026-11-21',
  outcomes: of('rrwrrmwrrr'),
  streak: 12,
  isPractice: false,
  link: 'https://trivium.example/daily/2026-11-21',
  ...changes,
})

test('D14 a day is shown in squares', () => {
  expect(shareSquares(shared())).toBe(
    [
      'Trivium daily 325: 7 of 10',
      '🟩🟩⬛🟩🟩⬜⬛🟩🟩🟩',
      'Streak: 12 days',
      'https://trivium.example/daily/2026-11-21',
    ].join('\n'),
  )
})

test('D15 a day is described in words', () => {
  expect(shareText(shared())).toBe(
    [
      'Trivium daily 325: 7 of 10',
      'Questions 1, 2, 4, 5, 8, 9 and 10 right; 3 and 7 wrong; 6 not answered.',
      'Streak: 12 days',
      'https://trivium.example/daily/2026-11-21',
    ].join('\n'),
  )
})

describe('D14 D15 omissions', () => {
  test('D14 a streak of two days is included', () => {
    expect(shareSquares(shared({ streak: 2 }))).toContain('Streak: 2 days')
  })

  test('D14 a streak of one day and a missing link are left out', () => {
    expect(shareSquares(shared({ streak: 1, link: null }))).toBe(
      'Trivium daily 325: 7 of 10\n🟩🟩⬛🟩🟩⬜⬛🟩🟩🟩',
    )
  })

  test('D14 practice is labelled as practice', () => {
    expect(shareSquares(shared({ isPractice: true }))).toContain('Trivium daily 325 (practice): 7 of 10\n')
  })

  test.for([
    { marks: 'rrrrrrrrrr', words: 'All right.' },
    { marks: 'mmmmmmmmmm', words: 'All not answered.' },
    { marks: 'rwrrrrrrrr', words: 'Questions 1, 3, 4, 5, 6, 7, 8, 9 and 10 right; 2 wrong.' },
  ])('D15 $marks becomes: $words', ({ marks, words }) => {
    expect(shareText(shared({ outcomes: of(marks) })).split('\n')[1]).toBe(words)
  })
})
