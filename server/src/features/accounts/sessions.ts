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

  return {
    /** The session of this cookie; without one a new guest, so that nobody has to register first. */
    async enter(cookie: string | null): Promise<SessionAnswer & { cookie: string | null }> {
      const known = cookie === null ? null : await find(cookie)
      if (known !== null) {
        await fillMissing(db, known, clock.now())
        return { uid: known, ...(await tokens.issue(known)), cookie: null }
      }
      const guest = await startGuest()
      return { uid: guest.uid, ...(await tokens.issue(guest.uid)), cookie: guest.cookie }
    },
  }
}
