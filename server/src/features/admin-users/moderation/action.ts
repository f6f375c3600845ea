import { isDeepStrictEqual } from 'node:util'
import { isRefused, type Refused, refused } from '@trivium/wire/refusals'
import type { Kysely, Transaction } from 'kysely'
import type { Logger } from 'pino'
import { type Actor, type AuditAction, recordAction } from '../../../audit-log/record.ts'
import type { Schema } from '../../../database/schema.ts'
import { findPlayerByName, type NamedPlayer } from '../../../users/names.ts'
import type { ConnectedGuests } from './guests.ts'
import { type Change, isAllowed } from './permissions.ts'
import { actingRole, type ModerationState, readModerationState } from './queries.ts'
import type { UndoModerationDependencies } from './undo-moderation.ts'

export interface ModerationDependencies extends UndoModerationDependencies {
  readonly db: Kysely<Schema>
  readonly log: Logger
  readonly guests?: ConnectedGuests
}

/** What an action does to a player: writes the change if the actor's role allows it, and returns what the log keeps. */
export interface ModerationAction {
  readonly change: Change
  readonly write: (
    tx: Transaction<Schema>,
    uid: string,
    current: ModerationState,
  ) => Promise<Omit<AuditAction, 'subject'>>
}

export interface ModerationResult {
  readonly player: NamedPlayer
  /** The logged action, and the number of its log entry; null: nothing has changed. */
  readonly logged: { readonly entry: number; readonly action: Omit<AuditAction, 'subject'> } | null
}

/** Writes the action with its log entry; an action that changes nothing has no entry. */
export const writeAction = async (
  tx: Transaction<Schema>,
  { actor, player, at }: { readonly actor: Actor; readonly player: NamedPlayer; readonly at: number },
  effect: ModerationAction,
): Promise<ModerationResult | Refused> => {
  if (actor !== 'command line' && actor.uid === player.uid) return refused('own-role')
  const role = await actingRole(tx, actor, player.uid, at)
  const current = await readModerationState(tx, player.uid)
  if (current === null) return refused('unknown-player')
  if (role === null || !isAllowed(role, current, effect.change, at)) return refused('not-allowed')
  const action = await effect.write(tx, player.uid, current)
  if (isDeepStrictEqual(action.before, action.after)) return { player, logged: null }
  const subject = { kind: 'player', id: player.uid, name: player.username } as const
  const entry = await recordAction(tx, actor, at, { ...action, subject })
  return { player, logged: { entry, action } }
}

/** Runs after the commit. */
export const logAction = (log: Logger, actor: Actor, { player, logged }: ModerationResult): void => {
  const by = actor === 'command line' ? actor : actor.uid
  if (logged !== null)
    log.info({ by, uid: player.uid, username: player.username, ...logged.action }, 'moderation action')
}

/** Runs an action in a separate transaction. */
export const runAction = async (
  { db, clock, log }: Pick<ModerationDependencies, 'db' | 'clock' | 'log'>,
  actor: Actor,
  username: string,
  effect: ModerationAction,
): Promise<NamedPlayer | Refused> => {
  const done = await db.transaction().execute(async (tx): Promise<ModerationResult | Refused> => {
    const at = clock.now()
    const player = await findPlayerByName(tx, username, at)
    return player === null ? refused('unknown-player') : writeAction(tx, { actor, player, at }, effect)
  })
  if (isRefused(done)) return done
  logAction(log, actor, done)
  return done.player
}
