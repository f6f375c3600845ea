import { TOKEN_LIFE } from '@trivium/wire/limits'
import { jwtVerify, SignJWT } from 'jose'
import type { Clock } from '../../clock.ts'

/** Whose token it is, and of which session. */
export interface Bearer {
  readonly uid: string
  readonly sid: string
}

export interface Tokens {
  /** A bearer token of a session, valid for TOKEN_LIFE. */
  issue(bearer: Bearer): Promise<{ token: string; expiresAt: number }>
  /** Null for anything but a valid, unexpired token of ours. */
  verify(token: string): Promise<Bearer | null>
}

const AUDIENCE = 'trivium'

/** Signed with a key that every process of one installation shares (HS256). */
export const tokensWith = (key: Uint8Array, clock: Clock): Tokens => ({
  async issue({ uid, sid }) {
    const expiresAt = clock.now() + TOKEN_LIFE
    const token = await new SignJWT({ sid })
      .setProtectedHeader({ alg: 'HS256' })
      .setSubject(uid)
      .setAudience(AUDIENCE)
      .setExpirationTime(Math.floor(expiresAt / 1000))
      .sign(key)
    return { token, expiresAt }
  },
  async verify(token) {
    try {
      const options = { audience: AUDIENCE, algorithms: ['HS256'], currentDate: new Date(clock.now()) }
      const { payload } = await jwtVerify<{ sid?: unknown }>(token, key, options)
      const { sub, sid } = payload
      return sub === undefined || typeof sid !== 'string' ? null : { uid: sub, sid }
    } catch {
      // Forged, truncated, foreign or expired: the caller need not know which.
      return null
    }
  },
})
