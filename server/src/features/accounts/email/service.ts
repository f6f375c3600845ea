import { HOUR } from '@trivium/rules/time'
import type { EmailChangeForm } from '@trivium/wire/account-fields'
import { isRefused, type Refused, refused } from '@trivium/wire/refusals'
import type { Kysely, Transaction } from 'kysely'
import type { z } from 'zod/mini'
import type { Clock } from '../../../clock.ts'
import type { Schema } from '../../../database/schema.ts'
import { isUniqueViolation } from '../../../database/unique-violation.ts'
import type { Limits } from '../../../functions/limits.ts'
import type { LinkBase } from '../../../http/link-base.ts'
import type { Mail } from '../../../mail/mailer.ts'
import { confirmEmailMail, emailChangedMail } from '../../../mail/mails.ts'
import type { Random } from '../../../random.ts'
import type { PasswordChecks } from '../password-checks.ts'
import { isOwnedByOther } from './claims.ts'
import { dropConfirmation, findConfirmation, openConfirmation, pendingEmail } from './confirmations.ts'

export interface EmailDependencies {
  readonly db: Kysely<Schema>
  readonly clock: Clock
  readonly random: Random
  readonly limits: Limits
  readonly checks: PasswordChecks
  readonly linkBase: LinkBase
  /** Invalidates the password reset links mailed before. */
  readonly revokeLinks: (uid: string) => Promise<void>
  /** Sends in the background. */
  readonly post: (mail: Mail) => void
}

/** The caller; `host` is what the request calls this server. */
export interface EmailCaller {
  readonly uid: string
  readonly sid: string
  readonly host: string | null
}

type Done = Record<string, never>
const DONE: Done = {}

/** Limits the mails to one address, so that nobody can flood a mailbox. */
const MAILS = { calls: 3, per: HOUR } as const

interface Login {
  readonly name: string
  readonly email: string
  readonly isConfirmed: boolean
}

type Database = Kysely<Schema> | Transaction<Schema>

const loginOf = (of: Database, uid: string): Promise<Login> =>
  of
    .selectFrom('logins')
    .select(['name', 'email', 'email_verified as isConfirmed'])
    .where('id', '=', uid)
    .executeTakeFirstOrThrow()

/** Mails a link to the address to confirm, and invalidates the one before. */
const mailLink = async (
  { db, clock, random, limits, linkBase, post }: EmailDependencies,
  { uid, host }: Pick<EmailCaller, 'uid' | 'host'>,
  { username, email }: { readonly username: string; readonly email: string },
): Promise<Done | Refused> => {
  const base = linkBase(host)
  if (base === null) return refused('no-public-address')
  const retryAfter = limits.take('confirm', email, MAILS)
  if (retryAfter !== null) return refused('mailed-lately', { retryAfter })
  const token = await openConfirmation(db, { uid, email, random, at: clock.now() })
  post(confirmEmailMail({ to: email, username, link: `${base}/edit-profile#confirm=${token}` }))
  return DONE
}

/** Mails the link again for the address waiting to be confirmed. */
const sendLink = async (deps: EmailDependencies, caller: EmailCaller): Promise<Done | Refused> => {
  const { db, clock } = deps
  const { name, email, isConfirmed } = await loginOf(db, caller.uid)
  const wanted = (await pendingEmail(db, caller.uid, clock.now())) ?? (isConfirmed ? null : email)
  if (wanted === null) return refused('email-confirmed')
  if (await isOwnedByOther(db, wanted, caller.uid)) return refused('email-taken')
  return mailLink(deps, caller, { username: name, email: wanted })
}

const confirmWithin = async (
  tx: Transaction<Schema>,
  { uid, token, at }: { readonly uid: string; readonly token: string; readonly at: number },
) => {
  const asked = await findConfirmation(tx, token, at)
  if (asked === null) return refused('confirm-link-used')
  if (asked.uid !== uid) return refused('other-account')
  const before = await loginOf(tx, uid)
  await tx
    .updateTable('logins')
    .set({ email: asked.email, email_verified: true, updated_at: new Date(at) })
    .where('id', '=', uid)
    .execute()
  await dropConfirmation(tx, uid)
  return { before, email: asked.email }
}

/** Only the player it was sent for may open it: access to the mailbox or the account alone is not enough. */
const confirm = async (
  { db, clock, revokeLinks, post }: EmailDependencies,
  uid: string,
  token: string,
): Promise<{ email: string } | Refused> => {
  try {
    const done = await db.transaction().execute((tx) => confirmWithin(tx, { uid, token, at: clock.now() }))
    if (isRefused(done)) return done
    const { before, email } = done
    if (before.email !== email) {
      await revokeLinks(uid)
      post(emailChangedMail({ to: before.email, username: before.name, email }))
    }
    return { email }
  } catch (error) {
    // Another account has just confirmed the address.
    if (isUniqueViolation(error, 'logins_email_key')) return refused('email-taken')
    throw error
  }
}

/** An address that was never confirmed is replaced at once: there is nothing to keep. */
const replaceUnconfirmed = async (deps: EmailDependencies, uid: string, email: string): Promise<void> => {
  await deps.db
    .updateTable('logins')
    .set({ email, updated_at: new Date(deps.clock.now()) })
    .where('id', '=', uid)
    .where('email_verified', '=', false)
    .execute()
  await dropConfirmation(deps.db, uid)
  await deps.revokeLinks(uid)
}

/**
 * The confirmed address stays until the new one is confirmed. Entering the old one again cancels the change.
 */
const change = async (
  deps: EmailDependencies,
  caller: EmailCaller,
  { email, password }: z.infer<typeof EmailChangeForm>,
): Promise<Done | Refused> => {
  const { db, checks } = deps
  const { uid, sid } = caller
  const passed = await checks.confirmed(uid, sid, password)
  if (isRefused(passed)) return passed
  if (await isOwnedByOther(db, email, uid)) return refused('email-taken')
  const login = await loginOf(db, uid)
  if (login.isConfirmed && login.email === email) {
    await dropConfirmation(db, uid)
    return DONE
  }
  const player = { username: login.name, email }
  if (login.isConfirmed) return mailLink(deps, caller, player)
  if (login.email !== email) await replaceUnconfirmed(deps, uid, email)
  // If no link can be mailed now, the player can request one later.
  await mailLink(deps, caller, player)
  return DONE
}

/** Addresses, and the links that confirm them. */
export const emailService = (deps: EmailDependencies) => ({
  /**
   * Mails the first link after a registration. A refusal does not matter: the player can request the link
   * later.
   */
  welcome: (
    { uid, ...player }: { readonly uid: string; readonly username: string; readonly email: string },
    host: string | null,
  ) => mailLink(deps, { uid, host }, player),
  sendLink: (caller: EmailCaller) => sendLink(deps, caller),
  confirm: ({ uid }: EmailCaller, token: string) => confirm(deps, uid, token),
  change: (caller: EmailCaller, form: z.infer<typeof EmailChangeForm>) => change(deps, caller, form),
})
