import type { PartyDocument, PartyRoomDocument } from '@trivium/wire/documents/party'
import { gameTopic, partyTopic } from '@trivium/wire/live/topics'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { MAX_TIMER_DELAY } from '../duel.ts'
import type { Player } from '../player.ts'
import type { Person } from './facts.ts'
import { facts } from './read-facts.ts'
import { RELEASED_STAGES, type ReleasedStage } from './released-stage.ts'

const { games, lobbyKey } = facts

describe.each(RELEASED_STAGES)('parties of the version before on %s', (_, open) => {
  let stage: ReleasedStage
  beforeAll(async () => {
    stage = await open()
  }, 60_000)
  afterAll(() => stage.close())

  const enter = async (people: readonly Person[], partyId: string): Promise<Player[]> => {
    const pages: Player[] = []
    for (const person of people) pages.push(await stage.back(person))
    for (const page of pages) page.follow(partyTopic('room', partyId))
    for (const page of pages.slice(1)) page.follow(gameTopic(partyId))
    return pages
  }
  const seeRoom = (page: Player, partyId: string, fits: (room: PartyRoomDocument) => boolean) =>
    page.see<PartyRoomDocument>(partyTopic('room', partyId), fits)

  /** The next question opens, and both phones answer it. */
  const playQuestion = async (phones: readonly Player[], partyId: string, index: number): Promise<void> => {
    await seeRoom(phones[0] as Player, partyId, (room) => room.phase === 'reading' && room.index === index)
    await stage.pass(5_000 + MAX_TIMER_DELAY)
    for (const phone of phones) {
      await seeRoom(phone, partyId, ({ phase }) => phase === 'open')
      await phone.do('answerParty', { partyId, index, choice: 0 })
    }
    await seeRoom(phones[0] as Player, partyId, ({ phase }) => phase === 'closed')
  }
  const passReveal = async () => {
    await stage.pass(7_000 + MAX_TIMER_DELAY)
    await stage.pass(6_000 + MAX_TIMER_DELAY)
  }

  test('an open question goes on, an answer that was acknowledged counts once, and the party ends', async () => {
    const [jan, kim, lea] = (await enter(['jan', 'kim', 'lea'], games.party)) as [Player, Player, Player]
    const partyId = games.party
    await seeRoom(jan, partyId, ({ phase, index, host }) => phase === 'open' && index === 0 && !host.isAway)
    expect(await kim.see<PartyDocument>(gameTopic(partyId), () => true)).toMatchObject({
      answer: { choice: 0 },
    })
    await kim.do('answerParty', { partyId, index: 0, choice: 0 })
    await lea.do('answerParty', { partyId, index: 0, choice: 1 })
    const { reveal } = await seeRoom(jan, partyId, ({ phase }) => phase === 'closed')
    expect(reveal).toMatchObject({ gave: 2 })
    for (const index of [1, 2]) {
      await passReveal()
      await playQuestion([kim, lea], partyId, index)
    }
    await stage.pass(7_000 + MAX_TIMER_DELAY)
    await seeRoom(jan, partyId, ({ phase }) => phase === 'over')
    await kim.see<PartyDocument>(gameTopic(partyId), ({ settled }) => settled)
    expect(await kim.do('readPartyResults', { partyId })).toMatchObject({
      reason: 'completed',
      questions: [{ gave: 2, own: { answer: { choice: 0 } } }, { gave: 2 }, { gave: 2 }],
    })
  })

  test('players in the lobby are still there, another one joins, and the party begins', async () => {
    const partyId = games.lobby
    const [gus, hal, ida] = (await enter(['gus', 'hal', 'ida'], partyId)) as [Player, Player, Player]
    await seeRoom(
      gus,
      partyId,
      ({ phase, players, host }) => phase === 'lobby' && players === 2 && !host.isAway,
    )
    const late = await stage.guest()
    expect(await late.do('joinParty', { key: lobbyKey })).toEqual({ partyId, seat: 2 })
    late.follow(partyTopic('room', partyId))
    await gus.do('startParty', { partyId })
    await playQuestion([hal, ida, late], partyId, 0)
  })
})
