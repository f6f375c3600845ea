import { createHash } from 'node:crypto'
import type { Millis } from '@trivium/rules/game/decider'
import { HOUR } from '@trivium/rules/time'
import type { Refused } from '@trivium/wire/refusals'
import { LIFETIMES } from '@trivium/wire/retention'
import type { SessionAnswer } from '@trivium/wire/session'
import type { Kysely } from 'kysely'
import type { Clock } from '../../clock.ts'
import type { Schema } from '../../database/schema.ts'
import { newId, type Random } from '../../random.ts'
import { type Ban, banRefusal } from '../../users/ban-cache.ts'
import { createGuest, fillMissing } from '../../users/queries.ts'
import type { Auth } from './auth.ts'
import type { EndedSessions } from './ended-sessions.ts'
import { sessionLookups } from './session-lookups.ts'
import type { Bearer, Tokens } from './tokens.ts'
import type { VerifiedSessions } from './verified-sessions.ts'

/** The last visit is noted at most once an hour. */
const NOTE_EVERY_MS = HOUR
const MAX_USER_AGENT = 300

/** Only the hash of a cookie is stored: whoever steals the database cannot use a session. */
const hash = (cookie: string): string => createHash('sha256').update(cookie).digest('base64url')

export interface SessionsDependencies {
  readonly db: Kysely<Schema>
  readonly auth: Auth
  readonly clock: Clock
  readonly random: Random
  readonly tokens: Tokens
  readonly ended: EndedSessions
  readonly verified: VerifiedSessions
  readonly banOf: (uid: string) => Ban | null
  /** As in `SessionLookupsDependencies`. */
  readonly lookupInterval: Millis
}

/** What a page that has a session receives. */
export interface ResumedSession {
  readonly answer: SessionAnswer
  readonly isProlonged: boolean
}

export type Sessions = ReturnType<typeof sessions>

type Found = Bearer & { readonly seenAt: number }

const find = async ({ db, clock }: SessionsDependencies, cookie: string): Promise<Found | null> => {
  const row = await db
    .selectFrom('sessions')
    .select(['id', 'user_id', 'updated_at'])
    .where('token', '=', hash(cookie))
    .where('expires_at', '>', new Date(clock.now()))
    .executeTakeFirst()
  return row === undefined ? null : { uid: row.user_id, sid: row.id, seenAt: row.updated_at.getTime() }
}

/** Extends the session; returns false if it has ended meanwhile. */
const prolong = async ({ db, clock }: SessionsDependencies, sid: string): Promise<boolean> => {
  const now = clock.now()
  const row = await db
    .updateTable('sessions')
    .set({ updated_at: new Date(now), expires_at: new Date(now + LIFETIMES.session) })
    .where('id', '=', sid)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** A new session with a new cookie. */
const start = async (
  { auth, clock, random }: SessionsDependencies,
  uid: string,
  userAgent: string,
): Promise<{ cookie: string; sid: string }> => {
  const cookie = newId(random, 32)
  const now = clock.now()
  const at = new Date(now)
  const row = await auth.store.createSession(
    uid,
    false,
    {
      token: hash(cookie),
      userAgent: userAgent.slice(0, MAX_USER_AGENT),
      expiresAt: new Date(now + LIFETIMES.session),
      createdAt: at,
      updatedAt: at,
    },
    true,
  )
  return { cookie, sid: row.id }
}

const endWhere = async (
  { db, ended }: SessionsDependencies,
  { uid, except, only }: { readonly uid: string; readonly except?: string | null; readonly only?: string },
): Promise<number> => {
  let which = db.deleteFrom('sessions').where('user_id', '=', uid)
  if (except != null) which = which.where('id', '<>', except)
  if (only !== undefined) which = which.where('id', '=', only)
  const rows = await which.returning('id').execute()
  ended.end(rows.map(({ id }) => id))
  return rows.length
}

const answerFor = async ({ tokens }: SessionsDependencies, { uid, sid }: Bearer): Promise<SessionAnswer> => ({
  uid,
  ...(await tokens.issue({ uid, sid })),
})

const resume = async (
  deps: SessionsDependencies,
  cookie: string,
): Promise<ResumedSession | Refused | null> => {
  const { db, clock, banOf } = deps
  const found = await find(deps, cookie)
  if (found === null) return null
  const ban = banOf(found.uid)
  if (ban !== null) return banRefusal(ban)
  const isDue = clock.now() - found.seenAt > NOTE_EVERY_MS
  if (isDue && !(await prolong(deps, found.sid))) return null
  await fillMissing(db, found.uid, clock.now())
  return { answer: await answerFor(deps, found), isProlonged: isDue }
}

type LookUpSession = ReturnType<typeof sessionLookups>

const verify = async (
  { tokens, verified }: SessionsDependencies,
  lookUp: LookUpSession,
  token: string,
): Promise<Bearer | null> => {
  const bearer = await tokens.verify(token)
  if (bearer === null) return null
  return (await verified.has(bearer, () => lookUp(bearer))) ? bearer : null
}

const welcome = async (
  deps: SessionsDependencies,
  userAgent: string,
): Promise<{ cookie: string; answer: SessionAnswer }> => {
  const { db, auth, clock, random } = deps
  const uid = newId(random, 16)
  const { cookie, sid } = await db.transaction().execute((tx) =>
    auth.within(tx, async () => {
      await createGuest(tx, uid, clock.now())
      return start(deps, uid, userAgent)
    }),
  )
  return { cookie, answer: await answerFor(deps, { uid, sid }) }
}

const endByCookie = async (deps: SessionsDependencies, cookie: string): Promise<string | null> => {
  const bearer = await find(deps, cookie)
  if (bearer !== null) await endWhere(deps, { uid: bearer.uid, only: bearer.sid })
  return bearer?.uid ?? null
}

const list = async ({ auth }: SessionsDependencies, uid: string) => {
  const rows = await auth.store.listSessions(uid, { onlyActiveSessions: true })
  return rows
    .map(({ id, userAgent, createdAt, updatedAt }) => ({
      id,
      userAgent: userAgent ?? '',
      createdAt: createdAt.getTime(),
      lastSeenAt: updatedAt.getTime(),
    }))
    .toSorted((one, other) => other.lastSeenAt - one.lastSeenAt)
}

/** Which cookie belongs to whom. A session belongs to a guest or to a registered player and never changes hands. */
export const sessions = (deps: SessionsDependencies) => {
  const { db, clock, lookupInterval: interval } = deps
  const lookUp = sessionLookups({ db, clock, interval })
  return {
    start: (uid: string, userAgent: string) => start(deps, uid, userAgent),

    /**
     * The session that this cookie opens; null if it is unknown or has expired. `isProlonged`: the cookie is to be set
     * again. That is rare, so a slow response hardly ever overwrites a new cookie with an old one.
     */
    resume: (cookie: string) => resume(deps, cookie),

    /** Whose token this is. The session must exist: a token of an ended session is rejected, even after a restart. */
    verify: (token: string) => verify(deps, lookUp, token),

    /** A new guest with a new cookie, so that nobody has to register first. */
    welcome: (userAgent: string) => welcome(deps, userAgent),

    /** Ends the session of this cookie; returns whose it was. */
    endByCookie: (cookie: string) => endByCookie(deps, cookie),

    /** Ends one session of a player; returns false if it does not exist. */
    endOne: async (uid: string, sid: string) => (await endWhere(deps, { uid, only: sid })) > 0,

    /** Ends every session of a player except the spared one. */
    endAll: (uid: string, spared: string | null = null) => endWhere(deps, { uid, except: spared }),

    list: (uid: string) => list(deps, uid),
  }
}
