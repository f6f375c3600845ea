import type { countries } from '@trivium/wire/functions/countries'
import type { HandlersOf } from '../../functions/handlers.ts'
import type { CountriesService } from './service.ts'

export const countriesFunctions = (service: CountriesService): HandlersOf<typeof countries> => ({
  readCountries: (_, { uid }) => service.read(uid),
  openCountries: (wanted, { uid }) => service.open(uid, wanted),
  nameCountry: (named, { uid }) => service.name(uid, named),
  pointCountry: (pointed, { uid }) => service.point(uid, pointed),
})
