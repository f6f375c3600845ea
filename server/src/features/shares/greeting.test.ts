import type { SharedResult } from '@trivium/wire/documents/share'
import { expect, test } from 'vitest'
import { greetingOf } from './greeting.ts'

const DAILY: SharedResult = {
  ...{ mode: 'daily', name: 'Blue Otter 42', score: 7, total: 10, marks: [], day: '2026-11-23' },
  ...{ isPractice: false, region: null, ms: null, title: null, opponent: null, path: '/' },
}
const at = (day: string): number => Date.parse(`${day}T15:00:00Z`)

test('a daily dares on its own day', () => {
  expect(greetingOf(DAILY, 'key', at('2026-11-23'))).toEqual({
    claim: 'Blue Otter 42 got 7 of 10.',
    dare: 'Can you beat it?',
    link: null,
  })
})

test('on later days it leads to the questions of its day', () => {
  expect(greetingOf(DAILY, 'key', at('2026-11-24'))).toEqual({
    claim: 'Blue Otter 42 got 7 of 10 on 23 November.',
    dare: 'Today’s questions are new.',
    link: { to: '/daily?day=2026-11-23&s=key', words: 'Play theirs' },
  })
})

test('a result of practice leads to its day anyway', () => {
  const practised = { ...DAILY, isPractice: true, path: '/daily?day=2026-11-23' }
  expect(greetingOf(practised, 'key', at('2026-12-01')).link).toBeNull()
})
