import { LIFETIMES } from './retention.ts'

/** The name prefix of cookies that are restricted to https and to exactly this host. */
export const HOST_PREFIX = '__Host-'

/** All cookies that the server sets. Only the server reads them, never scripts. */
export const COOKIES = {
  session: {
    name: 'trivium',
    /** ms from the last visit. */
    life: LIFETIMES.session,
    purpose:
      'A random number by which the server knows that it is you, as a guest or with an account. Without it each page would begin a new guest.',
  },
  device: {
    name: 'trivium-device',
    life: LIFETIMES.device,
    purpose:
      'A random number that is set when you log in: strangers who try passwords for your account lock themselves out, and not you in this browser.',
  },
} as const
