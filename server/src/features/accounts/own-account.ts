import type { PasswordChangeForm } from '@trivium/wire/account-fields'
import { isRefused, type Refused, refused } from '@trivium/wire/refusals'
import type { Kysely } from 'kysely'
import type { z } from 'zod/mini'
import type { Schema } from '../../database/schema.ts'
import type { Mail } from '../../mail/mailer.ts'
import { passwordChangedMail } from '../../mail/mails.ts'
import { deviceOf } from '../../users/device.ts'
import type { Auth } from './auth.ts'
import { dropPendingChange } from './email/confirmations.ts'
import type { PasswordChecks } from './password-checks.ts'
import { isCommon } from './passwords/common-passwords.ts'
import type { Sessions } from './sessions.ts'

export interface OwnAccountDependencies {
  readonly db: Kysely<Schema>
  readonly auth: Auth
  readonly sessions: Sessions
  readonly checks: PasswordChecks
  readonly hash: (password: string) => Promise<string | Refused>
  /** Sends in the background. */
  readonly post: (mail: Mail) => void
}

/** The caller, who has an account. */
export interface Owner {
  readonly uid: string
  readonly sid: string
}

const NOTHING = {}

/** What players do with their own login: password, address, sessions. */
export const ownAccount = ({ db, auth, sessions, checks, hash, post }: OwnAccountDependencies) => {
  const loginOf = async (uid: string) => {
    const login = await auth.store.findUserById(uid)
    if (login === null) throw new Error(`the registered player ${uid} has no login`)
    return login
  }

  return {
    async changePassword({ uid, sid }: Owner, { current, password }: z.infer<typeof PasswordChangeForm>) {
      const login = await loginOf(uid)
      if (await isCommon(password, { username: login.name, email: login.email }))
        return refused('password-too-common')
      const passed = await checks.confirmed(uid, sid, current)
      if (isRefused(passed)) return passed
      const hashed = await hash(password)
      if (isRefused(hashed)) return hashed
      if (!(await passed.holds())) return refused('wrong-password')
      await auth.store.updatePassword(uid, hashed)
      await auth.revokeLinks(uid)
      await dropPendingChange(db, uid)
      await sessions.endAll(uid, sid)
      post(passwordChangedMail({ to: login.email, username: login.name }))
      return NOTHING
    },

    readSessions: async ({ uid, sid }: Owner) => ({
      sessions: (await sessions.list(uid)).map(({ userAgent, ...session }) => ({
        ...session,
        device: deviceOf(userAgent),
        isThis: session.id === sid,
      })),
    }),

    endSession: async ({ uid }: Owner, id: string) =>
      (await sessions.endOne(uid, id)) ? NOTHING : refused('unknown-session'),
  }
}
