import { fakeClock } from '@trivium/testkit/fake-clock'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { PartyPresence } from './party-presence.ts'

const open = () => {
  const told: [string, boolean][] = []
  const clock = fakeClock()
  const presence = new PartyPresence({
    clock,
    log: pino({ enabled: false }),
    tell: async (_, uid, isHere) => {
      told.push([uid, isHere])
    },
  })
  return { presence, clock, told }
}

test('a process that takes a room over is sent the list of players with an open page', () => {
  const { presence, told } = open()
  presence.arrive('room', 'ada')
  presence.arrive('another', 'cy')
  const leave = presence.arrive('room', 'ben')
  leave()
  told.length = 0
  presence.reportAgain('room')
  expect(told).toEqual([['ada', true]])
})
