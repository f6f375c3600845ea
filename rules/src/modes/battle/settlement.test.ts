import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { SeatIndex } from './events.ts'
import { Playthrough, sampleBot, sampleOpening, samplePlayer } from './playthrough.test-kit.ts'
import { type Counters, questionOutcomes, settleBattle } from './settlement.ts'

const counters = (changes: Partial<Counters> = {}): Counters => ({
  elo: 1_000,
  ratedGames: 30,
  wins: 10,
  losses: 9,
  draws: 3,
  winStreak: 2,
  bestWinStreak: 4,
  questionsCorrect: 150,
  perfectScores: 1,
  ...changes,
})

/** Plays to the end. The numbers are how many questions each seat gets right, from the first on. */
const played = (first: number, second: number, game = new Playthrough()): Playthrough => {
  for (let index = 0; index < 10; index++) {
    game.waitForQuestion(index)
    game.answer(0, index < first ? 'right' : 'wrong')
    game.answer(1, index < second ? 'right' : 'wrong')
  }
  game.waitForTheEnd()
  return game
}

const settled = (game: Playthrough, first: Counters = counters(), second: Counters = counters()) =>
  settleBattle(game.state, [first, second])

const casual = (): Playthrough => new Playthrough(sampleOpening({ rated: false }))
const practice = (): Playthrough =>
  new Playthrough(sampleOpening({ rated: false, players: [samplePlayer('anna'), sampleBot('regular')] }))

describe('S1 nothing decided', () => {
  const notJoined = new Playthrough(sampleOpening({ entry: 'invited' }))
  notJoined.waitForTheEnd()
  const noContest = new Playthrough().waitForQuestion(0)
  noContest.answer(0, 'right')
  noContest.answer(1, 'wrong')
  noContest.ask({ type: 'resume' })
  noContest.waitForTheEnd()

  test.for([
    { reason: 'not-joined', game: notJoined },
    { reason: 'no-contest', game: noContest },
    { reason: undefined, game: new Playthrough().waitForQuestion(4) },
  ])('S1 a battle ended by $reason changes nothing', ({ reason, game }) => {
    expect(game.state.ended?.reason).toBe(reason)
    const nothing = { outcome: null, rating: null, counters: counters() }
    expect(settled(game)).toEqual([nothing, nothing])
  })
})

describe('S2 ratings', () => {
  test('S2 follow from both current ratings, not from those when the battle opened', () => {
    const [first, second] = settled(played(3, 5), counters({ elo: 1_400 }), counters({ elo: 1_000 }))
    expect(first?.rating).toEqual({ before: 1_400, after: 1_382 })
    expect(second?.rating).toEqual({ before: 1_000, after: 1_018 })
    expect(second?.counters.elo).toBe(1_018)
  })

  test('S2 change also in a draw if the players’ ratings differ', () => {
    const [first, second] = settled(played(5, 5), counters({ elo: 1_400 }), counters({ elo: 1_000 }))
    expect([first?.rating?.after, second?.rating?.after]).toEqual([1_392, 1_008])
  })

  test('S2 each player has their own K', () => {
    const [first, second] = settled(played(5, 3), counters({ ratedGames: 3 }), counters({ ratedGames: 20 }))
    expect([first?.rating?.after, second?.rating?.after]).toEqual([1_020, 990])
  })

  test.for([
    { what: 'casual', game: casual },
    { what: 'practice', game: practice },
  ])('S2 do not change in a $what battle', ({ game }) => {
    const [first] = settled(played(10, 0, game()))
    expect(first).toMatchObject({ outcome: 'won', rating: null, counters: { elo: 1_000 } })
  })

  test('S2 a bot and a player whose account is gone have nothing to settle', () => {
    expect(settleBattle(played(4, 1, practice()).state, [counters(), null])[1]).toBeNull()
    expect(settleBattle(played(4, 1).state, [counters(), null])[0]).toMatchObject({
      outcome: 'won',
      rating: null,
    })
  })

  test('S2 a battle against a bot is unrated, even if it was opened as rated', () => {
    const game = new Playthrough(
      sampleOpening({ rated: true, players: [samplePlayer('anna'), sampleBot('novice')] }),
    )
    expect(settled(played(10, 0, game))[0]?.rating).toBeNull()
  })
})

describe('S3 S4 the record', () => {
  test.for([
    { first: 6, second: 2, change: { wins: 11, winStreak: 3 } },
    { first: 2, second: 6, change: { losses: 10, winStreak: 0 } },
    { first: 4, second: 4, change: { draws: 4, winStreak: 0 } },
  ])('S3 S4 after $first to $second has the changes $change', ({ first, second, change }) => {
    const [own] = settled(played(first, second))
    expect(own?.counters).toEqual({
      ...counters(),
      ...change,
      ratedGames: 31,
      questionsCorrect: 150 + first,
      elo: own?.rating?.after,
    })
  })

  test('S4 the best streak grows with a streak that exceeds it', () => {
    const streak = (winStreak: number) =>
      settled(played(6, 2), counters({ winStreak }))[0]?.counters.bestWinStreak
    expect([2, 3, 4, 7].map(streak)).toEqual([4, 4, 5, 8])
  })

  test('S3 includes resigned and abandoned battles', () => {
    const resigned = new Playthrough().waitForQuestion(3)
    resigned.ask({ type: 'resign', seat: 0 })
    expect(settled(resigned).map((seat) => seat?.outcome)).toEqual(['lost', 'won'])
    const abandoned = new Playthrough().waitForQuestion(1)
    abandoned.answer(1, 'right')
    abandoned.ask({ type: 'resume' })
    abandoned.waitForTheEnd()
    expect(settled(abandoned)[0]).toMatchObject({ outcome: 'drawn', counters: { draws: 4 } })
  })

  test.for([
    { what: 'casual', game: casual },
    { what: 'practice', game: practice },
  ])('S3 S5 a $what battle counts only right answers', ({ game }) => {
    const [own] = settled(played(10, 0, game()))
    expect(own?.counters).toEqual(counters({ questionsCorrect: 160 }))
  })
})

describe('S5 right answers', () => {
  test('S5 all ten in a rated battle are a perfect score', () => {
    const [first, second] = settled(played(10, 9))
    expect([first?.counters.perfectScores, second?.counters.perfectScores]).toEqual([2, 1])
  })

  test('S5 in a draw both can be perfect', () => {
    expect(settled(played(10, 10)).map((seat) => seat?.counters.perfectScores)).toEqual([2, 2])
  })

  test('S5 an answer to a question that never closed does not count', () => {
    const game = new Playthrough().waitForQuestion(2)
    game.answer(0, 'right')
    game.ask({ type: 'resign', seat: 1 })
    expect(settled(game)[0]?.counters.questionsCorrect).toBe(150)
  })
})

test('S2 S3 one player’s win is the other’s loss, and at equal K their ratings change equally', () => {
  const score = fc.integer({ min: 0, max: 10 })
  const elo = fc.integer({ min: 150, max: 1_950 })
  fc.assert(
    fc.property(score, score, elo, elo, (a, b, first, second) => {
      const both = settled(played(a, b), counters({ elo: first }), counters({ elo: second }))
      const sum = (of: (seat: Counters) => number) => both.reduce((all, seat) => all + of(seat!.counters), 0)
      expect(sum((seat) => seat.elo)).toBe(first + second)
      expect(sum((seat) => seat.wins)).toBe(sum((seat) => seat.losses) + 2)
      expect(sum((seat) => seat.questionsCorrect)).toBe(300 + a + b)
    }),
    { numRuns: 40 },
  )
})

describe('S6 questions', () => {
  test('S6 each closed question counts for both people, answered or not', () => {
    const game = new Playthrough().waitForQuestion(1)
    game.answer(0, 'right')
    game.waitForQuestion(2)
    game.answer(1, 'right')
    game.ask({ type: 'resign', seat: 0 })
    const outcome = (index: number, seat: SeatIndex, correct: boolean) => ({
      question: `question-${index}`,
      seat,
      correct,
    })
    expect(questionOutcomes(game.state)).toEqual([
      outcome(0, 0, false),
      outcome(1, 0, true),
      outcome(0, 1, false),
      outcome(1, 1, false),
    ])
  })

  test('S6 a bot’s answers do not count for a question', () => {
    const game = practice()
    game.waitForTheEnd()
    expect(questionOutcomes(game.state).map(({ seat }) => seat)).toEqual(Array(10).fill(0))
  })
})
