import { expect, test } from 'vitest'
import { progressText, runsOf } from './progress.tsx'

test('equal neighbours are one run', () => {
  expect(runsOf(['found', 'found', 'skipped', 'found', 'open', 'open'])).toEqual([
    { mark: 'found', count: 2 },
    { mark: 'skipped', count: 1 },
    { mark: 'found', count: 1 },
    { mark: 'open', count: 2 },
  ])
})

test('the progress text leaves out zero counts', () => {
  expect(progressText(runsOf(['found', 'missed', 'open', 'found']))).toBe('2 found, 1 missed, 1 to come')
  expect(progressText(runsOf(['open', 'open']))).toBe('0 found, 2 to come')
})
