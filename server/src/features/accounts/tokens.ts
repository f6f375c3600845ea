import { TOKEN_LIFE } from '@trivium/wire/limits'
import { type JWTPayload, jwtVerify, SignJWT } from 'jose'
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
/** So many valid tokens are remembered: calls over HTTP carry the same one each time. */
const MAX_KNOWN = 20_000

/** A token whose signature was checked. `until`: when it expires, ms. */
interface KnownToken {
  readonly bearer: Bearer
  readonly until: number
}

const knownFrom = ({ sub, sid, exp }: JWTPayload & { readonly sid?: unknown }): KnownToken | null =>
  sub === undefined || exp === undefined || typeof sid !== 'string'
    ? null
    : { bearer: { uid: sub, sid }, until: exp * 1_000 }

/** Signed with a key that every process of one installation shares (HS256). */
export const tokensWith = (key: Uint8Array, clock: Clock): Tokens => {
  const known = new Map<string, KnownToken>()

  const remember = (token: string, one: KnownToken): void => {
    known.set(token, one)
    const [oldest] = known.keys()
    if (known.size > MAX_KNOWN && oldest !== undefined) known.delete(oldest)
  }

  const check = async (token: string): Promise<Bearer | null> => {
    try {
      const options = { audience: AUDIENCE, algorithms: ['HS256'], currentDate: new Date(clock.now()) }
      const { payload } = await jwtVerify<{ sid?: unknown }>(token, key, options)
      const checked = knownFrom(payload)
      if (checked === null) return null
      remember(token, checked)
      return checked.bearer
    } catch {
      // Forged, truncated, foreign or expired: the caller need not know which.
      return null
    }
  }

  return {
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
      const one = known.get(token)
      if (one === undefined) return check(token)
      if (clock.now() < one.until) return one.bearer
      known.delete(token)
      return null
    },
  }
}
