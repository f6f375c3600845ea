import { type Refused, refused } from '@trivium/wire/refusals'
import type { InputOf, OutputOf } from '@trivium/wire/registry'
import { LIFETIMES } from '@trivium/wire/retention'
import type { Kysely, Transaction } from 'kysely'
import { type Actor, recordAction } from '../../audit-log/record.ts'
import { type UndoHandlers, undoableOnce } from '../../audit-log/undo.ts'
import type { Clock } from '../../clock.ts'
import type { Schema } from '../../database/schema.ts'
import type { LinkBase } from '../../http/link-base.ts'
import type { Random } from '../../random.ts'
import { lookOf } from '../../users/default-look.ts'
import { findPlayerByName, lockCurrentName, type NamedPlayer } from '../../users/names.ts'
import { addNotices, removeNotice } from '../../users/notices.ts'
import { readGivenRole, roleOfRow } from '../../users/roles.ts'
import { findUsers } from './find-users.ts'
import { banOf, readPlayerFile, withoutPrivate } from './player-file.ts'
import { resetUsername, restoreUsername } from './reset-username.ts'

export interface AdminUsersDependencies {
  readonly db: Kysely<Schema>
  readonly clock: Clock
  readonly chance: Random
  /** Refreshes the user document. */
  readonly shown: (uid: string) => Promise<void>
  /** Sessions have ended: closes what is open on their behalf. */
  readonly ended: (sids: readonly string[]) => void
  /** A new password reset link: its token. */
  readonly openReset: (uid: string) => Promise<string>
  readonly linkBase: LinkBase
  /** Removes a player from queue and invitations. */
  readonly stopWaiting: (uid: string) => Promise<unknown>
}

const PAGE = 50

type Database = Kysely<Schema> | Transaction<Schema>

interface NameAsLogged {
  readonly username: string
}

/** The player's notice of a reset, until it is read. */
const noticeOf = (entryId: number): string => `name-${entryId}`

export type AdminUsersService = ReturnType<typeof adminUsersService>

/** Players as admins find and see them, and admin actions other than bans and roles. */
export const adminUsersService = (deps: AdminUsersDependencies) => {
  const { db, clock, chance: random, shown } = deps

  const isAdmin = async (of: Database, { uid }: { readonly uid: string }): Promise<boolean> =>
    (await readGivenRole(of, uid)) === 'admin'

  /** Checks the target of an action: nobody acts on themselves by mistake, and moderators act only on players. */
  const subjectOf = async (
    tx: Transaction<Schema>,
    actor: { readonly uid: string },
    username: string,
  ): Promise<NamedPlayer | Refused> => {
    const player = await findPlayerByName(tx, username, clock.now())
    if (player === null) return refused('unknown-player')
    if (player.uid === actor.uid) return refused('own-role')
    const isTheirs = (await isAdmin(tx, actor)) || (await readGivenRole(tx, player.uid)) === 'player'
    return isTheirs ? player : refused('not-allowed')
  }

  const record = (
    tx: Transaction<Schema>,
    actor: Actor,
    act: 'reset-username' | 'end-sessions' | 'create-reset-link',
    { uid, username }: NamedPlayer,
    change: { readonly before: unknown; readonly after: unknown; readonly reason: string },
  ) => {
    const subject = { kind: 'player', id: uid, name: username } as const
    return recordAction(tx, actor, clock.now(), { act, subject, ...change })
  }

  // A second reset is done by hand: undoing it twice would free the name for everybody.
  const undoReset = undoableOnce(async (tx, entry, actor) => {
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

  return {
    async find(
      actor: { readonly uid: string },
      asked: InputOf<'findPlayers'>,
    ): Promise<OutputOf<'findPlayers'> | Refused> {
      if (asked.by.kind === 'email' && !(await isAdmin(db, actor))) return refused('not-allowed')
      const now = clock.now()
      const rows = await findUsers(db, asked, now, PAGE + 1)
      const players = rows.slice(0, PAGE).map((row) => ({
        ...{ uid: row.uid, ...lookOf({ ...row, is_anonymous: false }) },
        ...{ elo: row.elo ?? 1_000, ratedGames: row.rated_games, createdAt: row.created_at ?? 0 },
        lastSeenAt: row.last_seen?.getTime() ?? null,
        role: roleOfRow(row.role),
        ban: banOf(row, now),
        formerly: row.formerly,
      }))
      return { players, next: rows.length > PAGE ? (rows[PAGE - 1]?.key ?? null) : null }
    },

    async read(
      actor: { readonly uid: string },
      username: string,
    ): Promise<OutputOf<'readPlayerFile'> | Refused> {
      const named = await findPlayerByName(db, username, clock.now())
      const file = named === null ? null : await readPlayerFile(db, named.uid, clock.now())
      if (file === null) return refused('unknown-player')
      return (await isAdmin(db, actor)) ? file : withoutPrivate(file)
    },

    async resetUsername(
      actor: { readonly uid: string },
      { username, reason }: InputOf<'resetUsername'>,
    ): Promise<OutputOf<'resetUsername'> | Refused> {
      const done = await db.transaction().execute(async (tx) => {
        const player = await subjectOf(tx, actor, username)
        if ('refused' in player) return player
        const now = await lockCurrentName(tx, player.uid)
        if (now?.username == null) return refused('unknown-player')
        const { uid } = player
        const at = clock.now()
        const given = await resetUsername(tx, { uid, taken: now.username, chance: random, at })
        const [before, after]: NameAsLogged[] = [{ username: now.username }, { username: given }]
        const entry = await record(tx, actor, 'reset-username', player, { before, after, reason })
        await addNotices(tx, [uid], { kind: 'name-reset', at, username: given, reason }, noticeOf(entry))
        return { uid, username: given }
      })
      if ('refused' in done) return done
      await shown(done.uid)
      return { username: done.username }
    },

    async endSessions(
      actor: { readonly uid: string },
      { username, reason }: InputOf<'endPlayerSessions'>,
    ): Promise<OutputOf<'endPlayerSessions'> | Refused> {
      const done = await db.transaction().execute(async (tx) => {
        const player = await subjectOf(tx, actor, username)
        if ('refused' in player) return player
        const rows = await tx
          .deleteFrom('sessions')
          .where('user_id', '=', player.uid)
          .returning('id')
          .execute()
        const change = { before: { sessions: rows.length }, after: { sessions: 0 }, reason }
        if (rows.length > 0) await record(tx, actor, 'end-sessions', player, change)
        return { uid: player.uid, sids: rows.map(({ id }) => id) }
      })
      if ('refused' in done) return done
      deps.ended(done.sids)
      await deps.stopWaiting(done.uid)
      return { ended: done.sids.length }
    },

    async createResetLink(
      actor: { readonly uid: string; readonly host: string | null },
      { username, reason }: InputOf<'createResetLink'>,
    ): Promise<OutputOf<'createResetLink'> | Refused> {
      const expiresAt = clock.now() + LIFETIMES.mailedLink
      const player = await db.transaction().execute(async (tx) => {
        const found = await subjectOf(tx, actor, username)
        if ('refused' in found) return found
        // Whoever holds the link controls the account: an admin has no way into another admin's.
        if ((await readGivenRole(tx, found.uid)) === 'admin') return refused('not-allowed')
        await record(tx, actor, 'create-reset-link', found, { before: {}, after: { expiresAt }, reason })
        return found
      })
      if ('refused' in player) return player
      const path = `/reset-password#token=${await deps.openReset(player.uid)}`
      return { link: `${deps.linkBase(actor.host) ?? ''}${path}`, expiresAt }
    },

    undoers: { 'reset-username': undoReset } satisfies UndoHandlers,
  }
}
