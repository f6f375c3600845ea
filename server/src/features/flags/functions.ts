import type { flags } from '@trivium/wire/functions/flags'
import type { HandlersOf } from '../../functions/handlers.ts'
import type { FlagsService } from './service.ts'

export const flagsFunctions = (service: FlagsService): HandlersOf<typeof flags> => ({
  readFlags: (_, { uid }) => service.read(uid),
  openFlags: (wanted, { uid }) => service.open(uid, wanted),
  typeFlag: (typed, { uid }) => service.type(uid, typed),
  chooseFlag: (chosen, { uid }) => service.choose(uid, chosen),
  skipFlag: (skipped, { uid }) => service.skip(uid, skipped),
})
