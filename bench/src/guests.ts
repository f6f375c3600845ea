import { DAY } from '@trivium/rules/time'
import { systemClock } from '@trivium/server/clock'
import type { Schema } from '@trivium/server/database/schema'
import { storedSecret } from '@trivium/server/database/stored-secret'
import { tokensWith } from '@trivium/server/features/accounts/tokens'
import { newId, systemRandom } from '@trivium/server/random'
import type { Kysely } from 'kysely'

/** Rows per statement. */
const AT_ONCE = 1_000

/** Creates this many guests, each with the rating that `elo` returns; returns their uids. */
export const seatGuests = async (db: Kysely<Schema>, count: number, elo: () => number): Promise<string[]> => {
  const uids = Array.from({ length: count }, () => newId(systemRandom, 16))
  const guest = { username: 'Guest', profile_pic: 'profile1', created_at: Date.now(), is_anonymous: true }
  for (let i = 0; i < uids.length; i += AT_ONCE)
    await db
      .insertInto('users')
      .values(uids.slice(i, i + AT_ONCE).map((uid) => ({ uid, elo: elo(), ...guest })))
      .execute()
  return uids
}

/** Nobody renews a token here, so the tokens last as long as their sessions. */
const clock = { ...systemClock, now: () => Date.now() + DAY }

/** Signs each of them in, like a returning browser; returns their tokens in the same order. */
export const signIn = async (db: Kysely<Schema>, uids: readonly string[]): Promise<string[]> => {
  const at = new Date()
  const times = { created_at: at, updated_at: at, expires_at: new Date(at.getTime() + DAY) }
  const sessions = uids.map((uid) => ({ uid, sid: newId(systemRandom, 16) }))
  for (let i = 0; i < sessions.length; i += AT_ONCE)
    await db
      .insertInto('sessions')
      .values(
        sessions
          .slice(i, i + AT_ONCE)
          .map(({ uid, sid }) => ({ id: sid, user_id: uid, token: sid, ...times })),
      )
      .execute()
  const tokens = tokensWith(await storedSecret(db, systemRandom, 'token-key'), clock)
  return Promise.all(sessions.map(async (bearer) => (await tokens.issue(bearer)).token))
}
