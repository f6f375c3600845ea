import { expect, test } from 'vitest'
import { sampleGame } from '../game.test-kit.ts'
import { outcomeOf } from './outcome.ts'

type Ended = NonNullable<ReturnType<typeof sampleGame>['ended']>

test.each<[Ended['reason'], Ended['winner'], string, string]>([
  ['completed', 0, 'You won', 'won'],
  ['completed', 1, 'You lost', 'lost'],
  ['completed', null, 'A draw', 'even'],
  ['resigned', 0, 'You won', 'won'],
  ['resigned', 1, 'You lost', 'lost'],
  ['abandoned', 0, 'You won', 'won'],
  ['no-contest', null, 'No contest', 'even'],
  ['not-joined', null, 'The match did not begin', 'even'],
])('%s with winner %s is described as “%s”', (reason, winner, title, tone) => {
  expect(outcomeOf(sampleGame({ phase: 'ended', ended: { at: 1, reason, winner } }))).toMatchObject({
    title,
    tone,
  })
})

test.each([
  [[true, false], 'Ada did not join in time. Ratings stay as they were.'],
  [[false, true], 'You did not join in time. Ratings stay as they were.'],
  [[false, false], 'Neither of you joined in time. Ratings stay as they were.'],
] as const)('the outcome says who did not join: %j', (joined, detail) => {
  const ended: Ended = { at: 1, reason: 'not-joined', winner: null }
  expect(outcomeOf(sampleGame({ phase: 'ended', joined, ended })).detail).toBe(detail)
})
