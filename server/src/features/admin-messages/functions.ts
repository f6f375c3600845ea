import type { adminMessages } from '@trivium/wire/functions/admin-messages'
import type { HandlersOf } from '../../functions/handlers.ts'
import type { AdminMessagesService } from './service.ts'

export const adminMessagesFunctions = (service: AdminMessagesService): HandlersOf<typeof adminMessages> => ({
  readMessages: (asked) => service.list(asked),
  readMessage: ({ id }) => service.read(id),
  answerMessage: (input, { uid }) => service.answer({ uid }, input),
  closeMessage: (input, { uid }) => service.close({ uid }, input),
  reopenMessage: (input, { uid }) => service.reopen({ uid }, input),
})
