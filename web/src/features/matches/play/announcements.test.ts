import { expect, test } from 'vitest'
import { sampleGame } from '../game.test-kit.ts'
import { announcementsOf } from './announcements.ts'

const texts = (change: Parameters<typeof sampleGame>[0]) =>
  announcementsOf(sampleGame(change)).map(({ text }) => text)

test('an open question is announced with its number, category and answers', () => {
  expect(texts({})).toEqual([
    'Question 5 of 10, History. Which city was Byzantium? A: Istanbul. B: Athens. C: Rome. D: Cairo.',
  ])
})

test('the opponent’s answer is announced', () => {
  expect(texts({ otherAnswered: true })).toContain('Ada has answered.')
})

test('the opponent’s absence is announced', () => {
  expect(texts({ awayUntil: [null, 5_000] })).toContain('Ada is away. The match waits for them.')
})

test.each([
  [[0, 2], 'Right. Ada chose Rome. 4 to 2.'],
  [[1, 0], 'Not quite: the answer is Istanbul. Ada is right. 4 to 2.'],
  [[null, null], 'No answer: the answer is Istanbul. Ada gave no answer. 4 to 2.'],
] as const)('the reveal of %j tells who was right, and the score', (choices, text) => {
  expect(texts({ phase: 'reveal', reveal: { right: 0, choices, explanation: '' }, scores: [4, 2] })).toEqual([
    text,
  ])
})

test('the end announces the score and the reason', () => {
  expect(texts({ phase: 'ended', scores: [3, 8], ended: { at: 1, reason: 'resigned', winner: 0 } })).toEqual([
    '3 to 8. Ada resigned.',
  ])
})

test('the same moment has the same key, so that it is announced once', () => {
  const keys = () => announcementsOf(sampleGame({ otherAnswered: true })).map(({ key }) => key)
  expect(keys()).toEqual(keys())
  expect(new Set(keys()).size).toBe(2)
})
