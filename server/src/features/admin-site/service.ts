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
import { changeSite, siteUndoHandler } from '../../site/change.ts'
import { readLogo } from '../../site/logo-picture.ts'
import { saveLogo as storeLogo } from '../../site/logos.ts'
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

const saveIdentity = async (
  { db, clock, site }: AdminSiteDependencies,
  actor: Actor,
  form: IdentityForm,
): Promise<Record<string, never>> => {
  const name = form.name === DEFAULT_SITE_NAME ? null : orNull(form.name)
  const change = { name, welcome: orNull(form.welcome), accent: orNull(form.accent) }
  const act = { act: 'edit-site', actor, at: clock.now(), reason: null } as const
  await db.transaction().execute((tx) => changeSite(tx, change, act))
  await site.reload()
  return {}
}

/** The picture's name is derived from its bytes: uploading the same one twice gives one file. */
const saveLogo = async (
  { db, clock, site }: AdminSiteDependencies,
  actor: Actor,
  picture: string | null,
): Promise<OutputOf<'saveLogo'> | Refused> => {
  const bytes = picture === null ? null : Buffer.from(picture, 'base64')
  const type = bytes === null ? null : readLogo(bytes)
  if (type !== null && type in LOGO_REFUSALS)
    return refused(LOGO_REFUSALS[type as keyof typeof LOGO_REFUSALS])
  const logo =
    bytes === null ? null : `${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}.${type}`
  const at = clock.now()
  await db.transaction().execute(async (tx) => {
    if (logo !== null && bytes !== null) await storeLogo(tx, { file: logo, at, bytes })
    await changeSite(tx, { logo }, { act: 'change-logo', actor, at, reason: null })
  })
  await site.reload()
  return { logo }
}

const setRegistration = async (
  { db, clock, site }: AdminSiteDependencies,
  actor: Actor,
  registration: RegistrationMode,
  reason: string | null,
): Promise<Record<string, never>> => {
  const act = { act: 'set-registration', actor, at: clock.now(), reason } as const
  await db.transaction().execute((tx) => changeSite(tx, { registration }, act))
  await site.reload()
  return {}
}

/** How the site presents itself, as operators configure it. */
export const adminSiteService = (deps: AdminSiteDependencies) => {
  const undo = siteUndoHandler(() => deps.site.reload())
  return {
    read: (): OutputOf<'readSite'> => deps.site.values,
    saveIdentity: (actor: Actor, form: IdentityForm) => saveIdentity(deps, actor, form),
    saveLogo: (actor: Actor, picture: string | null) => saveLogo(deps, actor, picture),
    setRegistration: (actor: Actor, registration: RegistrationMode, reason: string | null) =>
      setRegistration(deps, actor, registration, reason),
    undoers: { 'edit-site': undo, 'change-logo': undo, 'set-registration': undo } satisfies UndoHandlers,
  }
}
