import { expect, test } from 'vitest'
import { stepsAfter } from './steps-after.ts'

const nothing = () => {}
const options = {
  missed: 0,
  isWhole: true,
  isBusy: false,
  nextRegion: 'asia',
  onPractise: nothing,
  onPlay: nothing,
  onNextRegion: nothing,
  regions: { label: 'Other regions', to: '/' },
} as const

test.each([
  [{}, ['Play Asia', 'Play again', 'Other regions']],
  [{ missed: 3 }, ['Practise what you missed', 'Play again', 'Other regions']],
  [{ isWhole: false }, ['Play the whole region', 'Other regions']],
  [{ isWhole: false, missed: 1 }, ['Practise what you missed', 'Play the whole region', 'Other regions']],
])('after %o the steps are %j', (change, labels) => {
  expect(stepsAfter({ ...options, ...change }).map(({ label }) => label)).toEqual(labels)
})
