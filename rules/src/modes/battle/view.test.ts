import { expect, test } from 'vitest'
import { Playthrough, sampleOpening, samplePlayer } from './playthrough.test-kit.ts'
import type { BattleView } from './view.ts'

const OPENED = 1_000_000

/** What both seats see from the opening to the first question. */
const BEFORE: Omit<BattleView, 'seat'> = {
  mode: 'battle',
  phase: 'joining',
  rated: true,
  players: [samplePlayer('anna'), samplePlayer('ben')],
  total: 10,
  joined: [false, false],
  joinBy: OPENED + 10_000,
  startsAt: null,
  index: -1,
  question: null,
  askedAt: null,
  answerBy: null,
  chosen: null,
  otherAnswered: false,
  reveal: null,
  nextAt: null,
  scores: [0, 0],
  marks: [[], []],
  awayUntil: [null, null],
  ended: null,
  rematch: { offers: [false, false], next: null },
}

test.for([0, 1] as const)(
  'B1 B8 seat %i sees the players and nothing of a question while they join',
  (seat) => {
    const game = new Playthrough(sampleOpening({ entry: 'invited' }))
    expect(game.view(seat)).toEqual({ ...BEFORE, seat })
    game.ask({ type: 'join', seat: 1 })
    expect(game.view(seat)).toEqual({ ...BEFORE, seat, joined: [false, true] })
  },
)

test.for([0, 1] as const)('B3 B19 seat %i sees when the first question comes', (seat) => {
  const game = new Playthrough(sampleOpening({ rated: false }))
  const seated = { rated: false, phase: 'starting', joined: [true, true], startsAt: OPENED + 3_000 }
  expect(game.view(seat)).toEqual({ ...BEFORE, ...seated, seat })
})

test('B8 each seat sees its own choice and the other’s presence, and the whole answer once it is closed', () => {
  const game = new Playthrough().waitForQuestion(1)
  game.ask({ type: 'leave', seat: 0 })
  game.now += 1_000
  game.answer(1, 'wrong')
  const asked = game.now - 1_000
  const open: Omit<BattleView, 'seat' | 'chosen' | 'otherAnswered'> = {
    ...BEFORE,
    phase: 'question',
    joined: [true, true],
    startsAt: OPENED + 3_000,
    index: 1,
    question: {
      category: 'category-1',
      prompt: 'Prompt 1'.padEnd(30, '?'),
      choices: ['alpha', 'bravo', 'delta', 'gamma'],
    },
    askedAt: asked,
    answerBy: asked + 12_000,
    marks: [[false], [false]],
    awayUntil: [asked + 20_000, null],
  }
  expect(game.view(0)).toEqual({ ...open, seat: 0, chosen: null, otherAnswered: true })
  expect(game.view(1)).toEqual({ ...open, seat: 1, chosen: 2, otherAnswered: false })
  game.answer(0, 'right')
  const closed = {
    ...open,
    phase: 'reveal',
    reveal: { right: 1, choices: [1, 2], explanation: 'Explanation 1' },
    nextAt: game.now + 2_500,
    scores: [1, 0],
    marks: [
      [false, true],
      [false, false],
    ],
    awayUntil: [null, null],
  }
  expect(game.view(0)).toEqual({ ...closed, seat: 0, chosen: 1, otherAnswered: true })
  expect(game.view(1)).toEqual({ ...closed, seat: 1, chosen: 2, otherAnswered: true })
})

test('B12 B13 after the end a seat sees who won and who offers a rematch, and no next question', () => {
  const game = new Playthrough().waitForQuestion(0)
  game.answer(0, 'right')
  game.answer(1, 'right')
  game.ask({ type: 'resign', seat: 1 })
  game.ask({ type: 'offer-rematch', seat: 0, next: 'next' })
  expect(game.view(1)).toMatchObject({
    phase: 'ended',
    nextAt: null,
    reveal: { right: 0, choices: [0, 0], explanation: 'Explanation 0' },
    scores: [1, 1],
    marks: [[true], [true]],
    ended: { at: game.now, reason: 'resigned', winner: 0 },
    rematch: { offers: [true, false], next: null },
  })
})
