import type { Player } from '@trivium/rules/modes/battle/events'
import { LIFETIMES } from '@trivium/wire/retention'
import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import type { Clock } from '../../clock.ts'
import type { Schema } from '../../database/schema.ts'
import type { Withdraw } from '../../games/withdraw.ts'
import { anonymise, DELETED_PLAYER } from './anonymise.ts'

/** A player who is there again and again while leaving is left for the next hour. */
const ATTEMPTS = 3

export interface DeletionDependencies {
  readonly db: Kysely<Schema>
  readonly clock: Clock
  readonly log: Logger
  /** Shows the user document anew. */
  readonly shown: (uid: string) => Promise<void>
  readonly withdraw: Withdraw
  /** Ends every session and what is open in its name. */
  readonly endSessions: (uid: string) => Promise<unknown>
  /** Games in memory learn what their journals say now. */
  readonly renameInGames: (uid: string, player: Partial<Player>) => Promise<void>
}

/** Leaving for good: a week to change one's mind, then nothing tells any more who it was. */
export const deletionService = (deps: DeletionDependencies) => {
  const { db, clock, log, shown, withdraw, endSessions, renameInGames } = deps

  /** False where the player is there each time. */
  const leave = async (uid: string): Promise<boolean> => {
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      await endSessions(uid)
      await withdraw(uid)
      const gone = await anonymise(db, uid, clock.now())
      if (gone === 'there') continue
      for (const one of gone) await renameInGames(one, DELETED_PLAYER)
      return true
    }
    return false
  }

  return {
    /** Asked again, it stays at the first date. */
    async deleteAccount(uid: string): Promise<{ deletionAt: number }> {
      const deletionAt = clock.now() + LIFETIMES.deletionGrace
      const row = await db
        .updateTable('users')
        .set((has) => ({ deletion_at: has.fn.coalesce('deletion_at', has.val(deletionAt)) }))
        .where('uid', '=', uid)
        .where('deleted_at', 'is', null)
        .returning('deletion_at')
        .executeTakeFirst()
      await shown(uid)
      return { deletionAt: row?.deletion_at ?? deletionAt }
    },

    async keepAccount(uid: string): Promise<void> {
      await db.updateTable('users').set({ deletion_at: null }).where('uid', '=', uid).execute()
      await shown(uid)
    },

    /** Whoever's week is over leaves; names whose time is over are free again. One's failure keeps nobody else. */
    async anonymiseDue(): Promise<void> {
      const now = clock.now()
      const due = await db.selectFrom('users').select('uid').where('deletion_at', '<=', now).execute()
      for (const { uid } of due) {
        try {
          if (!(await leave(uid)))
            log.warn({ uid }, 'an account could not be deleted yet: its player is there')
        } catch (error) {
          log.error({ err: error, uid }, 'an account could not be deleted; trying again in an hour')
        }
      }
      await db.deleteFrom('usernames').where('uid', 'is', null).where('held_until', '<=', now).execute()
    },
  }
}
