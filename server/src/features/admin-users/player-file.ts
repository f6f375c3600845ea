import type { OutputOf } from '@trivium/wire/registry'
import { type Kysely, sql } from 'kysely'
import type { Schema } from '../../database/schema.ts'
import { lookOf } from '../../player-look.ts'
import { FOREVER } from '../../users/ban-cache.ts'
import { deviceOf } from '../../users/device.ts'
import { roleOfRow } from '../../users/roles.ts'

type File = OutputOf<'readPlayerFile'>

const SHOWN = 20
const START_ELO = 1_000

export const banOf = (
  row: { readonly banned_until: number | null; readonly ban_reason: string | null },
  now: number,
): File['ban'] => {
  const until = row.banned_until
  if (until === null || until <= now) return null
  return { until: until >= FOREVER ? null : until, reason: row.ban_reason ?? '' }
}

/** Current sessions, the last visit, and how many devices are known. */
const readBrowsers = async (
  db: Kysely<Schema>,
  uid: string,
  now: number,
): Promise<Pick<File, 'sessions' | 'lastSeenAt' | 'knownDevices'>> => {
  const rows = await db
    .selectFrom('sessions')
    .select(['user_agent', 'created_at', 'updated_at'])
    .where('user_id', '=', uid)
    .where('expires_at', '>', new Date(now))
    .orderBy('updated_at', 'desc')
    .limit(SHOWN)
    .execute()
  const sessions = rows.map((row) => ({
    device: deviceOf(row.user_agent ?? ''),
    createdAt: row.created_at.getTime(),
    lastSeenAt: row.updated_at.getTime(),
  }))
  const devices = await db
    .selectFrom('known_devices')
    .select((is) => is.fn.countAll<number>().as('n'))
    .where('uid', '=', uid)
    .executeTakeFirstOrThrow()
  return { sessions, lastSeenAt: sessions[0]?.lastSeenAt ?? null, knownDevices: devices.n }
}

const readNotes = async (db: Kysely<Schema>, uid: string): Promise<File['notes']> => {
  const { rows } = await sql<File['notes'][number]>`
    select kind, at, game_id as "gameId", coalesce((detail ->> 'times')::int4, 1) as times
    from fair_play_notes where uid = ${uid} order by at desc limit ${SHOWN}`.execute(db)
  return rows
}

const readReports = async (
  db: Kysely<Schema>,
  uid: string,
): Promise<Pick<File, 'reports' | 'reportsInAll'>> => {
  const reports = await db
    .selectFrom('question_reports')
    .select(['question_id as question', 'reason', 'detail', 'at'])
    .where('uid', '=', uid)
    .orderBy('at', 'desc')
    .limit(SHOWN)
    .execute()
  const all = await db
    .selectFrom('question_reports')
    .select((is) => is.fn.countAll<number>().as('n'))
    .where('uid', '=', uid)
    .executeTakeFirstOrThrow()
  return { reports, reportsInAll: all.n }
}

const readNames = async (db: Kysely<Schema>, uid: string, now: number): Promise<File['formerNames']> => {
  const rows = await db
    .selectFrom('usernames')
    .select(['username', 'held_until'])
    .where('uid', '=', uid)
    .where('held_until', '>', now)
    .orderBy('held_until', 'desc')
    .execute()
  return rows.map(({ username, held_until }) => ({ username, heldUntil: held_until ?? 0 }))
}

const readGames = async (db: Kysely<Schema>, uid: string): Promise<File['games']> => {
  const rows = await db.selectFrom('player_games').select(['mode', 'games']).where('uid', '=', uid).execute()
  return Object.fromEntries(rows.map(({ mode, games }) => [mode, games]))
}

/** What an admin needs to know about a registered player; null if the account is deleted. */
export const readPlayerFile = async (db: Kysely<Schema>, uid: string, now: number): Promise<File | null> => {
  const row = await db
    .selectFrom('users')
    .leftJoin('logins', 'logins.id', 'users.uid')
    .leftJoin('fair_play_cases as cases', 'cases.uid', 'users.uid')
    .selectAll('users')
    .select(['logins.email', 'logins.email_verified', 'cases.state', 'cases.score'])
    .where('users.uid', '=', uid)
    .where('users.deleted_at', 'is', null)
    .executeTakeFirst()
  if (row === undefined) return null
  return {
    ...{ uid, ...lookOf(row), email: row.email, emailConfirmed: row.email_verified === true },
    ...{ elo: row.elo ?? START_ELO, ratedGames: row.rated_games, createdAt: row.created_at ?? 0 },
    ...{ wins: row.wins, losses: row.losses, draws: row.draws, questionsCorrect: row.questions_correct },
    role: roleOfRow(row.role),
    ban: banOf(row, now),
    deletionAt: row.deletion_at,
    usernameChangedAt: row.username_changed_at,
    formerNames: await readNames(db, uid, now),
    games: await readGames(db, uid),
    ...(await readBrowsers(db, uid, now)),
    notes: await readNotes(db, uid),
    ...(await readReports(db, uid)),
    fairPlay: row.state === null || row.score === null ? null : { state: row.state, score: row.score },
  }
}

/** The part that a moderator sees: no address, no browsers, no suspicions. */
export const withoutPrivate = (file: File): File => ({
  ...file,
  email: null,
  emailConfirmed: false,
  sessions: [],
  knownDevices: 0,
  notes: [],
  fairPlay: null,
})
