import { z } from 'zod'

/**
 * `POST /api/session`: the one route that reads and sets the session cookie. With a live cookie it answers for
 * that session's user, without one it signs in a guest. Only same-origin requests with a JSON body are served.
 */
export const SESSION_PATH = '/api/session'

export const SessionAnswer = z.strictObject({
  uid: z.string(),
  /** Bearer token for functions and the live socket; held in memory only. */
  token: z.string(),
  /** When the token runs out, ms since 1970. */
  expiresAt: z.number(),
})
export type SessionAnswer = z.infer<typeof SessionAnswer>

/** `POST /api/fn/{name}`: the callable transport. */
export const FUNCTION_PATH = '/api/fn'

/**
 * Where the functions are in; there is one region. A Firebase client that is pointed at a host (`connectFunctionsEmulator`)
 * calls `/{project}/us-central1/{name}`, whatever its project is called.
 */
export const REGION = 'us-central1'
export const REGION_PATH = `/:project/${REGION}`
