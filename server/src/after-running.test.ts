import { fakeClock } from '@trivium/testkit/fake-clock'
import { expect, test } from 'vitest'
import { afterRunning } from './after-running.ts'

const scene = () => {
  const clock = fakeClock()
  const began = clock.now()
  const runs: number[] = []
  const cancel = afterRunning(clock, 2_500, () => runs.push(clock.now() - began))
  return { clock, runs, cancel }
}

test('it runs once the time has passed', async () => {
  const { clock, runs } = scene()
  await clock.pass(2_499)
  expect(runs).toEqual([])
  await clock.pass(10_000)
  expect(runs).toEqual([2_500])
})

test('a process that stood still has not waited: most of the time is still to come', async () => {
  const { clock, runs } = scene()
  await clock.skip(30_000)
  expect(runs).toEqual([])
  await clock.pass(1_500)
  expect(runs).toEqual([31_500])
})

test('it can be cancelled in any step', async () => {
  const { clock, runs, cancel } = scene()
  await clock.pass(1_200)
  cancel()
  await clock.pass(10_000)
  expect(runs).toEqual([])
})
