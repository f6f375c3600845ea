import { hasSharedDatabase, TestCluster } from '@trivium/testkit/test-cluster'
import type { PartyScreenDocument } from '@trivium/wire/documents/party'
import { gameTopic, partyTopic } from '@trivium/wire/live/topics'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { joinRoom, openRoom, seeRoom } from './party.test-kit.ts'

if (!hasSharedDatabase)
  console.log('Skipped: a party on several processes, because it needs a PostgreSQL server.')

describe.skipIf(!hasSharedDatabase)('a party on two processes', () => {
  let cluster: TestCluster
  beforeEach(async () => {
    cluster = await TestCluster.open(2)
  })
  afterEach(() => cluster.close())

  const pagesOn = (process: number) => ({ guest: () => cluster.guest(process) })

  /** The first question is open. The host and a phone are on the process that drives the party; a phone and a screen on the other. */
  const openQuestion = async () => {
    const { host, partyId, key, phones } = await openRoom(pagesOn(0), 1)
    const remote = await joinRoom(pagesOn(1), key, 'Remote')
    const screen = await cluster.again(host, 1)
    for (const kind of ['room', 'screen'] as const) screen.follow(partyTopic(kind, partyId))
    await host.do('startParty', { partyId })
    await cluster.pass(5_000)
    await seeRoom(screen, { partyId }, ({ phase }) => phase === 'open')
    return { partyId, local: phones[0]!, remote, screen }
  }

  const driverOf = async (id: string) =>
    (await cluster.db.selectFrom('games').select('driver').where('id', '=', id).executeTakeFirstOrThrow())
      .driver

  test('its process is killed while a question is open: every answer counts once', async () => {
    const { partyId, local, remote, screen } = await openQuestion()
    const answer = { partyId, index: 0, choice: 0 }
    await local.do('answerParty', answer)
    await cluster.kill(0)
    const back = await cluster.again(local, 1)
    back.follow(gameTopic(partyId))
    await back.do('answerParty', answer)
    await remote.do('answerParty', answer)
    const { reveal } = await seeRoom(screen, { partyId }, ({ phase }) => phase === 'closed')
    expect(reveal).toMatchObject({ gave: 2 })
    expect(await driverOf(partyId)).toBe(cluster.processes[1])
  })

  test('the process that takes over a room knows its players, whose pages are elsewhere', async () => {
    const { partyId, local, remote, screen } = await openQuestion()
    await cluster.kill(0)
    const back = await cluster.again(local, 1)
    back.follow(gameTopic(partyId))
    await back.do('answerParty', { partyId, index: 0, choice: 0 })
    // Those who were here are waited for until then, and later only those who are.
    await cluster.pass(11_000)
    const seen = await screen.see<PartyScreenDocument>(
      partyTopic('screen', partyId),
      ({ answered }) => answered === 1,
    )
    expect(seen).toMatchObject({ expected: 2, s0: { presence: 'here' }, s1: { presence: 'here' } })
    expect(await seeRoom(screen, { partyId }, () => true)).toMatchObject({ phase: 'open' })
    await remote.do('answerParty', { partyId, index: 0, choice: 1 })
    await seeRoom(screen, { partyId }, ({ phase }) => phase === 'closed')
  })
})
