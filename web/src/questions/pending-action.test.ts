import { expect, test } from 'vitest'
import { type ActionEvent, NO_ACTION, type PendingAction, pendingAction } from './pending-action.ts'

const NONE: PendingAction<number> = NO_ACTION
const SENT: PendingAction<number> = { status: 'sent', moment: 'first', act: 2 }
const HELD: PendingAction<number> = { ...SENT, status: 'held', trouble: 'Later.' }
const REFUSED: PendingAction<number> = { status: 'refused', moment: 'first', trouble: 'No.' }

const send: ActionEvent<number> = { type: 'sent', moment: 'first', act: 2 }
const next: ActionEvent<number> = { type: 'sent', moment: 'second', act: 0 }
const miss: ActionEvent<number> = { type: 'failed', moment: 'first', status: 'held', trouble: 'Later.' }
const refusal: ActionEvent<number> = { type: 'failed', moment: 'first', status: 'refused', trouble: 'No.' }
const late: ActionEvent<number> = { type: 'failed', moment: 'before', status: 'refused', trouble: 'No.' }

const NEXT = { status: 'sent', moment: 'second', act: 0 }

test.each([
  ['none', 'sent', NONE, send, SENT],
  ['none', 'failed', NONE, miss, NONE],
  ['none', 'refused', NONE, refusal, NONE],
  ['sent', 'sent for another moment', SENT, next, NEXT],
  ['sent', 'failed', SENT, miss, HELD],
  ['sent', 'refused', SENT, refusal, REFUSED],
  ['sent', 'refused for an earlier moment', SENT, late, SENT],
  ['held', 'sent again', HELD, send, SENT],
  ['held', 'sent for another moment', HELD, next, NEXT],
  ['held', 'refused', HELD, refusal, HELD],
  ['refused', 'sent', REFUSED, send, SENT],
  ['refused', 'failed', REFUSED, miss, REFUSED],
  ['refused', 'refused', REFUSED, refusal, REFUSED],
] as const)('%s, and %s', (_, __, state, event, expected) => {
  expect(pendingAction(state, event)).toEqual(expected)
})
