import { createHash } from 'node:crypto'
import type { SessionAnswer } from '@trivium/wire/session'
import type { Kysely } from 'kysely'
import { type Chance, newId } from '../../chance.ts'
import type { Clock } from '../../clock.ts'
import type { Schema } from '../../database/schema.ts'
import { createGuest, fillMissing } from '../../users/queries.ts'
import type { Tokens } from './tokens.ts'

const LIFE_MS = 400 * 86_400_000
/** The last visit is noted at most once an hour. */
const NOTE_EVERY_MS = 3_600_000

/** Only the hash of a cookie is stored: a stolen database opens no session. */
const hash = (cookie: string): string => createHash('sha256').update(cookie).digest('base64url')

export interface SessionsDependencies {
  readonly db: Kysely<Schema>
  readonly clock: Clock
  readonly chance: Chance
  readonly tokens: Tokens
}

export const sessions = ({ db, clock, chance, tokens }: SessionsDependencies) => {
  const find = async (cookie: string): Promise<string | null> => {
    const token_hash = hash(cookie)
    const now = clock.now()
    const row = await db
      .selectFrom('sessions')
      .select(['uid', 'last_seen_at'])
      .where('token_hash', '=', token_hash)
      .where('expires_at', '>', now)
      .executeTakeFirst()
    if (row === undefined) return null
    if (now - row.last_seen_at > NOTE_EVERY_MS)
      await db
        .updateTable('sessions')
        .set({ last_seen_at: now, expires_at: now + LIFE_MS })
        .where('token_hash', '=', token_hash)
        .execute()
    return row.uid
  }

  const startGuest = async (): Promise<{ uid: string; cookie: string }> => {
    const uid = newId(chance, 16)
    const cookie = newId(chance, 32)
    const now = clock.now()
    await db.transaction().execute(async (tx) => {
      await createGuest(tx, uid, now)
      await tx
        .insertInto('sessions')
        .values({
          token_hash: hash(cookie),
          uid,
          created_at: now,
          last_seen_at: now,
          expires_at: now + LIFE_MS,
        })
        .execute()
    })
    return { uid, cookie }
  }

  const answer = async (uid: string): Promise<SessionAnswer> => ({ uid, ...(await tokens.issue(uid)) })

  return {
    /** The session that this cookie opens; null for one that is unknown or has run out. */
    async resume(cookie: string): Promise<SessionAnswer | null> {
      const uid = await find(cookie)
      if (uid === null) return null
      await fillMissing(db, uid, clock.now())
      return answer(uid)
    },

    /** A new guest with a new cookie, so that nobody has to register first. */
    async welcome(): Promise<{ cookie: string; answer: SessionAnswer }> {
      const { uid, cookie } = await startGuest()
      return { cookie, answer: await answer(uid) }
    },
  }
}
