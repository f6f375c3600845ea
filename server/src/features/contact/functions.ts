import type { contact } from '@trivium/wire/functions/contact'
import type { HandlersOf } from '../../functions/handlers.ts'
import type { ContactService } from './service.ts'

export const contactFunctions = (service: ContactService): HandlersOf<typeof contact> => ({
  readContact: ({ gameId }, { uid }) => service.read(uid, gameId),
  sendMessage: (input, { uid }) => service.send(uid, input),
})
