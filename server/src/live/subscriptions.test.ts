import { fakeClock } from '@trivium/testkit/fake-clock'
import type { Engine } from '@trivium/wire/modes/modes'
import { refused } from '@trivium/wire/refusals'
import { expect, test } from 'vitest'
import { Hub } from './hub.ts'
import { createSubscribe, type SubscribableGames } from './subscriptions.ts'

const SUBSCRIBER = { send() {} }
const AWAKE = 'AwakeMatch12'
const ASLEEP = 'DormantRun12'
const UNKNOWN = 'zzzzzzzzzzzz'

/** Games of one engine; `subscribed` lists what they were asked for. */
const gamesOf = (name: Engine, awake: readonly string[], asleep: readonly string[], subscribed: string[]) =>
  ({
    name,
    isAwake: (id) => awake.includes(id),
    async subscribeToGame(_uid, id) {
      subscribed.push(`${name} ${id}`)
      return awake.includes(id) || asleep.includes(id) ? () => {} : null
    },
  }) satisfies SubscribableGames

const scene = () => {
  const clock = fakeClock()
  const subscribed: string[] = []
  const lookups: string[] = []
  const subscribe = createSubscribe({
    hub: new Hub(clock, () => 'epoch'),
    games: [gamesOf('battle', [AWAKE], [], subscribed), gamesOf('solo', [], [ASLEEP], subscribed)],
    engineOf: async (id) => {
      lookups.push(id)
      return id === ASLEEP ? 'solo' : null
    },
    party: async () => refused('unknown-party'),
    boards: { follow: async () => () => {}, runs: () => false },
    read: { user: async () => ({}), match: async () => ({}), queue: async () => ({}) },
  })
  const follow = (id: string) => subscribe('ada', `game:${id}`, SUBSCRIBER, undefined)
  return { follow, subscribed, lookups }
}

test('a game in memory is subscribed to without a lookup', async () => {
  const { follow, subscribed, lookups } = scene()
  expect(await follow(AWAKE)).toBeInstanceOf(Function)
  expect({ subscribed, lookups }).toEqual({ subscribed: [`battle ${AWAKE}`], lookups: [] })
})

test('a game that is not loaded is looked up once and loaded by its own engine', async () => {
  const { follow, subscribed, lookups } = scene()
  expect(await follow(ASLEEP)).toBeInstanceOf(Function)
  expect({ subscribed, lookups }).toEqual({ subscribed: [`solo ${ASLEEP}`], lookups: [ASLEEP] })
})

test('an unknown game costs one lookup', async () => {
  const { follow, subscribed, lookups } = scene()
  expect(await follow(UNKNOWN)).toEqual(refused('unknown-match'))
  expect({ subscribed, lookups }).toEqual({ subscribed: [], lookups: [UNKNOWN] })
})
