import { refused } from '@trivium/wire/refusals'
import { expect, test } from 'vitest'
import { measureCall } from './measure-call.ts'

const meter = () => {
  const recorded: unknown[][] = []
  let seconds = 0
  return {
    recorded,
    now: () => seconds,
    calls: { record: (...call: unknown[]) => void recorded.push(call) },
    wait: (more: number) => {
      seconds += more
    },
  }
}

test('the parts of a call are measured as a sum, without the pauses between them', async () => {
  const { recorded, wait, ...clock } = meter()
  const measured = measureCall(clock, 'answer')
  expect(await measured.work(async () => wait(1))).toBeUndefined()
  wait(60)
  expect(await measured.work(async () => (wait(2), 'done'))).toBe('done')
  measured.record({ result: {} })
  expect(recorded).toEqual([['answer', 'OK', 3]])
})

test('a refused call is recorded with the status of its refusal', async () => {
  const { recorded, ...clock } = meter()
  measureCall(clock, 'answer').record(refused('too-many-calls'))
  expect(recorded).toEqual([['answer', 'RESOURCE_EXHAUSTED', 0]])
})
