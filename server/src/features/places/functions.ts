import type { places } from '@trivium/wire/functions/places'
import type { HandlersOf } from '../../functions/handlers.ts'
import type { PlacesService } from './service.ts'

export const placesFunctions = (service: PlacesService): HandlersOf<typeof places> => ({
  giveUpPlaces: ({ gameId }, { uid }) => service.giveUp(uid, gameId),
  practiseMissed: ({ gameId }, { uid }) => service.practise(uid, gameId),
  readPlacesReview: ({ gameId }, { uid }) => service.readReview(uid, gameId),
  reportPlace: (said, { uid }) => service.report(uid, said),
})
