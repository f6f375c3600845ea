import { expect, test } from 'vitest'
import { stepsAfter } from './steps-after.ts'

const IDLE = { isOpening: false, error: null }
const WHOLE = { region: 'africa', counts: true } as const
const PART = { region: 'africa', counts: false } as const
const options = {
  missed: 0,
  config: WHOLE,
  scores: {},
  openings: [IDLE, IDLE],
  onPractise: () => {},
  onPlay: () => {},
  regions: { label: 'Other regions', to: '/' },
} as const

test.each([
  [{}, ['Play Asia', 'Play again', 'Other regions']],
  [{ missed: 3 }, ['Practise what you missed', 'Play again', 'Other regions']],
  [{ config: PART }, ['Play the whole region', 'Other regions']],
  [{ config: PART, missed: 1 }, ['Practise what you missed', 'Play the whole region', 'Other regions']],
])('after %o the steps are %j', (change, labels) => {
  expect(stepsAfter({ ...options, ...change }).steps.map(({ label }) => label)).toEqual(labels)
})

test('while one opens all are busy, and the first failure is said', () => {
  const openings = [
    { isOpening: true, error: null },
    { isOpening: false, error: { message: 'No.' } },
  ]
  const { steps, error } = stepsAfter({ ...options, openings })
  expect(steps.map((step) => 'isBusy' in step && step.isBusy)).toEqual([true, true, false])
  expect(error).toBe('No.')
})
