import { QUICK_PARTY } from '@trivium/wire/documents/party-limits'
import { gameTopic, partyTopic } from '@trivium/wire/live/topics'
import { FUNCTIONS, type InputOf } from '@trivium/wire/registry'
import type { Player } from '../player.ts'
import type { TestCluster } from '../test-cluster.ts'
import type { Cast } from './cast.ts'
import { callOverHttp } from './single-player-scene.ts'

const OPTIONS = { ...QUICK_PARTY, seconds: 120 }
const SOURCE = { kind: 'bank', categories: [], difficulties: [], count: 3 }
const ROUND = { title: '', intro: '', source: SOURCE, scoring: 'plain', weight: 1, breakMinutes: 2 }
/** Versions without saved plans have no rounds either. */
const PARTY =
  'createPartyPlan' in FUNCTIONS
    ? { options: OPTIONS, rounds: [ROUND], tieBreak: false }
    : { options: OPTIONS, source: SOURCE }

/** A room with a host and two phones. */
const openRoom = async (host: Player, phones: readonly Player[]) => {
  const { partyId, key } = await callOverHttp(host, 'createParty', PARTY as InputOf<'createParty'>)
  for (const kind of ['room', 'host', 'screen'] as const) host.follow(partyTopic(kind, partyId))
  await host.see(partyTopic('room', partyId), () => true)
  for (const phone of phones) {
    await phone.do('joinParty', { key })
    phone.follow(gameTopic(partyId))
    phone.follow(partyTopic('room', partyId))
    await phone.see(gameTopic(partyId), () => true)
  }
  return { partyId, key }
}

/** A party in the lobby, and one whose first question Kim has answered and Lea has not. */
export const openParties = async (stage: TestCluster, { gus, hal, ida, jan, kim, lea }: Cast) => {
  const lobby = await openRoom(gus, [hal, ida])
  const { partyId } = await openRoom(jan, [kim, lea])
  await stage.pass(300)
  await jan.do('startParty', { partyId })
  await stage.pass(5_000)
  await kim.see(partyTopic('room', partyId), ({ phase }) => phase === 'open')
  await kim.do('answerParty', { partyId, index: 0, choice: 0 })
  return { lobby: lobby.partyId, lobbyKey: lobby.key, party: partyId }
}
