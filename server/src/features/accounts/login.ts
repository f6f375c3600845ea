import { createHash } from 'node:crypto'
import { usernameKey } from '@trivium/wire/account-fields'
import type { GuestProgress } from '@trivium/wire/documents/account'
import { isRefused, type Refused, refused } from '@trivium/wire/refusals'
import type { InputOf, OutputOf } from '@trivium/wire/registry'
import type { Kysely } from 'kysely'
import type { Clock } from '../../clock.ts'
import type { Schema } from '../../database/schema.ts'
import type { Browser } from '../../functions/handlers.ts'
import { type Ban, banRefusal } from '../../users/ban-cache.ts'
import { findPlayerByName } from '../../users/names.ts'
import { readUser } from '../../users/queries.ts'
import { accountAt } from './email/claims.ts'
import type { PasswordChecks } from './password-checks.ts'
import type { SignIn } from './sign-in.ts'

export interface LoginDependencies {
  readonly db: Kysely<Schema>
  readonly clock: Clock
  readonly entry: SignIn
  readonly checks: PasswordChecks
  readonly banOf: (uid: string) => Ban | null
  /** What a guest stands to lose; null if nothing. */
  readonly holdings: (guest: string) => Promise<GuestProgress | null>
  /** Resigns the guest's running match and leaves the queue. */
  readonly withdraw: (guest: string) => Promise<void>
  readonly merge: (guest: string, account: string) => Promise<void>
  readonly discard: (guest: string) => Promise<void>
}

/** Unknown names are counted too, so that lockouts do not reveal which names exist. */
const doorOfUnknown = (name: string): string =>
  `name:${createHash('sha256').update(usernameKey(name)).digest('base64url')}`

/** Usernames have no @. */
const isAddress = (name: string): boolean => name.includes('@')

export const login = (deps: LoginDependencies) => {
  const { db, clock, entry, checks, banOf, holdings, withdraw, merge, discard } = deps

  const find = async (name: string): Promise<string | null> => {
    if (!isAddress(name)) return (await findPlayerByName(db, name, clock.now()))?.uid ?? null
    return accountAt(db, name.toLowerCase())
  }

  return async (
    guest: string,
    { name, password, guest: wish }: InputOf<'logIn'>,
    browser: Browser,
  ): Promise<OutputOf<'logIn'> | Refused> => {
    const caller = await readUser(db, guest)
    if (caller?.isAnonymous !== true) return refused('already-logged-in')
    const uid = await find(name)
    const passed = await checks.tried({
      uid,
      password,
      account: uid ?? doorOfUnknown(name),
      by: isAddress(name) ? 'address' : 'name',
      device: browser.device,
      wrong: 'wrong-login',
    })
    if (isRefused(passed)) return passed
    const account = uid === null ? null : await readUser(db, uid)
    if (uid === null || account === null) return refused('wrong-login')
    const ban = banOf(uid)
    if (ban !== null) return banRefusal(ban)
    const held = await holdings(guest)
    if (held !== null && wish === undefined)
      return { status: 'asks', username: account.username, guest: held }
    await withdraw(guest)
    // A match takes time to end: the password may have been changed or the account deleted meanwhile.
    if (!(await passed.holds())) return refused('wrong-login')
    await (wish === 'merge' ? merge(guest, uid) : discard(guest))
    if (!(await entry.enter(uid, browser, passed.holds))) return refused('wrong-login')
    return { status: 'in', username: account.username }
  }
}
