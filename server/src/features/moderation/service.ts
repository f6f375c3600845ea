import { type Refused, refused } from '@trivium/wire/refusals'
import type { InputOf } from '@trivium/wire/registry'
import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import type { Clock } from '../../clock.ts'
import type { Schema } from '../../database/schema.ts'
import { type NamedPlayer, playerNamed } from '../../users/names.ts'
import { FOREVER } from '../../users/standing.ts'
import { correctRatings } from './corrections.ts'
import { readAdmins, writeBan, writeRole } from './queries.ts'

export interface ModerationDependencies {
  readonly db: Kysely<Schema>
  readonly clock: Clock
  readonly log: Logger
  /** Looks at once at a ban that has been put down or lifted. */
  readonly standing: { readonly look: (uid: string) => Promise<unknown> }
  /** Shows the user document anew: the page sees the role and asks what it may do. */
  readonly shown: (uid: string) => Promise<void>
}

/** Who acts: an admin, or the operator at the command line, who is no player. */
export type Actor = { readonly uid: string } | 'command line'

export type ModerationService = ReturnType<typeof moderationService>

/** Bans and roles. Every act is answered with the player it was done to, and logged. */
export const moderationService = ({ db, clock, log, standing, shown }: ModerationDependencies) => {
  const find = async (actor: Actor, username: string): Promise<NamedPlayer | Refused> => {
    const player = await playerNamed(db, username, clock.now())
    if (player === null) return refused('unknown-player')
    return actor !== 'command line' && actor.uid === player.uid ? refused('own-role') : player
  }

  const note = (actor: Actor, act: string, player: NamedPlayer, more: Record<string, unknown> = {}): void => {
    const by = actor === 'command line' ? actor : actor.uid
    log.info({ by, act, uid: player.uid, username: player.username, ...more }, 'an act of moderation')
  }

  /** Answers how many ratings have changed. */
  const correct = async (cheater: NamedPlayer): Promise<number> => {
    const corrections = await correctRatings(db, { uid: cheater.uid, at: clock.now() })
    for (const correction of corrections) {
      log.info({ ...correction, because: cheater.uid }, 'a rating was put right')
      await shown(correction.uid)
    }
    return corrections.filter(({ before, after }) => before !== after).length
  }

  return {
    async ban(
      actor: Actor,
      { username, reason, until, refund = false }: InputOf<'banPlayer'>,
    ): Promise<(NamedPlayer & { readonly corrected: number }) | Refused> {
      if (until !== null && until <= clock.now())
        return refused('bad-input', { issues: [{ path: 'until', message: 'This time is over.' }] })
      const player = await find(actor, username)
      if ('refused' in player) return player
      await writeBan(db, player.uid, { until: Math.min(until ?? FOREVER, FOREVER), reason }, clock.now())
      await standing.look(player.uid)
      note(actor, 'ban', player, { reason, until, refund })
      return { ...player, corrected: refund ? await correct(player) : 0 }
    },

    async unban(actor: Actor, username: string): Promise<NamedPlayer | Refused> {
      const player = await find(actor, username)
      if ('refused' in player) return player
      await writeBan(db, player.uid, null, clock.now())
      await standing.look(player.uid)
      note(actor, 'unban', player)
      return player
    },

    async setRole(actor: Actor, username: string, role: 'player' | 'admin'): Promise<NamedPlayer | Refused> {
      const player = await find(actor, username)
      if ('refused' in player) return player
      await writeRole(db, player.uid, role)
      await shown(player.uid)
      note(actor, 'set role', player, { role })
      return player
    },

    admins: () => readAdmins(db),
  }
}
