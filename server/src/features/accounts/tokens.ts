import { TOKEN_LIFE } from '@trivium/wire/limits'
import { jwtVerify, SignJWT } from 'jose'
import type { Clock } from '../../clock.ts'

export interface Tokens {
  /** A bearer token of a session, good for TOKEN_LIFE. */
  issue(uid: string): Promise<{ token: string; expiresAt: number }>
  /** Null for whatever is not a token of ours that still lives. */
  verify(token: string): Promise<{ uid: string } | null>
}

const AUDIENCE = 'trivium'

/** Signed with a key that every process of one installation shares (HS256). */
export const tokensWith = (key: Uint8Array, clock: Clock): Tokens => ({
  async issue(uid) {
    const expiresAt = clock.now() + TOKEN_LIFE
    const token = await new SignJWT()
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
      const { payload } = await jwtVerify(token, key, options)
      return payload.sub === undefined ? null : { uid: payload.sub }
    } catch {
      // Forged, cut, foreign or run out: all the same to the caller.
      return null
    }
  },
})
