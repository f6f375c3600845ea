import type { PartyDocument, PartyRoomDocument } from '@trivium/wire/documents/party'
import { expect, test } from 'vitest'
import { statusOf } from './status.ts'

const room = (fields: Partial<PartyRoomDocument>) =>
  ({ index: 2, phase: 'open', isTieBreak: false, ...fields }) as PartyRoomDocument

const own = (fields: Partial<PartyDocument>) =>
  ({
    ...{ index: 2, mayAnswer: true, name: 'Ann', team: null, answeredBy: null, result: null, place: 1 },
    ...fields,
  }) as PartyDocument

test('before an answer there is nothing to say, and after it that it was sent', () => {
  expect(statusOf(room({}), own({}), false)).toBeNull()
  expect(statusOf(room({}), own({}), true)).toEqual({ tone: 'sent', text: 'Sent. Waiting for the others …' })
})

test('a team sees whose answer counts now', () => {
  const ofTeam = (answeredBy: string) => statusOf(room({}), own({ team: 0, answeredBy }), true)?.text
  expect(ofTeam('Ann')).toBe('Your team’s answer. You can still change it.')
  expect(ofTeam('Ben')).toBe('Ben answered. You can change it.')
})

test.each([
  [{ right: true, points: 2 }, 'right', 'Right, +2'],
  [{ right: false, points: 0 }, 'wrong', 'Not quite'],
  [{ right: false, points: -1 }, 'wrong', 'Not quite, −1'],
  [{ right: null, points: 0 }, 'quiet', 'No answer this time'],
])('the verdict of %j', (result, tone, text) => {
  expect(statusOf(room({ phase: 'closed' }), own({ result }), true)).toEqual({ tone, text })
})

test('who joins during a question plays from the next one on', () => {
  expect(statusOf(room({}), own({ mayAnswer: false }), false)?.tone).toBe('late')
})
