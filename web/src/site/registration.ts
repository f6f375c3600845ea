import { SITE_META } from '@trivium/wire/site/names'
import type { RegistrationMode } from '@trivium/wire/site/registration'
import { siteMeta } from './identity.ts'

/** Who may register, as delivered with the page. The server checks it again. */
export const REGISTRATION = (siteMeta(SITE_META.registration) ?? 'open') as RegistrationMode
