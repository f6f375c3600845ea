import type { AuthContext } from '@better-auth/core'
import { runWithAdapter } from '@better-auth/core/context'
import { kyselyAdapter } from '@better-auth/kysely-adapter'
import { PASSWORD } from '@trivium/wire/account-fields'
import { LIFETIMES } from '@trivium/wire/retention'
import { APIError } from 'better-auth/api'
import { type BetterAuthOptions, betterAuth } from 'better-auth/minimal'
import type { Kysely, Transaction } from 'kysely'
import type { Logger } from 'pino'
import type { Schema } from '../../database/schema.ts'
import { newId, type Random } from '../../random.ts'

export interface AuthDependencies {
  readonly db: Kysely<Schema>
  readonly random: Random
  readonly log: Logger
  /** Signs what the library issues; comes from the same store as the token key. */
  readonly secret: string
  readonly passwords: {
    readonly hash: (password: string) => Promise<string>
    readonly verify: (of: { hash: string; password: string }) => Promise<boolean>
  }
}

export interface Login {
  readonly uid: string
  readonly name: string
  readonly email: string
}

export interface Auth {
  /** Rows of logins, credentials and sessions. */
  readonly store: AuthContext['internalAdapter']
  /** A new password reset link; returns its token. */
  readonly openReset: (uid: string) => Promise<string>
  /** The player for whom the link was made; null if it has been used. */
  readonly ownerOf: (token: string) => Promise<Login | null>
  /** False if the link has been used or has expired. */
  readonly reset: (token: string, newPassword: string) => Promise<boolean>
  /** Invalidates all links that were mailed to this player before. */
  readonly revokeLinks: (uid: string) => Promise<void>
  /** The library's statements run inside our transaction. */
  readonly within: <Result>(tx: Transaction<Schema>, work: () => Promise<Result>) => Promise<Result>
}

/** The library's column for each of its fields; fields not listed here keep their name. */
const TIMES = { createdAt: 'created_at', updatedAt: 'updated_at' }
const TABLES = {
  user: { modelName: 'logins', fields: { emailVerified: 'email_verified', ...TIMES } },
  account: {
    modelName: 'credentials',
    fields: {
      accountId: 'account_id',
      providerId: 'provider_id',
      userId: 'user_id',
      accessToken: 'access_token',
      refreshToken: 'refresh_token',
      idToken: 'id_token',
      accessTokenExpiresAt: 'access_token_expires_at',
      refreshTokenExpiresAt: 'refresh_token_expires_at',
      ...TIMES,
    },
  },
  session: {
    modelName: 'sessions',
    fields: {
      userId: 'user_id',
      expiresAt: 'expires_at',
      ipAddress: 'ip_address',
      userAgent: 'user_agent',
      ...TIMES,
    },
  },
  verification: {
    modelName: 'verifications',
    fields: { expiresAt: 'expires_at', ...TIMES },
    storeIdentifier: 'hashed',
  },
} as const satisfies Partial<BetterAuthOptions>

const loginOf = ({ id, name, email }: { id: string; name: string; email: string }): Login => ({
  uid: id,
  name,
  email,
})

const createLibrary = ({ db, random, log, secret, passwords }: AuthDependencies) =>
  betterAuth({
    ...TABLES,
    database: kyselyAdapter(db, { type: 'postgres', transaction: true }),
    secret,
    baseURL: 'http://localhost',
    telemetry: { enabled: false },
    rateLimit: { enabled: false },
    advanced: {
      database: { generateId: () => newId(random, 16), validateSchema: false },
      ipAddress: { disableIpTracking: true },
    },
    logger: {
      level: 'error',
      log: (level: string, message: string, ...about: unknown[]) => log.error({ level, about }, message),
    },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: PASSWORD.shortest,
      maxPasswordLength: PASSWORD.longest,
      password: passwords,
    },
  } satisfies BetterAuthOptions)

const openReset = async (store: Auth['store'], random: Random, uid: string): Promise<string> => {
  const token = newId(random, 24)
  // The library reads its own clock.
  const expiresAt = new Date(Date.now() + LIFETIMES.mailedLink)
  const link = { value: uid, identifier: `reset-password:${token}`, expiresAt }
  await store.createVerificationValue(link)
  return token
}

const ownerOf = async (store: Auth['store'], token: string): Promise<Login | null> => {
  const link = await store.findVerificationValue(`reset-password:${token}`)
  const owner = link === null ? null : await store.findUserById(link.value)
  return owner === null ? null : loginOf(owner)
}

const reset = async (
  { api }: ReturnType<typeof createLibrary>,
  token: string,
  newPassword: string,
): Promise<boolean> => {
  try {
    await api.resetPassword({ body: { token, newPassword } })
    return true
  } catch (error) {
    if (error instanceof APIError && error.body?.code === 'INVALID_TOKEN') return false
    throw error
  }
}

/**
 * The authentication library: logins, passwords, sessions, mailed links. Our functions call it; its own
 * routes are not served. Cookies and bearer tokens are ours.
 */
export const authentication = async (deps: AuthDependencies): Promise<Auth> => {
  const library = createLibrary(deps)
  const { internalAdapter: store, options } = await library.$context
  return {
    store,
    openReset: (uid) => openReset(store, deps.random, uid),
    ownerOf: (token) => ownerOf(store, token),
    reset: (token, newPassword) => reset(library, token, newPassword),
    revokeLinks: async (uid) => {
      await deps.db.deleteFrom('verifications').where('value', '=', uid).execute()
    },
    within: async (tx, work) => runWithAdapter(kyselyAdapter(tx, { type: 'postgres' })(options), work),
  }
}
