import { z } from 'zod'
import { FriendKey } from './ids.ts'

/**
 * `POST /api/session`: the only route that reads and sets the session cookie. With a valid cookie it returns
 * the session's user; without one it signs in a new guest. Only same-origin requests with a JSON body are
 * served.
 */
export const SESSION_PATH = '/api/session'

export const SessionRequest = z.object({
  /** The key of the party that the page is about: its guests are counted apart from others at their address. */
  party: FriendKey.optional(),
})

export const SessionAnswer = z.strictObject({
  uid: z.string(),
  /** Bearer token for functions and the live socket; kept in memory only. */
  token: z.string(),
  /** When the token expires, ms since 1970. */
  expiresAt: z.number(),
})
export type SessionAnswer = z.infer<typeof SessionAnswer>

/** `POST /api/fn/{name}`: the callable transport. */
export const FUNCTION_PATH = '/api/fn'

/**
 * The region of the functions; there is only one. A Firebase client pointed at a host (`connectFunctionsEmulator`)
 * calls `/{project}/us-central1/{name}`, whatever its project is called.
 */
export const REGION = 'us-central1'
export const REGION_PATH = `/:project/${REGION}`
