import { expect, test } from 'vitest'
import { sampleGame } from '../game.test-kit.ts'
import { matchOutcome } from './outcome.ts'

type Ended = NonNullable<ReturnType<typeof sampleGame>['ended']>

test.each<[Ended['reason'], Ended['winner'], string, string]>([
  ['completed', 0, 'You won', 'win'],
  ['completed', 1, 'You lost', 'loss'],
  ['completed', null, 'A draw', 'draw'],
  ['resigned', 0, 'You won', 'win'],
  ['resigned', 1, 'You lost', 'loss'],
  ['abandoned', 0, 'You won', 'win'],
  ['no-contest', null, 'No contest', 'void'],
  ['not-joined', null, 'The match did not begin', 'void'],
])('%s with winner %s is described as “%s”', (reason, winner, verdict, kind) => {
  expect(matchOutcome(sampleGame({ phase: 'ended', ended: { at: 1, reason, winner } }))).toMatchObject({
    verdict,
    kind,
  })
})

test.each([
  [[true, false], 'Ada did not join in time. Ratings stay as they were.'],
  [[false, true], 'You did not join in time. Ratings stay as they were.'],
  [[false, false], 'Neither of you joined in time. Ratings stay as they were.'],
] as const)('the outcome says who did not join: %j', (joined, line) => {
  const ended: Ended = { at: 1, reason: 'not-joined', winner: null }
  expect(matchOutcome(sampleGame({ phase: 'ended', joined, ended })).line).toBe(line)
})

test.each<[readonly [number, number], Ended['winner'], string]>([
  [[6, 5], 0, 'By a single point. They all count.'],
  [[5, 6], 1, 'By a single point. So close.'],
  [[7, 4], 0, 'Well played.'],
  [[4, 7], 1, 'Ada had the edge today.'],
  [[9, 4], 0, 'With room to spare.'],
  [[10, 0], 0, 'A clean sweep.'],
  [[2, 9], 1, 'Ada knew the road.'],
  [[5, 5], null, 'Nothing between the two of you.'],
])('the line says how close %j was', (scores, winner, line) => {
  const ended: Ended = { at: 1, reason: 'completed', winner }
  expect(matchOutcome(sampleGame({ phase: 'ended', scores, ended })).line).toBe(line)
})
