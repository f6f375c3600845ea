import type { Generated } from 'kysely'

/** The authentication library's users: who can log in. The id is the uid. Times in its tables are Dates. */
export interface LoginsTable {
  id: string
  name: string
  email: string
  email_verified: Generated<boolean>
  image: string | null
  created_at: Date
  updated_at: Date
}

/** The authentication library's accounts: the password's hash. */
export interface CredentialsTable {
  id: string
  account_id: string
  provider_id: string
  user_id: string
  access_token: string | null
  refresh_token: string | null
  id_token: string | null
  access_token_expires_at: Date | null
  refresh_token_expires_at: Date | null
  scope: string | null
  password: string | null
  created_at: Date
  updated_at: Date
}

/** Links that the authentication library has mailed. */
export interface VerificationsTable {
  id: string
  identifier: string
  value: string
  expires_at: Date
  created_at: Date
  updated_at: Date
}

/** A link that was mailed to confirm an address; only the hash of its token is stored. */
export interface EmailConfirmationsTable {
  uid: string
  email: string
  token_hash: string
  sent_at: number
  expires_at: number
}

/** Sessions of guests and of registered players; `token` is the hash of the cookie. No address is stored. */
export interface SessionsTable {
  id: string
  user_id: string
  token: string
  expires_at: Date
  ip_address: string | null
  user_agent: string | null
  created_at: Date
  /** The last visit, rounded to the hour. */
  updated_at: Date
}

/** Failed login attempts; `door` is an account, or a device known to it. */
export interface LoginTriesTable {
  door: string
  tries: number
  first_at: number
  closed_until: number | null
}

/** Browsers from which a player has logged in. */
export interface KnownDevicesTable {
  uid: string
  device_hash: string
  last_at: number
}
