import { NICKNAME_BYTES, nicknameFrom } from '@trivium/content/nicknames/nickname'
import { PARTY_SEATS } from '@trivium/rules/modes/party/config'
import { isAbusive } from '../features/accounts/usernames/abusive.ts'
import type { PlacePictures } from '../features/party/drawing/from-places.ts'
import { partyFunctions, partyPlansFunctions } from '../features/party/functions.ts'
import { plansService } from '../features/party/plans/plans.ts'
import { partyService } from '../features/party/service.ts'
import type { PlaceArt } from '../http/flag-art.ts'
import type { Core } from './core.ts'
import type { RunningGames } from './games.ts'
import type { Live } from './live.ts'

interface PartyParts {
  readonly core: Core
  readonly live: Live
  readonly games: RunningGames
  readonly art: PlaceArt
}

const picturesOf = ({ flags, maps }: PlaceArt): PlacePictures => ({
  flagOf: (place) => ({
    ...{ kind: 'picture', src: `${flags.addressOf(place)}.svg`, width: 640, height: 480, alt: 'A flag' },
  }),
  mapOf: (place) =>
    maps.places.has(place)
      ? {
          ...{ kind: 'picture', src: `${maps.addressOf(place)}.svg`, width: 480, height: 360 },
          alt: 'A map with one country in red',
        }
      : null,
})

/** The feature of parties. */
export const createParty = ({ core, live, games, art }: PartyParts) => {
  const { options, picker } = core
  const { db, clock, random, partySeats: maxSeats = PARTY_SEATS.default } = options
  const opening = {
    ...{ db, clock, random, picker, rooms: games.parties, maxSeats, pictures: picturesOf(art) },
    isNameAllowed: (name: string) => !isAbusive(name),
  }
  const service = partyService({
    ...opening,
    delay: (uid) => live.delays.of(uid),
    suggestName: () => nicknameFrom(random(NICKNAME_BYTES)).nickname,
  })
  const handlers = { ...partyFunctions(service), ...partyPlansFunctions(plansService(opening)) }
  return { handlers, openRoom: service.openRoom }
}
