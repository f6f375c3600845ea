import type { adminSite } from '@trivium/wire/functions/admin-site'
import type { HandlersOf } from '../../functions/handlers.ts'
import type { InvitationService } from './invitations.ts'
import type { AdminSiteService } from './service.ts'
import type { WebhooksService } from './webhooks/service.ts'

export const adminSiteFunctions = (
  service: AdminSiteService,
  invitations: InvitationService,
  webhooks: WebhooksService,
): HandlersOf<typeof adminSite> => ({
  readSite: async () => service.read(),
  saveIdentity: (form, { uid }) => service.saveIdentity({ uid }, form),
  saveLogo: ({ picture }, { uid }) => service.saveLogo({ uid }, picture),
  setRegistration: ({ mode, reason }, { uid }) => service.setRegistration({ uid }, mode, reason),
  readInvitations: async () => ({ invitations: await invitations.list() }),
  makeInvitation: (wanted, { uid }) => invitations.make({ uid }, wanted),
  revokeInvitation: ({ id, reason }, { uid }) => invitations.revoke({ uid }, id, reason),
  readWebhooks: () => webhooks.list(),
  addWebhook: (wanted, { uid }) => webhooks.add({ uid }, wanted),
  editWebhook: (change, { uid }) => webhooks.edit({ uid }, change),
  removeWebhook: ({ id, reason }, { uid }) => webhooks.remove({ uid }, id, reason),
  testWebhook: ({ id }) => webhooks.test(id),
})
