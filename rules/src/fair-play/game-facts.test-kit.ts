import type { AnswerFact, BattleFact, GameFacts } from './facts.ts'

/** For tests: a game in which nothing is suspicious; a higher number is a newer game. */
export const gameFacts = (number: number, changes: Partial<GameFacts> = {}): GameFacts => ({
  game: `game-${number}`,
  at: number,
  answers: [],
  battle: null,
  messages: { forged: 0, late: 0 },
  ...changes,
})

/** For tests: a rated battle against `twin`, won in a fair way, with `changes` applied. */
export const battleAgainst = (number: number, changes: Partial<BattleFact> = {}): GameFacts =>
  gameFacts(number, {
    battle: {
      other: 'twin',
      outcome: 'won',
      leftBehind: false,
      given: false,
      gave: false,
      sameDevice: false,
      ...changes,
    },
  })

/** For tests: a right answer to a medium question after 4 s, with `changes` applied. */
export const answerFact = (changes: Partial<AnswerFact> = {}): AnswerFact => ({
  ms: 4_000,
  characters: 60,
  right: true,
  difficulty: 2,
  expected: 0.5,
  ...changes,
})

/** For tests: this many of them. */
export const times = <T>(count: number, make: (number: number) => T): T[] =>
  Array.from({ length: count }, (_, number) => make(number))
