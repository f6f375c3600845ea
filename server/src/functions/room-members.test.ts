import { fakeClock } from '@trivium/testkit/fake-clock'
import { expect, test } from 'vitest'
import { CALLS_OF_ONE_ADDRESS, Limits, takeCall } from './limits.ts'

const address = '192.0.2.1'
const ofStrangers = { uid: 'eve', address }

const roomOf = (members: number) => {
  const limits = new Limits(fakeClock())
  for (let i = 0; i < members; i++) limits.rooms.enter('room', `phone ${i}`)
  return limits
}

const callsUntilRefused = (limits: Limits, uid: string): number => {
  for (let calls = 0; ; calls++) if (takeCall(limits, { uid, address }) !== null) return calls
}

test('strangers who have used up the calls of an address take none from a room there', () => {
  const limits = roomOf(40)
  expect(callsUntilRefused(limits, 'eve')).toBe(CALLS_OF_ONE_ADDRESS.calls)
  for (let i = 0; i < 40; i++) expect(takeCall(limits, { uid: `phone ${i}`, address })).toBeNull()
})

test('a room has calls for each of its members, and for ten at least', () => {
  expect(callsUntilRefused(roomOf(40), 'phone 0')).toBe(40 * 30)
  expect(callsUntilRefused(roomOf(1), 'phone 0')).toBe(10 * 30)
  const limits = roomOf(40)
  limits.rooms.enter('room', 'phone 0')
  expect(callsUntilRefused(limits, 'phone 0')).toBe(40 * 30)
})

test('when a room is over, its players are counted like everybody else, unless they are in another one', () => {
  const limits = roomOf(2)
  limits.rooms.enter('other', 'phone 1')
  limits.rooms.end('room')
  while (takeCall(limits, ofStrangers) === null);
  expect(takeCall(limits, { uid: 'phone 0', address })).not.toBeNull()
  expect(takeCall(limits, { uid: 'phone 1', address })).toBeNull()
})
