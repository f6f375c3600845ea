import { createHash } from 'node:crypto'
import { type Refused, refused } from '@trivium/wire/refusals'
import type { OutputOf } from '@trivium/wire/registry'
import type { IdentityForm } from '@trivium/wire/site/identity'
import { DEFAULT_SITE_NAME } from '@trivium/wire/site/names'
import type { RegistrationMode } from '@trivium/wire/site/registration'
import type { Kysely } from 'kysely'
import type { Actor } from '../../audit-log/record.ts'
import type { UndoHandlers } from '../../audit-log/undo.ts'
import type { Clock } from '../../clock.ts'
import type { Schema } from '../../database/schema.ts'
import { changeSite, siteUndoer } from '../../site/change.ts'
import { readLogo } from '../../site/logo-picture.ts'
import { keepLogo } from '../../site/logos.ts'
import type { Site } from '../../site/site.ts'

export interface AdminSiteDependencies {
  readonly db: Kysely<Schema>
  readonly clock: Clock
  readonly site: Site
}

export type AdminSiteService = ReturnType<typeof adminSiteService>

const orNull = (text: string): string | null => (text === '' ? null : text)

const LOGO_REFUSALS = {
  'too-large': 'logo-too-large',
  'not-a-picture': 'logo-not-a-picture',
  'wrong-size': 'logo-wrong-size',
} as const

/** How the site presents itself, as operators configure it. */
export const adminSiteService = ({ db, clock, site }: AdminSiteDependencies) => {
  const reload = () => site.reload()

  return {
    read: (): OutputOf<'readSite'> => {
      return site.values
    },

    async saveIdentity(actor: Actor, form: IdentityForm): Promise<Record<string, never>> {
      const name = form.name === DEFAULT_SITE_NAME ? null : orNull(form.name)
      const change = { name, welcome: orNull(form.welcome), accent: orNull(form.accent) }
      const act = { act: 'edit-site', actor, at: clock.now(), reason: null } as const
      await db.transaction().execute((tx) => changeSite(tx, change, act))
      await reload()
      return {}
    },

    /** The picture's name is derived from its bytes: uploading the same one twice gives one file. */
    async saveLogo(actor: Actor, picture: string | null): Promise<OutputOf<'saveLogo'> | Refused> {
      const bytes = picture === null ? null : Buffer.from(picture, 'base64')
      const type = bytes === null ? null : readLogo(bytes)
      if (type !== null && type in LOGO_REFUSALS)
        return refused(LOGO_REFUSALS[type as keyof typeof LOGO_REFUSALS])
      const logo =
        bytes === null ? null : `${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}.${type}`
      const at = clock.now()
      await db.transaction().execute(async (tx) => {
        if (logo !== null && bytes !== null) await keepLogo(tx, { file: logo, at, bytes })
        await changeSite(tx, { logo }, { act: 'change-logo', actor, at, reason: null })
      })
      await reload()
      return { logo }
    },

    async setRegistration(
      actor: Actor,
      registration: RegistrationMode,
      reason: string | null,
    ): Promise<Record<string, never>> {
      const act = { act: 'set-registration', actor, at: clock.now(), reason } as const
      await db.transaction().execute((tx) => changeSite(tx, { registration }, act))
      await reload()
      return {}
    },

    undoers: {
      'edit-site': siteUndoer(reload),
      'change-logo': siteUndoer(reload),
      'set-registration': siteUndoer(reload),
    } satisfies UndoHandlers,
  }
}
