import { isRefused, type Refused, refused } from '@trivium/wire/refusals'
import type { InputOf, OutputOf } from '@trivium/wire/registry'
import { LIFETIMES } from '@trivium/wire/retention'
import type { Kysely, Transaction } from 'kysely'
import { type Actor, recordAction } from '../../audit-log/record.ts'
import { type UndoHandler, undoableOnce } from '../../audit-log/undo.ts'
import type { Clock } from '../../clock.ts'
import type { Schema } from '../../database/schema.ts'
import type { LinkBase } from '../../http/link-base.ts'
import type { Random } from '../../random.ts'
import { findPlayerByName, lockCurrentName, type NamedPlayer } from '../../users/names.ts'
import { addNotices, removeNotice } from '../../users/notices.ts'
import { readAssignedRole } from '../../users/roles.ts'
import { resetUsername, restoreUsername } from './reset-username.ts'

export interface AdminUsersDependencies {
  readonly db: Kysely<Schema>
  readonly clock: Clock
  readonly random: Random
  /** Refreshes the user document. */
  readonly shown: (uid: string) => Promise<void>
  /** Closes the connections of ended sessions. */
  readonly ended: (sids: readonly string[]) => void
  /** Creates a password reset link; returns its token. */
  readonly openReset: (uid: string) => Promise<string>
  readonly linkBase: LinkBase
  /** Removes a player from queue and invitations. */
  readonly stopWaiting: (uid: string) => Promise<unknown>
}

interface Admin {
  readonly uid: string
}

interface NameAsLogged {
  readonly username: string
}

/** The id of the notice about a reset; an undo removes the notice if it is unread. */
const noticeOf = (entryId: number): string => `name-${entryId}`

export const isAdmin = async (of: Kysely<Schema> | Transaction<Schema>, { uid }: Admin): Promise<boolean> =>
  (await readAssignedRole(of, uid)) === 'admin'

/** Checks the target of an action: nobody acts on themselves by mistake, and moderators act only on players. */
const findSubject = async (
  tx: Transaction<Schema>,
  actor: Admin,
  username: string,
  at: number,
): Promise<NamedPlayer | Refused> => {
  const player = await findPlayerByName(tx, username, at)
  if (player === null) return refused('unknown-player')
  if (player.uid === actor.uid) return refused('own-role')
  const isTheirs = (await isAdmin(tx, actor)) || (await readAssignedRole(tx, player.uid)) === 'player'
  return isTheirs ? player : refused('not-allowed')
}

interface LoggedChange {
  readonly at: number
  readonly act: 'reset-username' | 'end-sessions' | 'create-reset-link'
  readonly before: unknown
  readonly after: unknown
  readonly reason: string
}

const record = (
  tx: Transaction<Schema>,
  actor: Actor,
  { uid, username }: NamedPlayer,
  { at, ...change }: LoggedChange,
) => recordAction(tx, actor, at, { ...change, subject: { kind: 'player', id: uid, name: username } })

export const resetPlayerName = async (
  { db, clock, random, shown }: AdminUsersDependencies,
  actor: Admin,
  { username, reason }: InputOf<'resetUsername'>,
): Promise<OutputOf<'resetUsername'> | Refused> => {
  const done = await db.transaction().execute(async (tx) => {
    const at = clock.now()
    const player = await findSubject(tx, actor, username, at)
    if (isRefused(player)) return player
    const now = await lockCurrentName(tx, player.uid)
    if (now?.username == null) return refused('unknown-player')
    const { uid } = player
    const given = await resetUsername(tx, { uid, taken: now.username, random, at })
    const [before, after]: NameAsLogged[] = [{ username: now.username }, { username: given }]
    const entry = await record(tx, actor, player, { at, act: 'reset-username', before, after, reason })
    await addNotices(tx, [uid], { kind: 'name-reset', at, username: given, reason }, noticeOf(entry))
    return { uid, username: given }
  })
  if (isRefused(done)) return done
  await shown(done.uid)
  return { username: done.username }
}

/** The undo cannot be undone: that would free the old name for everybody. */
export const undoNameReset = ({ clock, shown }: AdminUsersDependencies): UndoHandler =>
  undoableOnce(async (tx, entry, actor) => {
    const uid = entry.subject_id
    if (actor !== 'command line' && actor.uid === uid) return refused('own-role')
    const [before, left] = [entry.before as NameAsLogged, entry.after as NameAsLogged]
    const now = await lockCurrentName(tx, uid)
    if (now === null) return refused('unknown-player')
    if (now.username !== left.username) return refused('changed-since')
    const isBack = await restoreUsername(tx, { uid, username: before.username, at: clock.now() })
    if (!isBack) return refused('username-taken')
    await removeNotice(tx, [uid], noticeOf(entry.id))
    return { before: left, after: before, afterwards: () => shown(uid) }
  })

export const endPlayerSessions = async (
  deps: AdminUsersDependencies,
  actor: Admin,
  { username, reason }: InputOf<'endPlayerSessions'>,
): Promise<OutputOf<'endPlayerSessions'> | Refused> => {
  const done = await deps.db.transaction().execute(async (tx) => {
    const at = deps.clock.now()
    const player = await findSubject(tx, actor, username, at)
    if (isRefused(player)) return player
    const rows = await tx.deleteFrom('sessions').where('user_id', '=', player.uid).returning('id').execute()
    const change = { before: { sessions: rows.length }, after: { sessions: 0 }, reason }
    if (rows.length > 0) await record(tx, actor, player, { at, act: 'end-sessions', ...change })
    return { uid: player.uid, sids: rows.map(({ id }) => id) }
  })
  if (isRefused(done)) return done
  deps.ended(done.sids)
  await deps.stopWaiting(done.uid)
  return { ended: done.sids.length }
}

export const createResetLink = async (
  { db, clock, openReset, linkBase }: AdminUsersDependencies,
  actor: Admin & { readonly host: string | null },
  { username, reason }: InputOf<'createResetLink'>,
): Promise<OutputOf<'createResetLink'> | Refused> => {
  const at = clock.now()
  const expiresAt = at + LIFETIMES.mailedLink
  const player = await db.transaction().execute(async (tx) => {
    const found = await findSubject(tx, actor, username, at)
    if (isRefused(found)) return found
    // Whoever holds the link controls the account, so there is no link for the account of an admin.
    if (await isAdmin(tx, found)) return refused('not-allowed')
    await record(tx, actor, found, { at, act: 'create-reset-link', before: {}, after: { expiresAt }, reason })
    return found
  })
  if (isRefused(player)) return player
  const path = `/reset-password#token=${await openReset(player.uid)}`
  return { link: `${linkBase(actor.host) ?? ''}${path}`, expiresAt }
}
