import { solve } from '@trivium/wire/puzzle-solving'
import { expect, test } from 'vitest'
import { systemChance } from '../../chance.ts'
import { bitsFor, PUZZLE_LIFE, puzzlesWith } from './puzzles.ts'

let now = Date.UTC(2026, 0, 1)
const clock = { now: () => now, after: () => () => {} }
const with1 = puzzlesWith({ key: new Uint8Array(32).fill(1), clock, chance: systemChance })
const with2 = puzzlesWith({ key: new Uint8Array(32).fill(2), clock, chance: systemChance })

test.each([
  [0, 14],
  [7, 14],
  [8, 15],
  [15, 15],
  [16, 16],
  [64, 18],
  [1_000_000, 18],
])('after %i messages in ten minutes a puzzle has %i bits', (messages, bits) => {
  expect(bitsFor(messages)).toBe(bits)
})

test('a solved puzzle is accepted until it runs out, by who made it alone', () => {
  const puzzle = with1.make(10)
  const solution = solve(puzzle)
  expect(with1.problem(puzzle.token, solution)).toBeNull()
  expect(with2.problem(puzzle.token, solution)).toEqual({ refused: 'unsolved' })
  expect(with1.problem(puzzle.token, solution.slice(1))).toEqual({ refused: 'unsolved' })
  now += PUZZLE_LIFE - 1
  expect(with1.problem(puzzle.token, solution)).toBeNull()
  now += 1
  expect(with1.problem(puzzle.token, solution)).toEqual({ refused: 'puzzle-over' })
})

test('no two puzzles are alike', () => {
  const tokens = new Set(Array.from({ length: 100 }, () => with1.make(14).token))
  expect(tokens.size).toBe(100)
})
