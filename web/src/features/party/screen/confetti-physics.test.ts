import { expect, test } from 'vitest'
import { burst, fall } from './confetti-physics.ts'

test('confetti flies up from both sides and comes down', () => {
  let pieces = burst(() => 0.5, 5)
  expect(new Set(pieces.map(({ x }) => x < 0.5)).size).toBe(2)
  expect(pieces.every(({ vy }) => vy < 0)).toBe(true)
  for (let frame = 0; frame < 240; frame++) pieces = pieces.map((piece) => fall(piece, 1 / 60))
  expect(pieces.every(({ vy }) => vy > 0)).toBe(true)
})
