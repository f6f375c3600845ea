import type { PartyItem } from '@trivium/rules/modes/party/judge'
import type { Player } from '@trivium/testkit/player'
import type { TestServer } from '@trivium/testkit/test-server'
import type { PartyRoomDocument } from '@trivium/wire/documents/party'
import { QUICK_PARTY, QUICK_ROUND } from '@trivium/wire/documents/party-limits'
import type { PartyOptions } from '@trivium/wire/documents/party-plan'
import { gameTopic, partyTopic } from '@trivium/wire/live/topics'

/** For tests: a room with its host's page and the phones that have joined. */
export interface Room {
  readonly partyId: string
  readonly key: string
  readonly host: Player
  readonly phones: readonly Player[]
}

/** For tests: another guest with a phone, who takes a seat and follows the room. */
export const joinRoom = async (
  stage: Pick<TestServer, 'guest'>,
  key: string,
  name?: string,
): Promise<Player> => {
  const phone = await stage.guest()
  const { partyId } = await phone.do('joinParty', name === undefined ? { key } : { key, name })
  phone.follow(partyTopic('room', partyId))
  phone.follow(gameTopic(partyId))
  return phone
}

/** For tests: opens a room on a television of the host, and lets this many phones join. */
export const openRoom = async (
  stage: Pick<TestServer, 'guest'>,
  phones: number,
  options: Partial<PartyOptions> = {},
  count = 3,
): Promise<Room> => {
  const host = await stage.guest()
  const { partyId, key } = await host.do('createParty', {
    options: { ...QUICK_PARTY, ...options },
    rounds: [{ ...QUICK_ROUND, source: { kind: 'bank', categories: [], difficulties: [], count } }],
    tieBreak: false,
  })
  host.follow(partyTopic('room', partyId))
  host.follow(partyTopic('screen', partyId))
  host.follow(partyTopic('host', partyId))
  await host.see(partyTopic('room', partyId), () => true)
  const joined: Player[] = []
  for (let i = 0; i < phones; i++) joined.push(await joinRoom(stage, key, `Phone ${i}`))
  return { partyId, key, host, phones: joined }
}

/** For tests: the room as a page sees it, as soon as it matches. */
export const seeRoom = (
  page: Player,
  { partyId }: Pick<Room, 'partyId'>,
  fits: (room: PartyRoomDocument) => boolean,
): Promise<PartyRoomDocument> => page.see<PartyRoomDocument>(partyTopic('room', partyId), fits)

/** For tests: the questions of a party, as they were drawn last. */
export const askedItems = async (stage: TestServer, partyId: string): Promise<readonly PartyItem[]> => {
  const rows = await stage.db
    .selectFrom('game_events')
    .select('event')
    .where('game_id', '=', partyId)
    .orderBy('seq')
    .execute()
  const drawn = rows.flatMap(({ event }) => ('items' in event && event.items ? [event.items] : []))
  return (drawn.at(-1) ?? []) as readonly PartyItem[]
}

/** For tests: the index of the right choice, which only the journal knows. */
export const rightChoice = async (stage: TestServer, partyId: string, index: number): Promise<number> => {
  const item = (await askedItems(stage, partyId))[index]
  if (item === undefined || !('right' in item) || typeof item.right !== 'number')
    throw new Error(`no question ${index} with choices`)
  return item.right
}
