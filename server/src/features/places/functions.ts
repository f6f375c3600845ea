import type { places } from '@trivium/wire/functions/places'
import type { HandlersOf } from '../../functions/handlers.ts'
import type { PlacesService } from './service.ts'

/** Every function of flag and country quizzes, one line each; the logic is in the service. */
export const placesFunctions = (service: PlacesService): HandlersOf<typeof places> => ({
  readFlags: (_, { uid }) => service.flags.read(uid),
  openFlags: (wanted, { uid }) => service.flags.open(uid, wanted),
  typeFlag: (typed, { uid }) => service.flags.type(uid, typed),
  chooseFlag: (chosen, { uid }) => service.flags.choose(uid, chosen),
  skipFlag: (skipped, { uid }) => service.flags.skip(uid, skipped),
  readCountries: (_, { uid }) => service.countries.read(uid),
  openCountries: (wanted, { uid }) => service.countries.open(uid, wanted),
  nameCountry: (named, { uid }) => service.countries.name(uid, named),
  pointCountry: (pointed, { uid }) => service.countries.point(uid, pointed),
  giveUpPlaces: ({ gameId }, { uid }) => service.giveUp(uid, gameId),
  practiseMissed: ({ gameId }, { uid }) => service.practise(uid, gameId),
  readPlacesReview: ({ gameId }, { uid }) => service.readReview(uid, gameId),
  reportPlace: (said, { uid }) => service.report(uid, said),
})
