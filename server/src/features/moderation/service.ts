import { isDeepStrictEqual } from 'node:util'
import { isRefused, type Refused, refused } from '@trivium/wire/refusals'
import type { InputOf } from '@trivium/wire/registry'
import type { Kysely, Transaction } from 'kysely'
import type { Logger } from 'pino'
import { type Actor, type Deed, recordAct } from '../../audit/record.ts'
import type { Schema } from '../../database/schema.ts'
import { type NamedPlayer, playerNamed } from '../../users/names.ts'
import { FOREVER } from '../../users/standing.ts'
import { correctRatings } from './corrections.ts'
import {
  type LoggedBan,
  mayAct,
  readAdmins,
  readStands,
  type Stands,
  writeBan,
  writeRole,
} from './queries.ts'
import { type BanState, moderationUndoers, type RoleState, type UndoersDependencies } from './undoers.ts'

export interface ModerationDependencies extends UndoersDependencies {
  readonly db: Kysely<Schema>
  readonly log: Logger
}

/** What an act does to a player: writes it, and says what the log keeps of it. */
type Doing = (tx: Transaction<Schema>, uid: string, stands: Stands) => Promise<Omit<Deed, 'subject'>>

/** The player it was done to, and its number in the log; null: nothing has changed. */
type ActedOn = NamedPlayer & { readonly entry: number | null }

/** `deed` null: nothing has changed. */
interface Done {
  readonly player: ActedOn
  readonly deed: Omit<Deed, 'subject'> | null
}

export type ModerationService = ReturnType<typeof moderationService>

/** Bans and roles. Every act is answered with the player it was done to, entered in the audit log, and logged. */
export const moderationService = ({ db, clock, log, standing, shown }: ModerationDependencies) => {
  const write = (actor: Actor, username: string, doing: Doing) =>
    db.transaction().execute(async (tx): Promise<Done | Refused> => {
      const player = await playerNamed(tx, username, clock.now())
      if (player === null) return refused('unknown-player')
      if (actor !== 'command line' && actor.uid === player.uid) return refused('own-role')
      if (!(await mayAct(tx, actor, player.uid, clock.now()))) return refused('not-allowed')
      const stands = await readStands(tx, player.uid)
      if (stands === null) return refused('unknown-player')
      const deed = await doing(tx, player.uid, stands)
      if (isDeepStrictEqual(deed.before, deed.after))
        return { player: { ...player, entry: null }, deed: null }
      const subject = { kind: 'player', id: player.uid, name: player.username } as const
      const entry = await recordAct(tx, actor, clock.now(), { ...deed, subject })
      return { player: { ...player, entry }, deed }
    })

  /** In one transaction with its entry; what changes nothing is not entered. */
  const act = async (actor: Actor, username: string, doing: Doing): Promise<ActedOn | Refused> => {
    const done = await write(actor, username, doing)
    if (isRefused(done)) return done
    const { player, deed } = done
    const by = actor === 'command line' ? actor : actor.uid
    if (deed !== null)
      log.info({ by, uid: player.uid, username: player.username, ...deed }, 'an act of moderation')
    return player
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
    ): Promise<(ActedOn & { readonly corrected: number }) | Refused> {
      if (until !== null && until <= clock.now())
        return refused('bad-input', { issues: [{ path: 'until', message: 'This time is over.' }] })
      const ban: LoggedBan = { until: until === null || until >= FOREVER ? null : until, reason }
      const player = await act(actor, username, async (tx, uid, stands) => {
        await writeBan(tx, uid, ban, clock.now())
        const before: BanState = { ban: stands.ban }
        const after: BanState = refund ? { ban, refund: true } : { ban }
        return { act: 'ban-player', before, after, reason }
      })
      if (isRefused(player)) return player
      await standing.look(player.uid)
      return { ...player, corrected: refund ? await correct(player) : 0 }
    },

    async unban(
      actor: Actor,
      username: string,
      reason: string | null = null,
    ): Promise<NamedPlayer | Refused> {
      const player = await act(actor, username, async (tx, uid, { ban }) => {
        await writeBan(tx, uid, null, clock.now())
        const [before, after]: BanState[] = [{ ban }, { ban: null }]
        return { act: 'lift-ban', before, after, reason }
      })
      if (isRefused(player)) return player
      await standing.look(player.uid)
      return player
    },

    async setRole(
      actor: Actor,
      username: string,
      role: Stands['role'],
      reason: string | null = null,
    ): Promise<NamedPlayer | Refused> {
      const player = await act(actor, username, async (tx, uid, stands) => {
        await writeRole(tx, uid, role)
        const [before, after]: RoleState[] = [{ role: stands.role }, { role }]
        return { act: 'set-role', before, after, reason }
      })
      if (isRefused(player)) return player
      await shown(player.uid)
      return player
    },

    admins: () => readAdmins(db),
    undoers: moderationUndoers({ clock, standing, shown }),
  }
}
