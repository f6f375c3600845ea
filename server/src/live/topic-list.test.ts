import { fakeClock } from '@trivium/testkit/fake-clock'
import type { ServerMessage } from '@trivium/wire/live/messages'
import { expect, test } from 'vitest'
import { Limits } from '../functions/limits.ts'
import { systemRandom } from '../random.ts'
import { WorkloadBusy } from '../workload.ts'
import { Hub } from './hub.ts'
import { TopicList } from './topic-list.ts'

/** A page that follows its match while the document cannot be read, as each call says. */
const scene = (errors: Error[], isSaving = true) => {
  const clock = fakeClock()
  const said: ServerMessage[] = []
  const topics = new TopicList({
    uid: 'ada',
    subscriber: { send() {} },
    peer: { address: '127.0.0.1', page: 'page1' },
    say: (message) => void said.push(message),
    deps: {
      ...{ clock, random: systemRandom, limits: new Limits(clock), hub: new Hub(clock, () => 'e') },
      subscribe: async () => {
        const error = errors.shift()
        if (error !== undefined) throw error
        return () => {}
      },
      dispatch: async () => ({ result: {} }),
      inTurn: (_, work) => work(),
      verify: async () => null,
      banOf: () => null,
      isSaving: () => isSaving,
      onDelayMeasured: () => {},
      warn: () => {},
    },
  })
  const reasons = () => said.map((message) => 'error' in message && message.error.details.reason)
  return { topics, reasons }
}

const LOST = new Error('Connection terminated due to connection timeout')
const BUG = new Error('a bug')

test.each([
  { error: LOST, isSaving: true, reason: 'cannot-save' },
  { error: BUG, isSaving: false, reason: 'cannot-save' },
  { error: new WorkloadBusy(), isSaving: true, reason: 'busy' },
  { error: BUG, isSaving: true, reason: 'internal-error' },
])('“$error.message” while data can be saved ($isSaving): $reason', async ({ error, isSaving, reason }) => {
  const { topics, reasons } = scene([error], isSaving)
  await topics.follow('match', undefined)
  expect(reasons()).toEqual([reason])
})

test('a topic that could not be read can be followed again over the same connection', async () => {
  const { topics, reasons } = scene([LOST])
  await topics.follow('match', undefined)
  await topics.follow('match', undefined)
  expect(reasons()).toEqual(['cannot-save'])
})
