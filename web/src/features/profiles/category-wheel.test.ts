import { expect, test } from 'vitest'
import { sectorPath } from './category-wheel.tsx'

test('a sector runs along the outer arc, and back along the inner one', () =>
  expect(sectorPath(10, 20, 0, Math.PI / 2)).toBe(
    'M0.0 -10.0L0.0 -20.0A20 20 0 0 1 20.0 -0.0L10.0 -0.0A10 10 0 0 0 0.0 -10.0Z',
  ))
