import { type Refused, refused } from '@trivium/wire/refusals'
import type { InputOf, OutputOf } from '@trivium/wire/registry'
import type { UndoHandlers } from '../../audit-log/undo.ts'
import { lookOf } from '../../player-look.ts'
import { findPlayerByName } from '../../users/names.ts'
import { roleOfRow } from '../../users/roles.ts'
import {
  type AdminUsersDependencies,
  createResetLink,
  endPlayerSessions,
  isAdmin,
  resetPlayerName,
  undoNameReset,
} from './actions.ts'
import { findUsers } from './find-users.ts'
import { banOf, readPlayerFile, withoutPrivate } from './player-file.ts'
import { resetNickname, undoNicknameReset } from './reset-nickname.ts'

const PAGE = 50

interface Admin {
  readonly uid: string
}

const findPlayers = async (
  { db, clock }: Pick<AdminUsersDependencies, 'db' | 'clock'>,
  actor: Admin,
  asked: InputOf<'findPlayers'>,
): Promise<OutputOf<'findPlayers'> | Refused> => {
  if (asked.by.kind === 'email' && !(await isAdmin(db, actor))) return refused('not-allowed')
  const now = clock.now()
  const rows = await findUsers(db, asked, now, PAGE + 1)
  const players = rows.slice(0, PAGE).map((row) => ({
    ...{ uid: row.uid, ...lookOf({ ...row, is_anonymous: false, nickname: null, colour: null }) },
    ...{ elo: row.elo ?? 1_000, ratedGames: row.rated_games, createdAt: row.created_at ?? 0 },
    lastSeenAt: row.last_seen?.getTime() ?? null,
    role: roleOfRow(row.role),
    ban: banOf(row, now),
    formerly: row.formerly,
  }))
  return { players, next: rows.length > PAGE ? (rows[PAGE - 1]?.key ?? null) : null }
}

const readFile = async (
  { db, clock }: Pick<AdminUsersDependencies, 'db' | 'clock'>,
  actor: Admin,
  username: string,
): Promise<OutputOf<'readPlayerFile'> | Refused> => {
  const named = await findPlayerByName(db, username, clock.now())
  const file = named === null ? null : await readPlayerFile(db, named.uid, clock.now())
  if (file === null) return refused('unknown-player')
  return (await isAdmin(db, actor)) ? file : withoutPrivate(file)
}

export type AdminUsersService = ReturnType<typeof adminUsersService>

/** Players as admins find and see them, and admin actions other than bans and roles. */
export const adminUsersService = (deps: AdminUsersDependencies) => ({
  find: (actor: Admin, asked: InputOf<'findPlayers'>) => findPlayers(deps, actor, asked),
  read: (actor: Admin, username: string) => readFile(deps, actor, username),
  resetUsername: (actor: Admin, asked: InputOf<'resetUsername'>) => resetPlayerName(deps, actor, asked),
  resetNickname: (actor: Admin, asked: InputOf<'resetNickname'>) => resetNickname(deps, actor, asked),
  endSessions: (actor: Admin, asked: InputOf<'endPlayerSessions'>) => endPlayerSessions(deps, actor, asked),
  createResetLink: (actor: Admin & { readonly host: string | null }, asked: InputOf<'createResetLink'>) =>
    createResetLink(deps, actor, asked),
  undoers: {
    'reset-username': undoNameReset(deps),
    'reset-nickname': undoNicknameReset(deps),
  } satisfies UndoHandlers,
})
