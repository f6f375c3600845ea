import type { adminWebhooks } from '@trivium/wire/functions/admin-webhooks'
import type { HandlersOf } from '../../functions/handlers.ts'
import type { AdminWebhooksService } from './service.ts'

export const adminWebhooksFunctions = (service: AdminWebhooksService): HandlersOf<typeof adminWebhooks> => ({
  readWebhooks: () => service.list(),
  addWebhook: (wanted, { uid }) => service.add({ uid }, wanted),
  editWebhook: (change, { uid }) => service.edit({ uid }, change),
  removeWebhook: ({ id, reason }, { uid }) => service.remove({ uid }, id, reason),
  testWebhook: ({ id }) => service.test(id),
})
