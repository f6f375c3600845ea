import type { siteActivity } from '@trivium/wire/functions/site-activity'
import type { HandlersOf } from '../../functions/handlers.ts'
import type { SiteActivityService } from './service.ts'

export const siteActivityFunctions = (service: SiteActivityService): HandlersOf<typeof siteActivity> => ({
  readSiteActivity: () => service.read(),
})
