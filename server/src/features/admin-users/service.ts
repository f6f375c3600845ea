import { type Refused, refused } from '@trivium/wire/refusals'
import type { InputOf, OutputOf } from '@trivium/wire/registry'
import type { Kysely, Transaction } from 'kysely'
import { type Actor, recordAct } from '../../audit/record.ts'
import { once, type Undoers } from '../../audit/undo.ts'
import type { Chance } from '../../chance.ts'
import type { Clock } from '../../clock.ts'
import type { Schema } from '../../database/schema.ts'
import { lookOf } from '../../users/default-look.ts'
import { type NamedPlayer, nameToChange, playerNamed } from '../../users/names.ts'
import { tellAll, untell } from '../../users/telling.ts'
import { banOf, readFile } from './file.ts'
import { findRows } from './finding.ts'
import { giveBack, neutralise } from './neutral-name.ts'

export interface AdminUsersDependencies {
  readonly db: Kysely<Schema>
  readonly clock: Clock
  readonly chance: Chance
  /** Shows the user document anew. */
  readonly shown: (uid: string) => Promise<void>
  /** Sessions have ended: closes what is open in their name. */
  readonly ended: (sids: readonly string[]) => void
  /** Takes a player out of queue and invitations. */
  readonly stopWaiting: (uid: string) => Promise<unknown>
}

const PAGE = 50

interface NameAsLogged {
  readonly username: string
}

/** The player's notice of a reset, until it is read. */
const noticeOf = (entryId: number): string => `name-${entryId}`

export type AdminUsersService = ReturnType<typeof adminUsersService>

/** Players as admins find and see them, and what is done to them beside bans and roles. */
export const adminUsersService = (around: AdminUsersDependencies) => {
  const { db, clock, chance, shown } = around

  /** Whom an act is about: nobody does it to themself by mistake. */
  const subjectOf = async (
    tx: Transaction<Schema>,
    actor: { readonly uid: string },
    username: string,
  ): Promise<NamedPlayer | Refused> => {
    const player = await playerNamed(tx, username, clock.now())
    if (player === null) return refused('unknown-player')
    return player.uid === actor.uid ? refused('own-role') : player
  }

  const record = (
    tx: Transaction<Schema>,
    actor: Actor,
    act: 'reset-username' | 'end-sessions',
    { uid, username }: NamedPlayer,
    change: { readonly before: unknown; readonly after: unknown; readonly reason: string },
  ) => {
    const subject = { kind: 'player', id: uid, name: username } as const
    return recordAct(tx, actor, clock.now(), { act, subject, ...change })
  }

  // Taken away anew by hand: undoing it twice would free the name for everybody.
  const undoReset = once(async (tx, entry, actor) => {
    const uid = entry.subject_id
    if (actor !== 'command line' && actor.uid === uid) return refused('own-role')
    const [before, left] = [entry.before as NameAsLogged, entry.after as NameAsLogged]
    const now = await nameToChange(tx, uid)
    if (now === null) return refused('unknown-player')
    if (now.username !== left.username) return refused('changed-since')
    const isBack = await giveBack(tx, { uid, username: before.username, at: clock.now() })
    if (!isBack) return refused('username-taken')
    await untell(tx, [uid], noticeOf(entry.id))
    return { before: left, after: before, afterwards: () => shown(uid) }
  })

  return {
    async find(asked: InputOf<'findPlayers'>): Promise<OutputOf<'findPlayers'>> {
      const now = clock.now()
      const rows = await findRows(db, asked, now, PAGE + 1)
      const players = rows.slice(0, PAGE).map((row) => ({
        ...{ uid: row.uid, ...lookOf({ ...row, is_anonymous: false }) },
        ...{ elo: row.elo ?? 1_000, ratedGames: row.rated_games, createdAt: row.created_at ?? 0 },
        lastSeenAt: row.last_seen?.getTime() ?? null,
        role: row.role === 'admin' ? ('admin' as const) : ('player' as const),
        ban: banOf(row, now),
        formerly: row.formerly,
      }))
      return { players, next: rows.length > PAGE ? (rows[PAGE - 1]?.key ?? null) : null }
    },

    async read(username: string): Promise<OutputOf<'readPlayerFile'> | Refused> {
      const named = await playerNamed(db, username, clock.now())
      const file = named === null ? null : await readFile(db, named.uid, clock.now())
      return file ?? refused('unknown-player')
    },

    async resetUsername(
      actor: { readonly uid: string },
      { username, reason }: InputOf<'resetUsername'>,
    ): Promise<OutputOf<'resetUsername'> | Refused> {
      const done = await db.transaction().execute(async (tx) => {
        const player = await subjectOf(tx, actor, username)
        if ('refused' in player) return player
        const now = await nameToChange(tx, player.uid)
        if (now?.username == null) return refused('unknown-player')
        const { uid } = player
        const at = clock.now()
        const given = await neutralise(tx, { uid, taken: now.username, chance, at })
        const [before, after]: NameAsLogged[] = [{ username: now.username }, { username: given }]
        const entry = await record(tx, actor, 'reset-username', player, { before, after, reason })
        await tellAll(tx, [uid], { kind: 'name-reset', at, username: given, reason }, noticeOf(entry))
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
      around.ended(done.sids)
      await around.stopWaiting(done.uid)
      return { ended: done.sids.length }
    },

    undoers: { 'reset-username': undoReset } satisfies Undoers,
  }
}
