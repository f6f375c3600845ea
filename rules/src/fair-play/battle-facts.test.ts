import { describe, expect, test } from 'vitest'
import type { SeatIndex } from '../modes/battle/events.ts'
import { Playthrough, sampleBot, sampleOpening, samplePlayer } from '../modes/battle/playthrough.test-kit.ts'
import { battleAnswerFacts, battleFact, type RatingOf } from './battle-facts.ts'
import { maxExpectedScore } from './hard-questions.ts'

const RATING: RatingOf = ({ question }) => 1_000 + 10 * Number(question.slice('question-'.length))

/** Plays this many questions; the other numbers are how many of them each seat gets right, from the first on. */
const played = (first: number, second: number, questions = 10): Playthrough => {
  const game = new Playthrough()
  for (let index = 0; index < questions; index++) {
    game.waitForQuestion(index)
    game.answer(0, index < first ? 'right' : 'wrong')
    game.answer(1, index < second ? 'right' : 'wrong')
  }
  return game
}

/** The same, to the end. */
const finished = (first: number, second: number): Playthrough => {
  const game = played(first, second)
  game.waitForTheEnd()
  return game
}

const resigned = (seat: SeatIndex, game: Playthrough): Playthrough => {
  game.ask({ type: 'resign', seat })
  return game
}

const factsOf = ({ state }: Playthrough) => ([0, 1] as const).map((seat) => battleFact(state, seat))

describe('FP3 FP5 the answers of a battle', () => {
  test('FP3 FP5 each comes with its time, the length of its prompt and the share expected of its player', () => {
    const strong = { ...samplePlayer('anna'), elo: 1_300 }
    const game = new Playthrough(sampleOpening({ players: [strong, samplePlayer('ben')] }))
    game.waitForQuestion(0).wait(700).answer(0, 'right')
    game.wait(1_300).answer(1, 'wrong')
    const shared = { characters: 30, difficulty: 1 }
    const expected = (elo: number): number => maxExpectedScore(elo, 1_000, 1)
    expect(battleAnswerFacts(game.state, 0, RATING)).toEqual([
      { ...shared, ms: 700, right: true, expected: expected(1_300) },
    ])
    expect(battleAnswerFacts(game.state, 1, RATING)).toEqual([
      { ...shared, ms: 2_000, right: false, expected: expected(1_000) },
    ])
  })

  test('FP3 a question that was not answered, or never closed, is not among them', () => {
    const game = new Playthrough().waitForQuestion(1)
    game.answer(0, 'right')
    game.waitForQuestion(2).answer(0, 'right')
    resigned(1, game)
    expect(battleAnswerFacts(game.state, 0, RATING)).toMatchObject([{ difficulty: 2, right: true }])
    expect(battleAnswerFacts(game.state, 1, RATING)).toEqual([])
  })

  test('FP3 B22 an answer after the clock stopped has no time', () => {
    const game = new Playthrough(sampleOpening({ players: [samplePlayer('anna'), sampleBot('expert')] }))
    game.waitForQuestion(0).ask({ type: 'resume' })
    game.ask({ type: 'return', seat: 0 })
    game.answer(0, 'right')
    game.waitForQuestion(1)
    expect(battleAnswerFacts(game.state, 0, RATING)).toMatchObject([{ ms: null, right: true }])
  })
})

describe('FP8 a game lost without playing', () => {
  test.for([
    { own: 0, other: 1, gave: true },
    { own: 2, other: 9, gave: true },
    { own: 3, other: 9, gave: false },
    { own: 2, other: 2, gave: false },
    { own: 2, other: 1, gave: false },
  ])('FP8 $own right answers to $other are one: $gave', ({ own, other, gave }) => {
    const [one, two] = factsOf(finished(own, other))
    expect([one?.gave, two?.given]).toEqual([gave, gave])
    const [first, second] = factsOf(finished(other, own))
    expect([second?.gave, first?.given]).toEqual([gave, gave])
  })

  test.for([0, 1] as const)('FP8 one that seat %i resigned is, however many it had right', (seat) => {
    const facts = factsOf(resigned(seat, played(5, 5, 6)))
    expect(facts[seat]).toEqual({ outcome: 'lost', leftBehind: false, gave: true, given: false })
    expect(facts[1 - seat]).toEqual({ outcome: 'won', leftBehind: false, gave: false, given: true })
  })

  test('FP8 one whose loser was away at the end is', () => {
    const game = played(5, 8)
    game.ask({ type: 'leave', seat: 0 })
    game.waitForTheEnd()
    expect(factsOf(game)).toMatchObject([
      { outcome: 'lost', gave: true, leftBehind: true },
      { outcome: 'won', given: true, leftBehind: false },
    ])
  })

  test('FP8 a battle that is not over, or ended without a winner, has no loser', () => {
    const drawn = { outcome: 'drawn', leftBehind: false, gave: false, given: false }
    expect(factsOf(played(0, 0, 3))).toEqual([drawn, drawn])
    expect(factsOf(finished(4, 4))).toEqual([drawn, drawn])
  })
})

describe('FP9 leaving while behind', () => {
  test.for([
    { first: 2, second: 3, leftBehind: true },
    { first: 3, second: 3, leftBehind: false },
    { first: 4, second: 3, leftBehind: false },
  ])('FP9 resigning at $first to $second is leaving while behind: $leftBehind', (row) => {
    const [resigner, other] = factsOf(resigned(0, played(row.first, row.second, 5)))
    expect(resigner?.leftBehind).toBe(row.leftBehind)
    expect(other?.leftBehind).toBe(false)
  })

  test('FP9 losing to the end, or being back before it, is not leaving', () => {
    expect(factsOf(finished(3, 9)).map(({ leftBehind }) => leftBehind)).toEqual([false, false])
    const game = played(3, 9)
    game.ask({ type: 'leave', seat: 0 })
    game.ask({ type: 'return', seat: 0 })
    game.waitForTheEnd()
    expect(factsOf(game)[0]?.leftBehind).toBe(false)
  })
})
