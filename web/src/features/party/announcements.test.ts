import type { PartyReveal, RoundView } from '@trivium/rules/modes/party/room-view'
import type { PartyRoomDocument } from '@trivium/wire/documents/party'
import { expect, test } from 'vitest'
import { announcementsOf } from './announcements.ts'

const ROUND: RoundView = {
  ...{ index: 0, of: 3, title: 'Flags', intro: 'Look closely.', start: 0, size: 10 },
  ...{ scoring: 'plain', weight: 1, next: 'Rivers' },
}
const QUESTION = {
  category: 'geography',
  prompt: 'Which country has Rome as its capital?',
  form: 'choice',
  choices: ['Italy', 'Spain'],
} as const
const REVEAL: PartyReveal = {
  ...{ right: 0, accepted: 'Italy', explanation: '', counts: [3, 9], answers: null },
  ...{ gave: 12, gaveRight: 3 },
}
const PAUSED = { isPaused: true, pausedAt: 5_000 }
const LEADERS = ['Ada', 'Ben', 'Cy', 'Dora'].map((name, i) => ({
  ...{ name, score: 9 - i, place: i + 1, placeBefore: null },
}))

const roomIn = (phase: PartyRoomDocument['phase'], more: Partial<PartyRoomDocument> = {}) =>
  ({
    ...{ id: 'one', phase, index: 1, total: 10, round: ROUND, isPaused: false, pausedAt: null },
    ...{ question: null, reveal: null, leaders: null, teams: null },
    ...more,
  }) as PartyRoomDocument

const textsOf = (room: PartyRoomDocument): string[] => announcementsOf(room).map(({ text }) => text)

const ASKED = 'Question 2 of 10, Geography. Which country has Rome as its capital?'

test('the lobby announces nothing', () => {
  expect(textsOf(roomIn('lobby', { index: -1 }))).toEqual([])
})

test('a round is announced with its number, title, intro and rules', () => {
  expect(textsOf(roomIn('intro'))).toEqual(['Round 1 of 3: Flags. Look closely. 10 questions.'])
  const plain = { ...ROUND, intro: '' }
  expect(textsOf(roomIn('intro', { round: plain }))).toEqual(['Round 1 of 3: Flags. 10 questions.'])
})

test('a question is announced when it is shown, its choices when they can be chosen', () => {
  const read = roomIn('reading', { question: { ...QUESTION, choices: null } })
  expect(textsOf(read)).toEqual([ASKED])
  expect(textsOf(roomIn('open', { question: QUESTION }))).toEqual([ASKED, 'A: Italy. B: Spain.'])
})

test('a question without choices says whether it is typed', () => {
  const typed = roomIn('open', { question: { ...QUESTION, form: 'typed', choices: null } })
  expect(textsOf(typed)).toEqual([ASKED, 'Type your answer.'])
  const number = roomIn('open', { question: { ...QUESTION, form: 'number', choices: null } })
  expect(textsOf(number)).toEqual([ASKED])
})

test('a question with a picture is announced in words', () => {
  const words = 'Which country looks like a boot?'
  const room = roomIn('reading', { question: { ...QUESTION, words } })
  expect(textsOf(room)).toEqual([`Question 2 of 10, Geography. ${words}`])
})

test('the answer is announced with how many players, or teams, got it', () => {
  const closed = { question: QUESTION, reveal: REVEAL }
  expect(textsOf(roomIn('closed', closed))).toEqual(['The answer is Italy. 3 of 12 got it.'])
  const all = { ...closed, reveal: { ...REVEAL, gaveRight: 12 } }
  expect(textsOf(roomIn('closed', all))).toEqual(['The answer is Italy. All 12 got it!'])
  const teams = [{ name: 'Red', size: 6 }]
  expect(textsOf(roomIn('closed', { ...closed, teams }))).toEqual([
    'The answer is Italy. 3 of 12 teams got it.',
  ])
})

test('the standings and the end are announced with the three best', () => {
  const best = '1. Ada, 9. 2. Ben, 8. 3. Cy, 7.'
  expect(textsOf(roomIn('standings', { leaders: LEADERS }))).toEqual([`Standings. ${best}`])
  expect(textsOf(roomIn('over', { leaders: LEADERS }))).toEqual([`The party is over. ${best}`])
})

test('during a pause nothing else is announced', () => {
  expect(textsOf(roomIn('open', { question: QUESTION, ...PAUSED }))).toEqual(['The game is paused.'])
})

test('the same moment has the same key, and every other one its own', () => {
  const keysOf = (room: PartyRoomDocument) => announcementsOf(room).map(({ key }) => key)
  const [read] = keysOf(roomIn('reading', { question: QUESTION }))
  expect(keysOf(roomIn('open', { question: QUESTION }))[0]).toBe(read)
  const ofQuestion = (index: number) => [
    roomIn('open', { index, question: QUESTION }),
    roomIn('open', { index, ...PAUSED }),
    roomIn('open', { index, ...PAUSED, pausedAt: 9_000 }),
    roomIn('closed', { index, reveal: REVEAL }),
    roomIn('standings', { index, leaders: LEADERS }),
    roomIn('over', { index, leaders: LEADERS }),
  ]
  const intros = [0, 1].map((index) => roomIn('intro', { round: { ...ROUND, index } }))
  const keys = [...intros, ...ofQuestion(1), ...ofQuestion(2)].flatMap(keysOf)
  expect(keys).toHaveLength(16)
  expect(new Set(keys).size).toBe(16)
})
