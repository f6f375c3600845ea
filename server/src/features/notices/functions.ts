import type { notices } from '@trivium/wire/functions/notices'
import type { HandlersOf } from '../../functions/handlers.ts'
import type { NoticesService } from './service.ts'

export const noticesFunctions = (service: NoticesService): HandlersOf<typeof notices> => ({
  closeNotice: async ({ id }, { uid }) => {
    await service.close(uid, id)
    return {}
  },
})
