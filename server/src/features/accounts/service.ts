import type { Millis } from '@trivium/rules/game/decider'
import type { Player } from '@trivium/rules/modes/battle/events'
import type { InputOf } from '@trivium/wire/registry'
import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import type { Clock } from '../../clock.ts'
import type { Schema } from '../../database/schema.ts'
import type { Browser } from '../../functions/handlers.ts'
import type { Limits } from '../../functions/limits.ts'
import type { LinkBase } from '../../http/link-base.ts'
import type { Mail, Send } from '../../mail/mailer.ts'
import { deletionMail } from '../../mail/mails.ts'
import type { Random } from '../../random.ts'
import type { Admission } from '../../site/admission.ts'
import type { Ban } from '../../users/ban-cache.ts'
import { readAccount } from './account.ts'
import { authentication } from './auth.ts'
import { deletionService } from './deletion.ts'
import { sweepConfirmations } from './email/confirmations.ts'
import { emailService } from './email/service.ts'
import type { EndedSessions } from './ended-sessions.ts'
import { loginGuard } from './guard/login-guard.ts'
import { idleGuests } from './idle-guests.ts'
import { login } from './login.ts'
import { discardGuest, mergeGuest, readGuestProgress } from './merge-guest.ts'
import { writeMyData } from './my-data.ts'
import { nicknameService } from './nicknames.ts'
import { ownAccount } from './own-account.ts'
import { passwordChecks } from './password-checks.ts'
import { passwordReset } from './password-reset.ts'
import type { PasswordHashing } from './passwords/hashing.ts'
import { choosePicture } from './pictures.ts'
import { readPlayer } from './players.ts'
import { registration } from './registration.ts'
import { sessions as createSessions, type Sessions } from './sessions.ts'
import { saveSettings } from './settings.ts'
import { createSignIn } from './sign-in.ts'
import type { Tokens } from './tokens.ts'
import { usernameService } from './usernames/service.ts'
import type { VerifiedSessions } from './verified-sessions.ts'

export interface AccountsDependencies {
  readonly db: Kysely<Schema>
  readonly clock: Clock
  readonly random: Random
  readonly log: Logger
  readonly limits: Limits
  readonly passwords: PasswordHashing
  readonly tokens: Tokens
  readonly ended: EndedSessions
  readonly verified: VerifiedSessions
  /** Minimum time between statements that look up sessions, in ms. */
  readonly lookupInterval: Millis
  /** Signs what the authentication library issues. */
  readonly secret: string
  /** What links in mails begin with. */
  readonly linkBase: LinkBase
  /** Whether mails are delivered; false: they are written to files for the operator. */
  readonly mailArrives: boolean
  readonly roleOf: (uid: string) => Promise<string | null>
  readonly banOf: (uid: string) => Ban | null
  /** Refreshes the user document. */
  readonly shown: (uid: string) => Promise<void>
  /** Removes a player from queue and invitations. */
  readonly stopWaiting: (uid: string) => Promise<unknown>
  /** Removes a player from queue and invitations, and resigns a running match. */
  readonly withdraw: (uid: string) => Promise<void>
  /** Games in memory reload the identities in their journals. */
  readonly renameInGames: (uid: string, player: Partial<Player>) => Promise<void>
  readonly send: Send
  readonly admission: Admission
  readonly inBackground: (work: Promise<unknown>, failure: string) => void
}

/** Passwords and the library that keeps them. */
const createCredentials = async (deps: AccountsDependencies) => {
  const { db, clock, random, log, secret, passwords } = deps
  const { hash, verify, admit } = passwords
  const guard = loginGuard({ db, clock })
  return {
    guard,
    admit,
    auth: await authentication({ db, random, log, secret, passwords: { hash, verify } }),
    checks: passwordChecks({ db, guard, admit, verify, decoy: await hash('nobody has this password') }),
    /** Hashes the new password of a player; refuses when too many are waiting already. */
    hash: (password: string) => admit(() => hash(password)),
  }
}

/**
 * Gives the account everything the guest has. A match that the guest has just been given is resigned first.
 */
const mergeIntoAccount = async (
  deps: AccountsDependencies,
  guest: string,
  account: string,
): Promise<void> => {
  const { db, clock } = deps
  let merged = await mergeGuest(db, { guest, account, at: clock.now() })
  while (merged === 'playing') {
    await deps.withdraw(guest)
    merged = await mergeGuest(db, { guest, account, at: clock.now() })
  }
  deps.ended.end(merged)
  await deps.renameInGames(guest, { uid: account })
  await deps.shown(account)
}

/** What players can see and change in their own accounts. */
const ownProfile = (deps: AccountsDependencies) => {
  const { db, clock } = deps
  return {
    readAccount: (uid: string) => readAccount(deps, uid, clock.now()),
    readPlayer: (username: string) => readPlayer(db, username, clock.now()),
    choosePicture: (uid: string, profilePic: string) => choosePicture(deps, uid, profilePic),
    saveSettings: (uid: string, settings: InputOf<'saveSettings'>) => saveSettings(deps, uid, settings),
    writeMyData: (uid: string) => writeMyData(db, uid),
  }
}

/** Logging out leaves queue and invitations; a running match continues for whoever logs in again. */
const loggingOut = ({ stopWaiting }: AccountsDependencies, sessions: Sessions) => ({
  async logOut(browser: Browser): Promise<void> {
    const uid = browser.session === null ? null : await sessions.endByCookie(browser.session)
    browser.setSession(null)
    if (uid !== null) await stopWaiting(uid)
  },
  async logOutEverywhere(uid: string, browser: Browser): Promise<void> {
    await sessions.endAll(uid)
    browser.setSession(null)
    await stopWaiting(uid)
  },
})

const eraseExpired = async (db: Kysely<Schema>, now: number): Promise<void> => {
  const at = new Date(now)
  await db.deleteFrom('sessions').where('expires_at', '<', at).execute()
  await db.deleteFrom('verifications').where('expires_at', '<', at).execute()
  await sweepConfirmations(db, now)
}

export type AccountsService = Awaited<ReturnType<typeof accountsService>>

/** Everything about identity: accounts, sessions, credentials. */
export const accountsService = async (deps: AccountsDependencies) => {
  const { db, clock, random, inBackground } = deps
  const post = (mail: Mail) => inBackground(deps.send(mail), 'a mail could not be sent')
  const { guard, admit, auth, checks, hash } = await createCredentials(deps)
  const sessions = createSessions({ ...deps, auth })
  const entry = createSignIn({ sessions, random, know: (uid, device) => guard.know(uid, device) })
  const email = emailService({ ...deps, checks, post, revokeLinks: (uid) => auth.revokeLinks(uid) })
  const usernames = usernameService(deps)
  const deletion = deletionService({ ...deps, endSessions: (uid) => sessions.endAll(uid) })
  const guests = idleGuests(deps)
  const confirmLater = (player: { uid: string; username: string; email: string }, host: string | null) => {
    if (deps.mailArrives)
      inBackground(email.welcome(player, host), 'a link to confirm an address could not be mailed')
  }

  return {
    ...{ sessions, checks, usernames, email, roleOf: deps.roleOf },
    nicknames: nicknameService(deps),
    register: registration({ ...deps, auth, entry, usernames, hash, confirmLater }),
    logIn: login({
      ...{ ...deps, entry, checks },
      merge: (guest, account) => mergeIntoAccount(deps, guest, account),
      holdings: (guest) => readGuestProgress(db, guest),
      discard: async (guest) => deps.ended.end(await discardGuest(db, guest)),
    }),
    /** A new password reset link for the operator to hand over; returns its token. */
    openReset: (uid: string) => auth.openReset(uid),
    own: ownAccount({ db, auth, sessions, checks, hash, post }),
    passwordReset: passwordReset({ ...deps, auth, sessions, admit, post, open: (uid) => guard.open(uid) }),
    ...loggingOut(deps, sessions),
    ...ownProfile(deps),

    async deleteAccount(uid: string) {
      const leaving = await deletion.deleteAccount(uid)
      const login = await auth.store.findUserById(uid)
      if (login !== null)
        post(deletionMail({ to: login.email, username: login.name, when: leaving.deletionAt }))
      return leaving
    },
    keepAccount: (uid: string) => deletion.keepAccount(uid),

    /** Scheduled work: at start, then hourly. */
    async upkeep(): Promise<void> {
      await eraseExpired(db, clock.now())
      await guard.sweep()
      await deletion.anonymiseDue()
      await guests.erase()
    },
  }
}
