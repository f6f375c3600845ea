import { PASSWORD, register } from '@trivium/testkit/account'
import { signInGuest } from '@trivium/testkit/player'
import { TestServer } from '@trivium/testkit/test-server'
import { until } from '@trivium/testkit/until'
import type { PartyDocument, PartyHostDocument } from '@trivium/wire/documents/party'
import { gameTopic, partyTopic } from '@trivium/wire/live/topics'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { joinRoom, openRoom, type Room, rightChoice, seeRoom } from './party.test-kit.ts'

let stage: TestServer
beforeAll(async () => {
  stage = await TestServer.open()
})
afterEach(() => stage.clear())
afterAll(() => stage.close())

const reason = (name: string) => ({ error: { details: { reason: name } } })

/** A room of three phones whose first question is open. */
const openQuestion = async () => {
  const room = await openRoom(stage, 3)
  await room.host.do('startParty', { partyId: room.partyId })
  await stage.pass(5_000)
  await seeRoom(room.host, room, ({ phase }) => phase === 'open')
  return room
}

/** The server is killed and started again; the host's screen follows the room as before. */
const restarted = async ({ host, partyId }: Room) => {
  await stage.kill()
  const screen = await stage.again(host)
  screen.follow(partyTopic('room', partyId))
  return screen
}

test('a server that is killed while a question is open loses no answer, and counts each once', async () => {
  const room = await openQuestion()
  const { phones, partyId } = room
  const right = await rightChoice(stage, partyId, 0)
  const answer = { partyId, index: 0, choice: right }
  await phones[0]!.do('answerParty', answer)
  await phones[1]!.do('answerParty', { ...answer, choice: (right + 1) % 4 })
  const screen = await restarted(room)
  const again = await Promise.all(phones.map((phone) => stage.again(phone)))
  for (const phone of again) phone.follow(gameTopic(partyId))
  // The acknowledgement may have been lost, so the page sends the answer again.
  await again[0]!.do('answerParty', answer)
  expect(await again[1]!.call('answerParty', answer)).toMatchObject(reason('already-answered'))
  await again[2]!.do('answerParty', answer)
  const closed = await seeRoom(screen, room, ({ phase }) => phase === 'closed')
  expect(closed.reveal).toMatchObject({ gave: 3, gaveRight: 2 })
  const own = await again[1]!.see<PartyDocument>(gameTopic(partyId), ({ result }) => result !== null)
  expect(own).toMatchObject({ name: 'Phone 1', seat: 1, result: { right: false, points: 0 } })
})

test('after a restart a question stays open for a phone that comes back later than the others', async () => {
  const room = await openQuestion()
  const { phones, partyId } = room
  const screen = await restarted(room)
  const answer = { partyId, index: 0, choice: 0 }
  for (const phone of phones.slice(0, 2)) await (await stage.again(phone)).do('answerParty', answer)
  await stage.pass(2_000)
  const last = await stage.again(phones[2]!)
  await last.do('answerParty', answer)
  expect(await seeRoom(screen, room, ({ phase }) => phase === 'closed')).toMatchObject({
    reveal: { gave: 3 },
  })
})

test('after a restart a question does not stay open for a phone that is gone', async () => {
  const room = await openQuestion()
  const { phones, partyId } = room
  const screen = await restarted(room)
  for (const phone of phones.slice(0, 2))
    await (await stage.again(phone)).do('answerParty', { partyId, index: 0, choice: 0 })
  await stage.pass(10_000)
  expect(await seeRoom(screen, room, ({ phase }) => phase === 'closed')).toMatchObject({
    reveal: { gave: 2 },
  })
})

test('without its host a party goes on, and offers the role to a player', async () => {
  const room = await openRoom(stage, 2, { pace: 'host' })
  const { host, phones, partyId } = room
  await host.do('startParty', { partyId })
  await stage.pass(5_000)
  for (const phone of phones) await phone.do('answerParty', { partyId, index: 0, choice: 0 })
  await stage.leave(host)
  await stage.pass(5_000)
  expect(await seeRoom(phones[0]!, room, (one) => one.host.isAway)).toMatchObject({ phase: 'closed' })
  await stage.pass(40_000)
  await seeRoom(phones[0]!, room, ({ index }) => index === 1)
  await stage.pass(20_000)
  await phones[0]!.see<PartyDocument>(gameTopic(partyId), ({ mayTakeHost }) => mayTakeHost)
  expect(await phones[1]!.call('takePartyHost', { partyId })).toMatchObject(reason('no-host-offer'))
  await phones[0]!.do('takePartyHost', { partyId })
  phones[0]!.follow(partyTopic('host', partyId))
  await phones[0]!.see<PartyHostDocument>(partyTopic('host', partyId), () => true)
  await host.connect()
  await host.do('takePartyHost', { partyId })
  expect(await phones[0]!.call('pauseParty', { partyId })).toMatchObject(reason('not-the-host'))
  await host.do('pauseParty', { partyId })
})

test('the host sees whose answers are missing, and who gives one', async () => {
  const { host, phones, partyId } = await openQuestion()
  const awaited = (seats: readonly number[]) =>
    host.see<PartyHostDocument>(
      partyTopic('host', partyId),
      (one) => JSON.stringify(one.awaited) === JSON.stringify(seats),
    )
  await awaited([0, 1, 2])
  await phones[1]!.do('answerParty', { partyId, index: 0, choice: 0 })
  await stage.pass(250)
  await awaited([0, 2])
})

test('only the host sees the host’s document, and nobody follows an unknown party', async () => {
  const { phones, partyId } = await openRoom(stage, 1)
  const refusals = () => phones[0]!.frames.filter((frame) => frame.includes('"error"'))
  phones[0]!.follow(partyTopic('host', partyId))
  phones[0]!.follow(partyTopic('screen', 'zzzzzzzzzzzz'))
  await until(() => refusals().length === 2, 'both are refused')
  expect(refusals().join()).toContain('not-the-host')
  expect(refusals().join()).toContain('unknown-party')
})

test('the results last, for the players and the host alone; the host gets them as a table without formulas', async () => {
  const room = await openRoom(stage, 1, {}, 1)
  const { host, phones, partyId, key } = room
  await joinRoom(stage, key, '=1+1')
  await host.do('startParty', { partyId })
  expect(await host.call('readPartyResults', { partyId })).toMatchObject(reason('party-not-over'))
  await stage.pass(5_000)
  const choice = await rightChoice(stage, partyId, 0)
  await phones[0]!.do('answerParty', { partyId, index: 0, choice })
  await host.do('endParty', { partyId })
  await stage.pass(200_000)
  await stage.restart()
  const [screen, phone] = [await stage.again(host), await stage.again(phones[0]!)]
  const results = await phone.do('readPartyResults', { partyId })
  expect(results).toMatchObject({ title: 'Party', reason: 'stopped', isHost: false, seat: 0, teams: null })
  expect(results.players.map(({ name, score }) => [name, score])).toEqual([
    ['Phone 0', 0],
    ['=1+1', 0],
  ])
  expect(results.questions).toMatchObject([{ right: choice, gave: 1, own: { answer: { choice } } }])
  const stranger = await stage.guest()
  expect(await stranger.call('readPartyResults', { partyId })).toMatchObject(reason('not-in-party'))
  expect(await phone.call('exportParty', { partyId })).toMatchObject(reason('not-the-host'))
  const side = { partyId, side: 0 }
  expect(await phone.call('readPartyAnswers', side)).toMatchObject(reason('not-the-host'))
  expect(await screen.do('readPartyAnswers', side)).toEqual({
    answers: [{ text: results.questions[0]!.choices![choice], right: true, points: expect.any(Number) }],
  })
  const { fileName, text } = await screen.do('exportParty', { partyId })
  expect(fileName).toBe(`party-${key}.csv`)
  expect(text).toContain("'=1+1")
  const question = results.questions[0]!.question!
  const report = { gameId: partyId, question, reason: 'typo', detail: '' } as const
  await phone.do('reportQuestion', report)
  expect((await phone.do('readPartyResults', { partyId })).questions[0]!.reported).toBe(true)
})

test('a party changes no rating, no record and no achievement, and counts apart in the statistics of questions', async () => {
  const room = await openRoom(stage, 1, {}, 1)
  const { host, phones, partyId } = room
  await host.do('startParty', { partyId })
  await stage.pass(5_000)
  // Other parties of this file may have asked the same question.
  const statistics = async () => {
    const rows = await stage.db
      .selectFrom('question_stats')
      .select(['question_id', 'asked', 'rating', 'rated_answers', 'party_asked', 'party_correct'])
      .execute()
    return new Map(rows.map(({ question_id, ...row }) => [question_id, row]))
  }
  const before = await statistics()
  const choice = await rightChoice(stage, partyId, 0)
  await phones[0]!.do('answerParty', { partyId, index: 0, choice })
  await stage.pass(60_000)
  await seeRoom(host, room, ({ phase }) => phase === 'over')
  await stage.pass(1_000)
  const { uid } = phones[0]!
  const seen = await stage.db.selectFrom('seen_questions').selectAll().where('uid', '=', uid).execute()
  expect(seen).toHaveLength(1)
  const question = seen[0]!.question_id
  for (const table of ['player_games', 'player_accuracy', 'user_achievements', 'board_entries'] as const)
    expect(await stage.db.selectFrom(table).select('uid').where('uid', '=', uid).execute()).toEqual([])
  const unasked = { asked: 0, rating: null, rated_answers: 0, party_asked: 0, party_correct: 0 }
  const { party_asked, party_correct, ...others } = before.get(question) ?? unasked
  expect((await statistics()).get(question)).toEqual({
    ...others,
    party_asked: party_asked + 1,
    party_correct: party_correct + 1,
  })
})

test('a guest who logs in keeps seat and role, also in the journal', async () => {
  const account = await register(await signInGuest(stage.url), 'PartyHost')
  account.leave()
  const room = await openRoom(stage, 1)
  const { host, partyId, key } = room
  await host.do('joinParty', { key, name: 'Quizzer' })
  const guest = host.uid
  const login = { name: 'PartyHost', password: PASSWORD }
  expect(await host.http('logIn', login)).toMatchObject({ result: { status: 'asks' } })
  expect(await host.http('logIn', { ...login, guest: 'merge' })).toMatchObject({ result: { status: 'in' } })
  await host.renew()
  host.leave()
  await host.connect()
  expect(host.uid).not.toBe(guest)
  expect(await host.do('findPartyByKey', { key })).toMatchObject({ seat: 1, isHost: true })
  await stage.restart()
  const again = await stage.again(host)
  expect(await again.do('findPartyByKey', { key })).toMatchObject({ seat: 1, isHost: true })
  await again.do('startParty', { partyId })
})
