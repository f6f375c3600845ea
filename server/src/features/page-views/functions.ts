import type { adminViews } from '@trivium/wire/functions/admin-views'
import type { HandlersOf } from '../../functions/handlers.ts'
import type { PageViewsService } from './service.ts'

export const adminPageViewsFunctions = (service: PageViewsService): HandlersOf<typeof adminViews> => ({
  readViews: ({ days }) => service.read(days),
})
