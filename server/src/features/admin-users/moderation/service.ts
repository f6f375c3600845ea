import { isRefused, type Refused } from '@trivium/wire/refusals'
import type { InputOf } from '@trivium/wire/registry'
import type { Transaction } from 'kysely'
import type { Actor } from '../../../audit-log/record.ts'
import type { Schema } from '../../../database/schema.ts'
import type { NamedPlayer } from '../../../users/names.ts'
import { type ModerationDependencies, runAction } from './action.ts'
import { banGuest, banPlayer, banWithin, liftBan } from './bans.ts'
import { type ModerationState, readStaff, writeRole } from './queries.ts'
import { type RoleState, undoModeration } from './undo-moderation.ts'

export type ModerationService = ReturnType<typeof moderationService>

const setRole = async (
  deps: ModerationDependencies,
  actor: Actor,
  { username, role, reason }: { username: string; role: ModerationState['role']; reason: string | null },
): Promise<NamedPlayer | Refused> => {
  const player = await runAction(deps, actor, username, {
    change: { kind: 'role' },
    write: async (tx, uid, current) => {
      await writeRole(tx, uid, role)
      const [before, after]: RoleState[] = [{ role: current.role }, { role }]
      return { act: 'set-role', before, after, reason }
    },
  })
  if (!isRefused(player)) await deps.shown(player.uid)
  return player
}

/**
 * Bans and roles. Every action returns the affected player, is entered in the audit log, and is written to
 * the server's log.
 */
export const moderationService = (deps: ModerationDependencies) => ({
  ban: (actor: Actor, input: InputOf<'banPlayer'>) => banPlayer(deps, actor, input),
  banGuest: (actor: Actor, input: InputOf<'banGuest'>) => banGuest(deps, actor, input),
  banWithin: (
    tx: Transaction<Schema>,
    actor: Actor,
    player: NamedPlayer,
    terms: Parameters<typeof banWithin>[3],
  ) => banWithin(deps, tx, { actor, player }, terms),
  unban: (actor: Actor, username: string, reason: string | null = null) =>
    liftBan(deps, actor, { username, reason }),
  setRole: (actor: Actor, username: string, role: ModerationState['role'], reason: string | null = null) =>
    setRole(deps, actor, { username, role, reason }),
  /** All admins and moderators. */
  staff: () => readStaff(deps.db),
  undoers: undoModeration(deps),
})
