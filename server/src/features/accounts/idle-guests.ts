import { LIFETIMES } from '@trivium/wire/retention'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Logger } from 'pino'
import type { Clock } from '../../clock.ts'
import type { Schema } from '../../database/schema.ts'
import { eraseGuest } from './anonymise.ts'

/** This many players are checked per hour, in rotation, so the cost does not depend on how many there are. */
const CHECKED_PER_RUN = 20_000
const PAGE_SIZE = 500

export interface IdleGuestsDependencies {
  readonly db: Kysely<Schema>
  readonly clock: Clock
  readonly log: Logger
}

/**
 * Selects the idle guests among some rows of users: those whose sessions have all ended, and those who have
 * played nothing and have not returned.
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

/** Erases idle guests in batches. */
export const idleGuests = ({ db, clock, log }: IdleGuestsDependencies) => {
  let after = ''

  /** False if somebody has come back meanwhile. */
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
      for (let looked = 0; looked < CHECKED_PER_RUN; looked += PAGE_SIZE) {
        const next = sql`select * from users where uid > ${after} order by uid limit ${PAGE_SIZE}`
        const rows = await readIdle(db, next, clock.now())
        after = rows.length < PAGE_SIZE ? '' : (rows.at(-1)?.uid ?? '')
        erased += await eraseAll(rows.flatMap(({ uid, idle }) => (idle ? [uid] : [])))
        if (rows.length < PAGE_SIZE) break
      }
      if (erased > 0) log.info({ guests: erased }, 'idle guests erased')
    },
  }
}
