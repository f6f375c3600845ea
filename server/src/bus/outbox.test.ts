import { setImmediate as turn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { Outbox } from './outbox.ts'

const open = () => {
  const sent: string[] = []
  const state = { closed: false, draining: false }
  const outbox = new Outbox({
    publish: (subject) => {
      if (state.closed || state.draining) throw new Error('closed connection')
      sent.push(subject)
    },
    isClosed: () => state.closed,
    isDraining: () => state.draining,
  })
  return { outbox, sent, state }
}

test('the messages of one turn are sent together, in order', async () => {
  const { outbox, sent } = open()
  outbox.add('a', '')
  outbox.add('b', '')
  expect(sent).toEqual([])
  await turn()
  expect(sent).toEqual(['a', 'b'])
})

test.for(['closed', 'draining'] as const)(
  'a message for a %s connection is dropped without an error',
  (how) => {
    const { outbox, sent, state } = open()
    outbox.add('late', '')
    state[how] = true
    outbox.flush()
    expect(sent).toEqual([])
  },
)
