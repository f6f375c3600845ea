import type { adminSite } from '@trivium/wire/functions/admin-site'
import type { HandlersOf } from '../../functions/handlers.ts'
import type { AdminSiteService } from './service.ts'

export const adminSiteFunctions = (service: AdminSiteService): HandlersOf<typeof adminSite> => ({
  readSite: async () => service.read(),
  saveIdentity: (form, { uid }) => service.saveIdentity({ uid }, form),
  saveLogo: ({ picture }, { uid }) => service.saveLogo({ uid }, picture),
})
