import { HOUR } from '@trivium/rules/time'
import { isRefused, type Refused, refused } from '@trivium/wire/refusals'
import type { Kysely } from 'kysely'
import type { Schema } from '../../database/schema.ts'
import type { Limits } from '../../functions/limits.ts'
import type { LinkBase } from '../../http/link-base.ts'
import type { Mail } from '../../mail/mailer.ts'
import { passwordChangedMail, resetMail } from '../../mail/mails.ts'
import type { Auth } from './auth.ts'
import { resettable } from './email/claims.ts'
import { dropPendingChange } from './email/confirmations.ts'
import type { Owner } from './own-account.ts'
import { isCommon } from './passwords/common-passwords.ts'
import type { PasswordHashing } from './passwords/hashing.ts'
import type { Sessions } from './sessions.ts'

export interface PasswordResetDependencies {
  readonly db: Kysely<Schema>
  readonly linkBase: LinkBase
  readonly auth: Auth
  readonly sessions: Sessions
  readonly limits: Limits
  /** Refuses before the link is used when too many are waiting for a hash. */
  readonly admit: PasswordHashing['admit']
  readonly inBackground: (work: Promise<unknown>, failure: string) => void
  readonly post: (mail: Mail) => void
  /** Unlocks the account, which a stranger may have locked. */
  readonly open: (uid: string) => Promise<void>
}

/** The most mails that one address gets in an hour, so that nobody can flood a mailbox. */
const MAILS = { calls: 3, per: HOUR } as const

export const passwordReset = (deps: PasswordResetDependencies) => {
  const { db, auth, sessions, limits, linkBase, admit, inBackground, post, open } = deps

  const mailLink = async (email: string, base: string): Promise<void> => {
    const account = await resettable(db, email)
    if (account === null) return
    const link = `${base}/reset-password#token=${await auth.openReset(account.uid)}`
    post(resetMail({ to: account.email, username: account.name, link }))
  }

  return {
    /** Responds before anything is looked up: an unknown address takes as long as any other. */
    request(email: string, host: string | null): Record<string, never> | Refused {
      const base = linkBase(host)
      if (base === null) return refused('no-public-address')
      if (limits.take('reset', email, MAILS) === null)
        inBackground(mailLink(email, base), 'a password reset could not be prepared')
      return {}
    },

    async reset(caller: Owner, token: string, password: string): Promise<{ username: string } | Refused> {
      const login = await auth.ownerOf(token)
      if (login === null) return refused('reset-link-used')
      const { uid, name: username, email } = login
      if (await isCommon(password, { username, email })) return refused('password-too-common')
      const isSet = await admit(() => auth.reset(token, password))
      if (isRefused(isSet)) return isSet
      if (!isSet) return refused('reset-link-used')
      await auth.revokeLinks(uid)
      await open(uid)
      await sessions.endAll(uid, caller.uid === uid ? caller.sid : null)
      await dropPendingChange(db, uid)
      post(passwordChangedMail({ to: email, username }))
      return { username }
    },
  }
}
