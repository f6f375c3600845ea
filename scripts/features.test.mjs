import { expect, test } from 'vitest'
import { EXCEPTIONS, featureProblems } from './features.mjs'

const QUEUE = [
  'server/src/features/queue/service.ts',
  'web/src/features/queue/lobby.tsx',
  'wire/src/functions/queue.ts',
  'e2e/queue-found.spec.ts',
]
const without = (path) => QUEUE.filter((one) => one !== path)

test('a feature on every side is accepted', () => {
  expect(featureProblems(QUEUE, {})).toEqual([])
})

test.each([
  ['server/src/features/queue/service.ts', 'server/src/features/queue'],
  ['web/src/features/queue/lobby.tsx', 'web/src/features/queue'],
  ['wire/src/functions/queue.ts', 'wire/src/functions/queue.ts'],
  ['e2e/queue-found.spec.ts', 'e2e/queue*.spec.ts'],
])('a feature without %s is refused', (path, place) => {
  expect(featureProblems(without(path), {})).toEqual([
    `the feature queue has no counterpart: ${place} (scripts/features.mjs)`,
  ])
})

test('a spec whose name merely begins with the same letters is not a counterpart', () => {
  const files = [...without('e2e/queue-found.spec.ts'), 'e2e/queues.spec.ts']
  expect(featureProblems(files, {})).toHaveLength(1)
})

test('an exception covers the sides that it names and no others', () => {
  const files = without('e2e/queue-found.spec.ts')
  expect(featureProblems(files, { queue: { without: ['e2e'], why: 'in battle.spec.ts' } })).toEqual([])
  expect(featureProblems(files, { queue: { without: ['web'], why: 'no screen' } })).toEqual([
    'the feature queue has no counterpart: e2e/queue*.spec.ts (scripts/features.mjs)',
    'the feature queue has web/src/features/queue: no exception is needed (scripts/features.mjs)',
  ])
})

test('an exception for a feature that does not exist is refused', () => {
  expect(featureProblems(QUEUE, { lobby: { without: ['e2e'], why: 'gone' } })).toEqual([
    'there is no feature lobby (scripts/features.mjs)',
  ])
})

test('a shared server folder with the name of a feature is refused', () => {
  expect(featureProblems([...QUEUE, 'server/src/queue/pairs.ts'], {})).toEqual([
    'server/src/queue and server/src/features/queue have the same name',
  ])
})

test('every exception gives its reason', () => {
  for (const { without, why } of Object.values(EXCEPTIONS)) {
    expect(without.length).toBeGreaterThan(0)
    expect(why).toMatch(/\w+ \w+/)
  }
})
