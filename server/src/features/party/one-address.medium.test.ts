import { type Player, signInGuest } from '@trivium/testkit/player'
import { TestServer } from '@trivium/testkit/test-server'
import type { PartyDocument, PartyScreenDocument } from '@trivium/wire/documents/party'
import { gameTopic, partyTopic } from '@trivium/wire/live/topics'
import { SESSION_PATH } from '@trivium/wire/session'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { openRoom, type Room, seeRoom } from './party.test-kit.ts'

/** Uses the default limits. Everybody has the same address, and the clock stands still, so no limit's window ends. */
let stage: TestServer
beforeAll(async () => {
  stage = await TestServer.open()
})
afterEach(async () => {
  await stage.clear()
  // The windows of its limits end.
  await stage.pass(60_000)
})
afterAll(() => stage.close())

const times = <T>(count: number, act: (i: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, i) => act(i)))

/** Creates this many guests; returns how many got which HTTP status. */
const createGuests = async (count: number, body: object): Promise<Record<number, number>> => {
  const statuses: Record<number, number> = {}
  await times(count, async () => {
    const { status } = await fetch(stage.url + SESSION_PATH, {
      ...{ method: 'POST', body: JSON.stringify(body) },
      headers: { 'content-type': 'application/json' },
    })
    statuses[status] = (statuses[status] ?? 0) + 1
  })
  return statuses
}

const openPage = async (phone: Player, { key }: Room): Promise<void> => {
  await stage.seat(phone)
  await phone.do('findPartyByKey', { key })
  const { partyId } = await phone.do('joinParty', { key })
  for (const topic of [partyTopic('room', partyId), gameTopic(partyId)]) {
    phone.follow(topic)
    await phone.see(topic, () => true)
  }
}

const arrive = (room: Room, phones: number): Promise<Player[]> =>
  times(phones, async () => {
    const phone = await signInGuest(stage.url, '', room.key)
    await openPage(phone, room)
    return phone
  })

const begin = async (room: Room): Promise<void> => {
  await room.host.do('startParty', { partyId: room.partyId })
  await stage.pass(5_000)
  await seeRoom(room.host, room, ({ phase }) => phase === 'open')
}

test('forty guests register, join and answer at once while strangers at their address are refused', async () => {
  const room = await openRoom(stage, 0)
  expect(await createGuests(130, {})).toEqual({ 200: 119, 429: 11 })
  expect(await createGuests(10, { party: 'ZZZZZZ' })).toEqual({ 429: 10 })
  expect(await createGuests(1, { party: 42 })).toEqual({ 429: 1 })
  const phones = await arrive(room, 40)
  await begin(room)
  await times(40, (i) => phones[i]!.do('answerParty', { partyId: room.partyId, index: 0, choice: i % 4 }))
  expect(await seeRoom(room.host, room, ({ phase }) => phase === 'closed')).toMatchObject({
    reveal: { gave: 40, counts: [10, 10, 10, 10] },
  })
  // What all see came as few frames, not as one for each of the 40 answers.
  const frames = phones[0]!.frames.filter((frame) => frame.includes(partyTopic('room', room.partyId)))
  expect(frames.length).toBeLessThan(20)
})

test('a hundred phones come back at once after the server was killed, and each answers once', async () => {
  const room = await openRoom(stage, 0)
  const phones = await arrive(room, 100)
  await begin(room)
  const answer = { partyId: room.partyId, index: 0, choice: 0 }
  await times(50, (i) => phones[i]!.do('answerParty', answer))
  await stage.kill()
  const again = await times(100, async (i) => {
    const phone = await signInGuest(stage.url, phones[i]!.cookie, room.key)
    await openPage(phone, room)
    await phone.do('answerParty', answer)
    return phone
  })
  expect(await seeRoom(again[0]!, room, ({ phase }) => phase === 'closed')).toMatchObject({
    reveal: { gave: 100, counts: [100, 0, 0, 0] },
  })
  const own = await again[99]!.see<PartyDocument>(gameTopic(room.partyId), ({ result }) => result !== null)
  expect(own.answer).toEqual({ choice: 0 })
})

test('a television gets new counts at most four times a second, however many answers come', async () => {
  const room = await openRoom(stage, 0)
  const { partyId } = room
  const screen = partyTopic('screen', partyId)
  const television = await stage.guest()
  television.follow(screen)
  await television.see(screen, () => true)
  // The question stays open for the last one.
  const phones = await arrive(room, 41)
  await begin(room)
  await television.see<PartyScreenDocument>(screen, ({ expected }) => expected === 41)
  const before = television.frames.length
  for (const [i, phone] of phones.slice(0, 40).entries()) {
    await phone.do('answerParty', { partyId, index: 0, choice: i % 4 })
    await stage.clock.pass(25)
  }
  await stage.breathe()
  const frames = television.frames.slice(before).filter((frame) => frame.includes(screen))
  expect(frames.length).toBeLessThanOrEqual(4)
  expect(television.doc<PartyScreenDocument>(screen)).toMatchObject({ answered: 40, expected: 41 })
})

test('a room lets in two guests for each of its seats, and a locked one nobody beyond the limit of strangers', async () => {
  const small = await TestServer.open({ partySeats: 5 })
  const { host, key, partyId } = await openRoom(small, 0)
  const before = stage
  stage = small
  try {
    expect(await createGuests(140, { party: key })).toEqual({ 200: 129, 429: 11 })
    await host.do('lockParty', { partyId, locked: true })
    expect(await createGuests(1, { party: key })).toEqual({ 429: 1 })
  } finally {
    stage = before
    await small.close()
  }
})
