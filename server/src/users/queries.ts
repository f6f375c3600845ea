import type { Settings, User } from '@trivium/wire/documents/user'
import { type Kysely, type Selectable, sql, type Transaction } from 'kysely'
import { UNSHOWN_ACHIEVEMENTS } from '../achievement-unlocks/shown-popups.ts'
import type { Schema } from '../database/schema.ts'
import type { UsersTable } from '../database/tables/players.ts'
import { updateDisplayedName } from '../leaderboard-entries/displayed-names.ts'
import { defaultLook, ownLookOf } from '../player-look.ts'
import { incrementDaySum } from '../sharded-counters/day-sums.ts'
import { PLAYERS, slotOf } from '../sharded-counters/player-count.ts'

type Database = Kysely<Schema> | Transaction<Schema>

const DEFAULT_ELO = 1000

export const createGuest = async (db: Database, uid: string, at: number): Promise<void> => {
  const { username, profilePic } = defaultLook(true)
  await db
    .with('guest', (insert) =>
      insert.insertInto('users').values({
        uid,
        username,
        profile_pic: profilePic,
        elo: DEFAULT_ELO,
        created_at: at,
        is_anonymous: true,
      }),
    )
    .with('counted', (query) => incrementDaySum(query, 'guests', uid, at))
    .insertInto('tallies')
    .values({ name: PLAYERS, slot: slotOf(uid), n: 1 })
    .onConflict((conflict) =>
      conflict.columns(['name', 'slot']).doUpdateSet((eb) => ({ n: eb('tallies.n', '+', 1) })),
    )
    .execute()
}

/** Fills in what a document may lack according to the specification: profilePic, elo, createdAt. */
export const fillMissing = async (db: Kysely<Schema>, uid: string, at: number): Promise<void> => {
  const lacking = await db
    .selectFrom('users')
    .select('uid')
    .where('uid', '=', uid)
    .where((is) =>
      is.or([is('profile_pic', 'is', null), is('elo', 'is', null), is('created_at', 'is', null)]),
    )
    .executeTakeFirst()
  if (lacking === undefined) return
  await db.transaction().execute(async (tx) => {
    await tx
      .updateTable('users')
      .set({
        profile_pic: sql`coalesce(profile_pic, case when is_anonymous then ${defaultLook(true).profilePic} else ${defaultLook(false).profilePic} end)`,
        elo: sql`coalesce(elo, ${DEFAULT_ELO})`,
        created_at: sql`coalesce(created_at, ${at})`,
      })
      .where('uid', '=', uid)
      .execute()
    await updateDisplayedName(tx, uid)
  })
}

const DEFAULT_SETTINGS: Settings = {
  sound: 'on',
  haptics: 'on',
  motion: 'system',
  theme: 'system',
  untimed: false,
  media: 'shown',
  boards: true,
}

const roleOf = (row: Pick<Selectable<UsersTable>, 'role' | 'is_anonymous'>): User['role'] => {
  if (row.role === 'admin' || row.role === 'moderator') return row.role
  return row.is_anonymous ? 'guest' : 'registered'
}

const userOf = (row: Selectable<UsersTable> & { readonly unshown: readonly string[] }): User => {
  return {
    uid: row.uid,
    ...ownLookOf(row),
    elo: row.elo ?? DEFAULT_ELO,
    isAnonymous: row.is_anonymous,
    role: roleOf(row),
    settings: { ...DEFAULT_SETTINGS, ...row.settings },
    deletionAt: row.deletion_at,
    createdAt: row.created_at ?? 0,
    achievements: row.achievements,
    notices: row.notices,
    // In the order of unlocking.
    unshown: row.achievements.filter((id) => row.unshown.includes(id)),
    wins: row.wins,
    losses: row.losses,
    draws: row.draws,
    ratedGames: row.rated_games,
    lastEloChange: row.last_elo_change,
    questionsCorrect: row.questions_correct,
    flagQuestionsCorrect: row.flag_questions_correct,
    winStreak: row.win_streak,
    perfectScores: row.perfect_scores,
    scores: row.scores,
    flagQuizScores: row.flag_quiz_scores,
    countryQuizScores: row.country_quiz_scores,
  }
}

const selectUsers = (db: Database) =>
  db.selectFrom('users').selectAll().select(UNSHOWN_ACHIEVEMENTS.as('unshown'))

export const readUser = async (db: Database, uid: string): Promise<User | null> => {
  const row = await selectUsers(db).where('uid', '=', uid).executeTakeFirst()
  return row === undefined ? null : userOf(row)
}

/** Users by uid, without unknown ones. */
export const readUsers = async (db: Database, uids: readonly string[]): Promise<Map<string, User>> => {
  const rows = await selectUsers(db)
    .where(sql<boolean>`uid = any(${[...uids]}::text[])`)
    .execute()
  return new Map(rows.map((row) => [row.uid, userOf(row)]))
}

/** Whether this player is banned, which hides what they have made. */
export const isBannedNow = async (db: Database, uid: string | null, now: number): Promise<boolean> =>
  uid !== null && (await readRole(db, uid, now)) === 'banned'

/** The current role; null if the player is unknown or deleted. */
export const readRole = async (
  db: Database,
  uid: string,
  now: number,
): Promise<User['role'] | 'banned' | null> => {
  const row = await db
    .selectFrom('users')
    .select(['role', 'is_anonymous', 'banned_until'])
    .where('uid', '=', uid)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  if (row === undefined) return null
  if (row.banned_until !== null && row.banned_until > now) return 'banned'
  return roleOf(row)
}
