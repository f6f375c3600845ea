import { solveProofOfWork } from '@trivium/wire/solve-proof-of-work'
import { expect, test } from 'vitest'
import { systemRandom } from '../../random.ts'
import { bitsFor, createProofsOfWork, PROOF_LIFETIME } from './proof-of-work.ts'

let now = Date.UTC(2026, 0, 1)
const clock = { now: () => now, after: () => () => {} }
const with1 = createProofsOfWork({ key: new Uint8Array(32).fill(1), clock, random: systemRandom })
const with2 = createProofsOfWork({ key: new Uint8Array(32).fill(2), clock, random: systemRandom })

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

test('a solved puzzle is accepted until it expires, and only by the server that made it', () => {
  const puzzle = with1.make(10)
  const solution = solveProofOfWork(puzzle)
  expect(with1.problem(puzzle.token, solution)).toBeNull()
  expect(with2.problem(puzzle.token, solution)).toEqual({ refused: 'unsolved' })
  expect(with1.problem(puzzle.token, solution.slice(1))).toEqual({ refused: 'unsolved' })
  now += PROOF_LIFETIME - 1
  expect(with1.problem(puzzle.token, solution)).toBeNull()
  now += 1
  expect(with1.problem(puzzle.token, solution)).toEqual({ refused: 'puzzle-over' })
})

test('no two puzzles are equal', () => {
  const tokens = new Set(Array.from({ length: 100 }, () => with1.make(14).token))
  expect(tokens.size).toBe(100)
})
