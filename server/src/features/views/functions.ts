import type { adminViews } from '@trivium/wire/functions/admin-views'
import type { HandlersOf } from '../../functions/handlers.ts'
import type { ViewsService } from './service.ts'

export const adminViewsFunctions = (service: ViewsService): HandlersOf<typeof adminViews> => ({
  readViews: ({ days }) => service.read(days),
})
