import type { PartyItem } from '@trivium/rules/modes/party/judge'
import type { Player } from '@trivium/testkit/player'
import { TestServer } from '@trivium/testkit/test-server'
import type { PartyHostDocument } from '@trivium/wire/documents/party'
import { QUICK_PARTY, QUICK_ROUND } from '@trivium/wire/documents/party-limits'
import { gameTopic, partyTopic } from '@trivium/wire/live/topics'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { askedItems, joinRoom, openRoom, rightChoice, seeRoom } from './party.test-kit.ts'

let stage: TestServer
beforeAll(async () => {
  stage = await TestServer.open()
})
afterEach(() => stage.clear())
afterAll(() => stage.close())

/** Every value under a key of this name, at any depth. */
const valuesOf = (value: unknown, name: string): unknown[] => {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => [
    ...(key === name ? [inner] : []),
    ...valuesOf(inner, name),
  ])
}

const openTelevision = async (partyId: string): Promise<Player> => {
  const television = await stage.guest()
  for (const topic of [partyTopic('room', partyId), partyTopic('screen', partyId)]) {
    television.follow(topic)
    await television.see(topic, () => true)
  }
  return television
}

/** What is not known of a question with choices until it closes. */
const HIDDEN = ['right', 'accepted', 'explanation', 'counts', 'gaveRight']

/** Which of it has been sent to a page in the documents of a party. */
const sentTo = (page: Player, partyId: string): string[] => {
  const messages = page.frames.filter((frame) => frame.includes(partyId)).map((frame) => JSON.parse(frame))
  return HIDDEN.filter((name) => valuesOf(messages, name).length > 0)
}

test.for([
  { hostSeesAnswers: false, who: 'nobody' },
  { hostSeesAnswers: true, who: 'nobody but the host with notes' },
])('$who gets the right choice, or a sign of it, before the question closes', async ({ hostSeesAnswers }) => {
  const room = await openRoom(stage, 3, { hostSeesAnswers })
  const { host, phones, partyId } = room
  const television = await openTelevision(partyId)
  await host.do('startParty', { partyId })
  await stage.pass(5_000)
  await seeRoom(television, room, ({ phase }) => phase === 'open')
  const choice = await rightChoice(stage, partyId, 0)
  await phones[0]!.do('answerParty', { partyId, index: 0, choice })
  await phones[1]!.do('answerParty', { partyId, index: 0, choice: (choice + 1) % 4 })
  const again = await stage.again(phones[0]!)
  for (const topic of [partyTopic('room', partyId), gameTopic(partyId)]) {
    again.follow(topic)
    await again.see(topic, () => true)
  }
  await stage.pass(250)
  const pages = [television, ...phones, again]
  for (const page of pages) expect(sentTo(page, partyId)).toEqual([])
  const { notes } = await host.see<PartyHostDocument>(partyTopic('host', partyId), () => true)
  expect(notes?.right ?? null).toBe(hostSeesAnswers ? choice : null)
  if (!hostSeesAnswers) expect(sentTo(host, partyId)).toEqual([])
  await phones[2]!.do('answerParty', { partyId, index: 0, choice })
  for (const page of pages) {
    await seeRoom(page, room, ({ phase }) => phase === 'closed')
    expect(sentTo(page, partyId)).toEqual(HIDDEN)
  }
})

/** Everything that tells the answer of a typed question, as it would stand in a frame. */
const secretsOf = (item: PartyItem): string[] =>
  [...('accepted' in item ? item.accepted : []), item.explanation ?? ''].map((text) => JSON.stringify(text))

const framesWith = (page: Player, secrets: readonly string[]): string[] =>
  page.frames.filter((frame) => secrets.some((secret) => frame.includes(secret)))

test('no frame has the text of an accepted answer, or an explanation, before its question closes', async () => {
  const host = await stage.guest()
  const { partyId, key } = await host.do('createParty', {
    options: QUICK_PARTY,
    rounds: [
      {
        ...QUICK_ROUND,
        source: { kind: 'bank', categories: [], difficulties: [], count: 2, answers: 'typed' },
      },
    ],
    tieBreak: false,
  })
  for (const kind of ['room', 'screen', 'host'] as const) host.follow(partyTopic(kind, partyId))
  const television = await openTelevision(partyId)
  const first = await joinRoom(stage, key, 'First')
  const others = [await joinRoom(stage, key, 'Second'), await joinRoom(stage, key, 'Third')] as const
  await host.do('startParty', { partyId })
  const items = await askedItems(stage, partyId)
  expect(items).toHaveLength(2)
  for (const index of [0, 1]) {
    await seeRoom(host, { partyId }, (one) => one.index === index)
    await stage.pass(5_000)
    await seeRoom(host, { partyId }, ({ phase }) => phase === 'open')
    const secrets = items.slice(index).flatMap(secretsOf)
    expect(secrets.length).toBeGreaterThanOrEqual((2 - index) * 2)
    for (const page of [host, television, first, ...others]) expect(framesWith(page, secrets)).toEqual([])
    const item = items[index]!
    const right = 'accepted' in item ? item.accepted[0]! : ''
    // Only this player's own page repeats it.
    await first.do('answerParty', { partyId, index, text: right })
    await others[0].do('answerParty', { partyId, index, text: 'qwertyuiop' })
    await stage.pass(250)
    for (const page of [host, television, ...others]) expect(framesWith(page, secrets)).toEqual([])
    await others[1].do('answerParty', { partyId, index, text: 'qwertyuiop' })
    await seeRoom(television, { partyId }, ({ phase }) => phase === 'closed')
    expect(framesWith(television, [JSON.stringify(right)])).not.toEqual([])
    await stage.pass(7_000)
    await stage.pass(6_000)
  }
})
