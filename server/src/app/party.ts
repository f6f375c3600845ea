import { NICKNAME_BYTES, nicknameFrom } from '@trivium/content/nicknames/nickname'
import { PARTY_SEATS } from '@trivium/rules/modes/party/config'
import { isAbusive } from '../features/accounts/usernames/abusive.ts'
import { partyFunctions } from '../features/party/functions.ts'
import { partyService } from '../features/party/service.ts'
import type { Core } from './core.ts'
import type { RunningGames } from './games.ts'
import type { Live } from './live.ts'

interface PartyParts {
  readonly core: Core
  readonly live: Live
  readonly games: RunningGames
}

/** The feature of parties. */
export const createParty = ({ core, live, games }: PartyParts) => {
  const { options, picker } = core
  const { db, clock, random, partySeats: maxSeats = PARTY_SEATS.default } = options
  const service = partyService({
    ...{ db, clock, random, picker, rooms: games.parties, maxSeats },
    isNameAllowed: (name) => !isAbusive(name),
    delay: (uid) => live.delays.of(uid),
    suggestName: () => nicknameFrom(random(NICKNAME_BYTES)).nickname,
  })
  return { handlers: partyFunctions(service), openRoom: service.openRoom }
}
