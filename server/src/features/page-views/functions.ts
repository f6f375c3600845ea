import type { pageViews } from '@trivium/wire/functions/page-views'
import type { HandlersOf } from '../../functions/handlers.ts'
import type { PageViewsService } from './service.ts'

export const pageViewsFunctions = (service: PageViewsService): HandlersOf<typeof pageViews> => ({
  readViews: ({ days }) => service.read(days),
})
