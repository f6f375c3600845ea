import { describe, expect, test } from 'vitest'
import { INTRO_MS, REVEAL_MS, STANDINGS_MS } from './config.ts'
import type { PartyRound } from './events.ts'
import { hostView } from './host-view.ts'
import {
  choiceItem,
  PartyPlaythrough,
  type Plan,
  RIGHT,
  refusalOf,
  typedItem,
  WRONG,
} from './playthrough.test-kit.ts'

const ROUNDS: readonly PartyRound[] = [
  { title: 'Warm-up', start: 0, intro: 'Easy ones.' },
  { title: 'Flags', start: 2 },
]

const planned = (rounds: readonly PartyRound[] = ROUNDS, plan: Plan = {}) =>
  new PartyPlaythrough({
    players: ['ada'],
    items: ['a', 'b', 'c', 'd'].map((id) => choiceItem(id)),
    ...{ rounds, ...plan },
  })

/** Plays all questions up to the standings after question `last`. */
const playTo = (game: PartyPlaythrough, last: number, answer = RIGHT): PartyPlaythrough => {
  for (;;) {
    game.untilOpen().answer(0, answer)
    if (game.index === last) break
  }
  game.wait(REVEAL_MS)
  return game
}

describe('PA32 the intro of a round', () => {
  test('PA32 comes before the first question, and describes the round', () => {
    const game = planned()
    game.host({ type: 'start' })
    expect(game.room).toMatchObject({
      phase: 'intro',
      index: -1,
      question: null,
      nextAt: game.now + INTRO_MS,
    })
    expect(game.room.round).toEqual({
      ...{ index: 0, of: 2, title: 'Warm-up', intro: 'Easy ones.', start: 0, size: 2 },
      ...{ scoring: 'plain', weight: 1, next: 'Flags' },
    })
    game.wait(INTRO_MS)
    expect(game.room).toMatchObject({ phase: 'reading', index: 0 })
  })

  test('PA32 comes after the break, and nothing can be answered during it', () => {
    const game = playTo(planned().begin(), 1)
    expect(game.room).toMatchObject({ phase: 'standings', isBreak: true, round: { index: 0, next: 'Flags' } })
    game.next()
    expect(game.room).toMatchObject({
      phase: 'intro',
      index: 1,
      round: { index: 1, title: 'Flags', next: null },
    })
    expect(game.room).toMatchObject({ question: null, reveal: null })
    expect(hostView(game.state).notes).toBeNull()
    expect(refusalOf(game.answer(0, RIGHT))).toBe('question-closed')
    game.next()
    expect(game.room).toMatchObject({ phase: 'reading', index: 2 })
  })

  test('PA32 waits for the host in a game that does', () => {
    const game = planned(ROUNDS, { config: { pace: 'host' } })
    game.host({ type: 'start' })
    game.wait(INTRO_MS * 10)
    expect(game.room).toMatchObject({ phase: 'intro', nextAt: null })
    game.next()
    expect(game.room.phase).toBe('reading')
  })

  test('PA32 PA6 a player who joins during it plays the next question', () => {
    const game = planned()
    game.host({ type: 'start' })
    game.join('late')
    expect(refusalOf(game.untilOpen().answer(1, RIGHT))).toBeNull()
  })

  test('PA32 a party with a single round has none', () => {
    const game = planned([{ title: '', start: 0 }])
    game.host({ type: 'start' })
    expect(game.room).toMatchObject({ phase: 'reading', round: { of: 1, size: 4, next: null } })
  })
})

describe('PA12 the break after a round', () => {
  test('PA12 is as long as the round says', () => {
    const game = playTo(planned([{ ...ROUNDS[0]!, breakMs: 600_000 }, ROUNDS[1]!]).begin(), 1)
    expect(game.room).toMatchObject({ isBreak: true, nextAt: game.now + 600_000 })
  })

  test('PA12 can be left out: the standings are shown as usual', () => {
    const game = playTo(planned([{ ...ROUNDS[0]!, breakMs: 0 }, ROUNDS[1]!]).begin(), 1)
    expect(game.room).toMatchObject({ phase: 'standings', isBreak: false, nextAt: game.now + STANDINGS_MS })
  })
})

describe('PA15 what the questions of a round count', () => {
  const doubled: readonly PartyRound[] = [
    { ...ROUNDS[0]!, weight: 2 },
    { ...ROUNDS[1]!, weight: 0 },
  ]

  test('PA15 twice, or nothing', () => {
    const game = planned(doubled).begin()
    expect(hostView(game.state).nextWeight).toBe(2)
    expect(playTo(game, 1).scores).toEqual([4])
    expect(playTo(game, 3).scores).toEqual([4])
  })

  test('PA15 the host decides otherwise for one question', () => {
    const game = planned(doubled).begin()
    game.host({ type: 'weigh', weight: 1 })
    expect(playTo(game, 1).scores).toEqual([3])
  })
})

describe('PA33 rounds that score differently', () => {
  const mixed: readonly PartyRound[] = [
    { ...ROUNDS[0]!, scoring: 'plain' },
    { ...ROUNDS[1]!, scoring: 'speed' },
  ]
  const play = (penalty = false) => planned(mixed, { config: { scoring: 'speed', penalty } }).begin()

  test('PA33 a right answer in the plain round earns 1,000, whenever it comes', () => {
    const game = play()
    game.wait(10_000)
    game.answer(0, RIGHT)
    expect(game.scores).toEqual([1_000])
    expect(game.room.round.scoring).toBe('plain')
  })

  test('PA33 PA14 a right answer in the other one earns less when it is later', () => {
    const game = play()
    for (const _ of [0, 1]) game.untilOpen().answer(0, WRONG)
    game.untilOpen().wait(10_000)
    game.answer(0, RIGHT)
    expect(game.scores).toEqual([750])
  })

  test('PA33 PA16 a wrong answer costs what the round gives for a right one at the end of its time', () => {
    const game = play(true)
    for (const answer of [RIGHT, WRONG]) game.untilOpen().answer(0, answer)
    expect(game.scores).toEqual([0])
  })
})

describe('PA34 questions drawn at the start', () => {
  const drawn = ['e', 'f', 'g', 'h'].map((id) => typedItem(id))

  test('PA34 take the places of those before', () => {
    const game = planned()
    game.host({ type: 'start', items: drawn })
    expect(game.state.items).toEqual(drawn)
    expect(game.untilOpen().room.question?.form).toBe('typed')
  })

  test('PA34 of another number change nothing', () => {
    const game = planned()
    game.host({ type: 'start', items: drawn.slice(1) })
    expect(game.state.items.map(({ question }) => question)).toEqual(['a', 'b', 'c', 'd'])
  })
})
