import type { Player } from '@trivium/rules/modes/battle/events'
import { LIFETIMES } from '@trivium/wire/retention'
import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import type { Clock } from '../../clock.ts'
import type { Schema } from '../../database/schema.ts'
import type { Withdraw } from '../../games/battle/withdraw.ts'
import { anonymise, DELETED_PLAYER } from './anonymise.ts'

/** If the player is active at every attempt, the next try follows in an hour. */
const ATTEMPTS = 3

export interface DeletionDependencies {
  readonly db: Kysely<Schema>
  readonly clock: Clock
  readonly log: Logger
  /** Refreshes the user document. */
  readonly shown: (uid: string) => Promise<void>
  readonly withdraw: Withdraw
  /** Ends every session and closes its connections. */
  readonly endSessions: (uid: string) => Promise<unknown>
  /** Games in memory reload the identities in their journals. */
  readonly renameInGames: (uid: string, player: Partial<Player>) => Promise<void>
}

/** Deletes an account now; false if its player is active at every attempt. */
const erase = async (deps: DeletionDependencies, uid: string): Promise<boolean> => {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    await deps.endSessions(uid)
    await deps.withdraw(uid)
    const gone = await anonymise(deps.db, uid, deps.clock.now())
    if (gone === 'there') continue
    for (const one of gone) await deps.renameInGames(one, DELETED_PLAYER)
    return true
  }
  return false
}

/** A repeated request keeps the first date. */
const deleteAccount = async (
  { db, clock, shown }: DeletionDependencies,
  uid: string,
): Promise<{ deletionAt: number }> => {
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
}

const keepAccount = async ({ db, shown }: DeletionDependencies, uid: string): Promise<void> => {
  await db.updateTable('users').set({ deletion_at: null }).where('uid', '=', uid).execute()
  await shown(uid)
}

/** A failure for one account does not stop the others. */
const anonymiseDue = async (deps: DeletionDependencies): Promise<void> => {
  const { db, clock, log } = deps
  const now = clock.now()
  const due = await db.selectFrom('users').select('uid').where('deletion_at', '<=', now).execute()
  for (const { uid } of due) {
    try {
      if (!(await erase(deps, uid)))
        log.warn({ uid }, 'an account could not be deleted yet: its player is active')
    } catch (error) {
      log.error({ err: error, uid }, 'an account could not be deleted; trying again in an hour')
    }
  }
  await db.deleteFrom('usernames').where('uid', 'is', null).where('held_until', '<=', now).execute()
}

/**
 * Deletes accounts a week after the request, which can be cancelled until then. Nothing identifies the player
 * afterwards.
 */
export const deletionService = (deps: DeletionDependencies) => ({
  deleteAccount: (uid: string) => deleteAccount(deps, uid),
  keepAccount: (uid: string) => keepAccount(deps, uid),
  /** Deletes every account whose week is over and releases names that were held long enough. */
  anonymiseDue: () => anonymiseDue(deps),
})
