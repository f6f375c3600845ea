import { expect, test } from 'vitest'
import { snapToGrid } from './path-grid.ts'

test.for([
  ['M1.2 1.8 3.4 4.6', 1, 'M1 2L3 5'],
  ['m1.2 1.8 1 1z', 1, 'M1 2L2 3Z'],
  ['M0 0h.6v.6H.4', 0.5, 'M0 0H0.5V0.5H0.5'],
  ['m1 1l1 0z m.4 0', 1, 'M1 1L2 1ZM1 1'],
  ['M0 0c.4.4 1.6.4 2.4 0s1 1 1.4 1', 1, 'M0 0C0 0 2 0 2 0S3 1 4 1'],
  ['M0 0a2.2 2.2 0 011.4-.6', 1, 'M0 0A2.2 2.2 0 0 1 1 -1'],
  ['M0 0q1-.4 1.6-1e-1t2 2', 1, 'M0 0Q1 0 2 0T4 2'],
] as const)('%s on a grid of %d is %s', ([path, unit, moved]) => {
  expect(
    snapToGrid(path, unit).replaceAll('-0', (zero, at, all) => (/\d/.test(all[at + 2] ?? '') ? zero : '0')),
  ).toBe(moved)
})
