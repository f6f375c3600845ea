import { LIFETIMES } from '@trivium/wire/retention'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Logger } from 'pino'
import type { Clock } from '../../clock.ts'
import type { Schema } from '../../database/schema.ts'
import { eraseGuest } from './anonymise.ts'

/** So many players are looked at in an hour, one after the other, round and round: it costs the same however many there are. */
const LOOKED_AT = 20_000
const AT_A_TIME = 500

export interface IdleGuestsDependencies {
  readonly db: Kysely<Schema>
  readonly clock: Clock
  readonly log: Logger
}

/**
 * Of some rows of users those who are idle: guests to whom nobody can come back any more, and those who came, played
 * nothing, and have not come again.
 */
const readIdle = async (db: Kysely<Schema>, players: RawBuilder<unknown>, now: number) => {
  const before = now - LIFETIMES.unplayedGuest
  const { rows } = await sql<{ uid: string; idle: boolean }>`
    select uid, is_anonymous and merged_into is null and deleted_at is null and created_at < ${before}
      and not exists (select from active_seats where active_seats.uid = looked.uid)
      and not exists (select from sessions where user_id = looked.uid and expires_at > ${new Date(now)}
        and (updated_at > ${new Date(before)} or exists (select from game_seats where game_seats.uid = looked.uid)))
      as idle
    from (${players}) looked order by uid`.execute(db)
  return rows
}

/** Erases idle guests, some at a time. */
export const idleGuests = ({ db, clock, log }: IdleGuestsDependencies) => {
  let after = ''

  /** False where somebody came meanwhile. */
  const erase = (uid: string): Promise<boolean> =>
    db.transaction().execute(async (tx) => {
      const row = sql`select * from users where uid = ${uid} for update`
      const [guest] = await readIdle(tx, row, clock.now())
      if (guest?.idle) await eraseGuest(tx, uid, clock.now())
      return guest?.idle === true
    })

  const eraseAll = async (uids: readonly string[]): Promise<number> => {
    let erased = 0
    for (const uid of uids) {
      try {
        if (await erase(uid)) erased += 1
      } catch (error) {
        log.error({ err: error, uid }, 'an idle guest could not be erased; trying again later')
      }
    }
    return erased
  }

  return {
    async erase(): Promise<void> {
      let erased = 0
      for (let looked = 0; looked < LOOKED_AT; looked += AT_A_TIME) {
        const next = sql`select * from users where uid > ${after} order by uid limit ${AT_A_TIME}`
        const rows = await readIdle(db, next, clock.now())
        after = rows.length < AT_A_TIME ? '' : (rows.at(-1)?.uid ?? '')
        erased += await eraseAll(rows.flatMap(({ uid, idle }) => (idle ? [uid] : [])))
        if (rows.length < AT_A_TIME) break
      }
      if (erased > 0) log.info({ guests: erased }, 'idle guests are erased')
    },
  }
}
