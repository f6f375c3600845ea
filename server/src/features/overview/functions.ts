import type { overview } from '@trivium/wire/functions/overview'
import type { HandlersOf } from '../../functions/handlers.ts'
import type { OverviewService } from './service.ts'

export const overviewFunctions = (service: OverviewService): HandlersOf<typeof overview> => ({
  readOverview: () => service.read(),
})
