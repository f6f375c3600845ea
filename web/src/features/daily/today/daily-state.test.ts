import { describe, expect, test } from 'vitest'
import type { Failure } from '../../../live/reply.ts'
import { FIRST, sampleDailyStatus } from '../daily-status.test-kit.ts'
import type { EarlyQuestion, FirstAnswer } from '../early.ts'
import { type DailyEvent, type DailyState, dailyReducer, initialState, startedDay } from './daily-state.ts'

const DAY = '2026-11-21'
const NEXT = '2026-11-22'
const GAME = 'abcdefghijk2'
const FAILURE: Failure = { status: 'INTERNAL', message: 'Not reached.', reason: null, details: {} }

const first = { day: DAY, number: 325, ...FIRST }
const answer: FirstAnswer = {
  ...{ gameId: GAME, choice: 2, right: 1, wasRight: false },
  ...{ explanation: 'Since 1930.', shareRight: null },
}
const early: EarlyQuestion = {
  ...{ first, choice: null, answer: null, session: null, isUntimed: false },
  ...{ shown: { choice: null, answer: null }, isHydrating: true, isBegun: false, isTaken: false },
}

const open = sampleDailyStatus()
const begun = sampleDailyStatus({ first: null, play: { gameId: GAME, score: null, marks: [true] } })
const over = sampleDailyStatus({ first: null, play: { gameId: GAME, score: 7, marks: [true] } })
const tooFew = sampleDailyStatus({ first: null })
const tomorrow = sampleDailyStatus({ day: NEXT, number: 326 })

const STATES = {
  loading: { name: 'loading' },
  failed: { name: 'failed', failure: FAILURE },
  'no-quiz': { name: 'no-quiz', status: tooFew },
  asking: { name: 'asking', first, status: open, trouble: null },
  opening: { name: 'opening', first, status: open, choice: 2, trouble: null },
  held: { name: 'opening', first, status: open, choice: 2, trouble: 'No connection.' },
  playing: { name: 'playing', first, status: open, choice: 2, gameId: GAME, answer },
  continuing: { name: 'continuing', status: begun, gameId: GAME },
  played: { name: 'played', status: over, gameId: GAME },
} as const satisfies Record<string, DailyState>

const EVENTS = {
  'the status of a day not started': { type: 'status-read', status: open },
  'the status of a day begun elsewhere': { type: 'status-read', status: begun },
  'the status of a day played': { type: 'status-read', status: over },
  'the status of a day without a quiz': { type: 'status-read', status: tooFew },
  'the status of the next day': { type: 'status-read', status: tomorrow },
  'no status': { type: 'status-failed', failure: FAILURE },
  'a choice that is sent': { type: 'sent', choice: 2 },
  'a verdict': { type: 'answered', day: DAY, answer },
  'a verdict of another day': { type: 'answered', day: NEXT, answer },
  'an unreachable server': { type: 'not-opened', day: DAY, status: 'held', trouble: 'No connection.' },
  'a refusal': { type: 'not-opened', day: DAY, status: 'refused', trouble: 'No.' },
  'a refusal for another day': { type: 'not-opened', day: NEXT, status: 'refused', trouble: 'No.' },
} as const satisfies Record<string, DailyEvent>

type StateName = keyof typeof STATES
type EventName = keyof typeof EVENTS

const asking = (status = open): DailyState => ({
  name: 'asking',
  first: { day: status.day, number: status.number, ...FIRST },
  status,
  trouble: null,
})

/** What each status leads to if nothing has happened on this page. */
const AFRESH: Partial<Record<EventName, DailyState>> = {
  'the status of a day not started': asking(),
  'the status of a day begun elsewhere': STATES.continuing,
  'the status of a day played': STATES.played,
  'the status of a day without a quiz': STATES['no-quiz'],
  'the status of the next day': asking(tomorrow),
}

/** Every event that changes a state; all others leave it as it is. */
const TRANSITIONS: Record<StateName, Partial<Record<EventName, DailyState>>> = {
  loading: { ...AFRESH, 'no status': STATES.failed },
  failed: AFRESH,
  'no-quiz': AFRESH,
  asking: {
    ...AFRESH,
    'the status of a day without a quiz': { ...STATES.asking, status: tooFew },
    'a choice that is sent': STATES.opening,
  },
  opening: {
    ...AFRESH,
    'the status of a day not started': STATES.opening,
    'the status of a day begun elsewhere': { ...STATES.opening, status: begun },
    'the status of a day without a quiz': { ...STATES.opening, status: tooFew },
    'a verdict': STATES.playing,
    'an unreachable server': STATES.held,
    'a refusal': { ...STATES.asking, trouble: 'No.' },
  },
  held: {
    ...AFRESH,
    'the status of a day not started': STATES.held,
    'the status of a day begun elsewhere': { ...STATES.held, status: begun },
    'the status of a day without a quiz': { ...STATES.held, status: tooFew },
    'a choice that is sent': STATES.opening,
    'a verdict': STATES.playing,
    'a refusal': { ...STATES.asking, trouble: 'No.' },
  },
  playing: {
    'the status of a day begun elsewhere': { ...STATES.playing, status: begun },
    'the status of a day played': { ...STATES.playing, status: over },
    'the status of a day without a quiz': { ...STATES.playing, status: tooFew },
    'the status of the next day': asking(tomorrow),
  },
  continuing: AFRESH,
  played: AFRESH,
}

describe.each(Object.keys(STATES) as StateName[])('%s', (state) => {
  test.each(Object.keys(EVENTS) as EventName[])('and %s', (event) => {
    expect(dailyReducer(STATES[state], EVENTS[event])).toEqual(TRANSITIONS[state][event] ?? STATES[state])
  })
})

test.each([
  ['without a question', null, 'loading'],
  ['with the day’s first question', early, 'asking'],
  ['with a question that this browser has answered before', { ...early, isBegun: true }, 'loading'],
  ['with a choice on its way', { ...early, shown: { choice: 2, answer: null } }, 'opening'],
  ['with a verdict', { ...early, shown: { choice: 2, answer } }, 'playing'],
  ['before, with a choice', { ...early, isTaken: true, shown: { choice: 2, answer: null } }, 'asking'],
] as const)('a page loaded %s starts in the state %s', (_, question, name) => {
  expect(initialState(question)).toMatchObject({ name })
})

test('the question on the page stays when the status of its day arrives', () => {
  const state = { ...STATES.asking, first: { ...first, prompt: 'As it was on the page?' }, status: null }
  expect(dailyReducer(state, EVENTS['the status of a day not started'])).toEqual({ ...state, status: open })
})

test('a refused choice on a day begun elsewhere continues that game', () => {
  const state: DailyState = { ...STATES.opening, status: begun }
  expect(dailyReducer(state, EVENTS['a refusal'])).toEqual(STATES.continuing)
})

test.each([
  ['loading', null],
  ['failed', null],
  ['no-quiz', { day: DAY, isBegun: false }],
  ['asking', { day: DAY, isBegun: false }],
  ['opening', { day: DAY, isBegun: false }],
  ['playing', { day: DAY, isBegun: true }],
  ['continuing', { day: DAY, isBegun: true }],
  ['played', { day: DAY, isBegun: true }],
] as const)('the state %s tells whether its day was started', (name, expected) => {
  expect(startedDay(STATES[name])).toEqual(expected)
})

test('a question without a status does not tell whether its day was started', () => {
  expect(startedDay({ ...STATES.asking, status: null })).toBeNull()
})
