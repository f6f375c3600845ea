import { TestServer } from '@trivium/testkit/test-server'
import type { PartyDocument } from '@trivium/wire/documents/party'
import { gameTopic, partyTopic } from '@trivium/wire/live/topics'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { joinRoom, openRoom, rightChoice, seeRoom } from './party.test-kit.ts'

let stage: TestServer
beforeAll(async () => {
  stage = await TestServer.open()
})
afterEach(() => stage.clear())
afterAll(() => stage.close())

test('a party is played from the key to the podium', async () => {
  const room = await openRoom(stage, 3)
  const { host, phones, partyId } = room
  await stage.pass(300)
  expect(await seeRoom(host, room, ({ players }) => players === 3)).toMatchObject({
    ...{ phase: 'lobby', key: room.key, total: 3, question: null, leaders: null },
  })
  expect(await seeRoom(host, room, (one) => !one.host.isAway)).toMatchObject({ phase: 'lobby' })
  await host.do('startParty', { partyId })
  for (let index = 0; index < 3; index++) {
    const right = await rightChoice(stage, partyId, index)
    expect((await seeRoom(host, room, (one) => one.index === index)).question).toMatchObject({
      choices: null,
    })
    await stage.pass(5_000)
    const open = await seeRoom(phones[0]!, room, ({ phase }) => phase === 'open')
    expect(open.question?.choices).toHaveLength(4)
    expect(open.reveal).toBeNull()
    await phones[0]!.do('answerParty', { partyId, index, choice: right })
    await phones[1]!.do('answerParty', { partyId, index, choice: (right + 1) % 4 })
    await phones[2]!.do('answerParty', { partyId, index, choice: index === 0 ? right : (right + 1) % 4 })
    const closed = await seeRoom(host, room, ({ phase }) => phase === 'closed')
    expect(closed.reveal).toMatchObject({ right, gave: 3, gaveRight: index === 0 ? 2 : 1 })
    await stage.pass(7_000)
    if (index === 2) break
    const { leaders } = await seeRoom(host, room, ({ phase }) => phase === 'standings')
    expect(leaders?.[0]).toMatchObject({ name: 'Phone 0', score: index + 1 })
    await stage.pass(6_000)
  }
  const over = await seeRoom(host, room, ({ phase }) => phase === 'over')
  expect(over.leaders?.map(({ name, score, place }) => [name, score, place])).toEqual([
    ['Phone 0', 3, 1],
    ['Phone 2', 1, 2],
    ['Phone 1', 0, 3],
  ])
  const own = await phones[2]!.see<PartyDocument>(gameTopic(partyId), ({ place }) => place === 2)
  expect(own).toMatchObject({ seat: 2, name: 'Phone 2', score: 1, isHost: false })
})

test('late joiners wait for the next question and get nothing for the past', async () => {
  const room = await openRoom(stage, 1)
  const { host, phones, partyId, key } = room
  await host.do('startParty', { partyId })
  await stage.pass(5_000)
  const late = await joinRoom(stage, key, 'Late')
  const answer = { partyId, index: 0, choice: 0 }
  expect(await late.call('answerParty', answer)).toMatchObject({
    error: { details: { reason: 'not-playing-yet' } },
  })
  await phones[0]!.do('answerParty', answer)
  await host.do('nextInParty', { partyId, phase: 'closed', index: 0 })
  await host.do('nextInParty', { partyId, phase: 'standings', index: 0 })
  await stage.pass(5_000)
  const own = await late.see<PartyDocument>(gameTopic(partyId), () => true)
  expect(own.score).toBe(0)
  await late.do('answerParty', { partyId, index: 1, choice: 0 })
})

test('a player comes back by their session, whatever the name', async () => {
  const room = await openRoom(stage, 2)
  const [phone] = room.phones
  phone!.leave()
  await stage.pass(5_000)
  const screen = partyTopic('screen', room.partyId)
  await room.host.see<Record<string, { presence: string }>>(screen, ({ s0 }) => s0?.presence === 'away')
  await phone!.connect()
  expect(await phone!.do('joinParty', { key: room.key, name: 'Phone 1' })).toEqual({
    partyId: room.partyId,
    seat: 0,
  })
  phone!.follow(gameTopic(room.partyId))
  expect((await phone!.see<PartyDocument>(gameTopic(room.partyId), () => true)).name).toBe('Phone 0')
})
