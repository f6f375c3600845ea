import type { adminOverview } from '@trivium/wire/functions/admin-overview'
import type { HandlersOf } from '../../functions/handlers.ts'
import type { AdminOverviewService } from './service.ts'

export const adminOverviewFunctions = (service: AdminOverviewService): HandlersOf<typeof adminOverview> => ({
  readOverview: () => service.read(),
})
