import { isRefused, type Refused, refused } from '@trivium/wire/refusals'
import type { InputOf } from '@trivium/wire/registry'
import type { Kysely } from 'kysely'
import type { Clock } from '../../clock.ts'
import type { Schema } from '../../database/schema.ts'
import { transactionOrRefusal } from '../../database/transaction-or-refusal.ts'
import type { Browser } from '../../functions/handlers.ts'
import { incrementDaySum } from '../../sharded-counters/day-sums.ts'
import type { Admission } from '../../site/admission.ts'
import { claimName } from '../../users/names.ts'
import type { Auth } from './auth.ts'
import { isOwnedByOther } from './email/claims.ts'
import { isCommon } from './passwords/common-passwords.ts'
import type { SignIn } from './sign-in.ts'
import type { UsernameService } from './usernames/service.ts'

export interface RegistrationDependencies {
  readonly db: Kysely<Schema>
  readonly clock: Clock
  readonly auth: Auth
  readonly entry: SignIn
  readonly usernames: UsernameService
  /** Whether anybody may register, or only someone with an invitation. */
  readonly admission: Admission
  readonly hash: (password: string) => Promise<string | Refused>
  /** Mails a confirmation link to the address, in the background. */
  readonly confirmLater: (
    player: { uid: string; username: string; email: string },
    host: string | null,
  ) => void
  /** Refreshes the user document. */
  readonly shown: (uid: string) => Promise<void>
}

/** The guest gets a login; everything else of theirs stays as it is. */
const write = (
  { db, clock, auth, admission }: RegistrationDependencies,
  uid: string,
  { username, email, invitation }: InputOf<'register'>,
  password: string,
) =>
  transactionOrRefusal(db, async (tx) => {
    const row = await tx
      .updateTable('users')
      .set({ is_anonymous: false, nickname: null, colour: null })
      .where('uid', '=', uid)
      .where('is_anonymous', '=', true)
      .where('deleted_at', 'is', null)
      .where('merged_into', 'is', null)
      .returning('uid')
      .executeTakeFirst()
    if (row === undefined) return refused('already-registered')
    // The leaderboards, too, show that this is no longer a guest.
    const isOurs = await claimName(tx, { uid, username, at: clock.now() })
    if (!isOurs) return refused('username-taken')
    const no = await admission.admit(tx, uid, invitation)
    if (no !== null) return no
    await auth.within(tx, async () => {
      await auth.store.createUser(
        { id: uid, name: username, email, emailVerified: false },
        { method: 'email-password' },
      )
      await auth.store.linkAccount({ userId: uid, accountId: uid, providerId: 'credential', password })
    })
    await incrementDaySum(tx, 'sign-ups', uid, clock.now()).execute()
    return null
  })

export const registration =
  (deps: RegistrationDependencies) =>
  async (
    uid: string,
    form: InputOf<'register'>,
    { browser, host }: { readonly browser: Browser; readonly host: string | null },
  ): Promise<{ username: string } | Refused> => {
    const { db, entry, usernames, admission, hash, confirmLater, shown } = deps
    const { username, email, password, invitation } = form
    const closed = await admission.refusal(invitation)
    if (closed !== null) return closed
    if (await isCommon(password, { username, email })) return refused('password-too-common')
    const no = await usernames.claimRefusal(username)
    if (no !== null) return no
    if (await isOwnedByOther(db, email, uid)) return refused('email-taken')
    const hashed = await hash(password)
    if (isRefused(hashed)) return hashed
    const failed = await write(deps, uid, form, hashed)
    if (isRefused(failed))
      return failed.refused === 'username-taken'
        ? ((await usernames.claimRefusal(username)) ?? failed)
        : failed
    await entry.enter(uid, browser)
    confirmLater({ uid, username, email }, host)
    await shown(uid)
    return { username }
  }
