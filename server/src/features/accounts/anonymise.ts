import { LIFETIMES } from '@trivium/wire/retention'
import { type Kysely, sql, type Transaction } from 'kysely'
import { deleteAchievements } from '../../achievements/merge-and-delete.ts'
import { redactQuizzes } from '../../audit-log/redact-quizzes.ts'
import { json } from '../../database/json.ts'
import type { Schema } from '../../database/schema.ts'
import { eraseGames, gamesAlone } from '../../games/erasing.ts'
import { activeGame } from '../../games/withdraw.ts'
import { removeFromLeaderboards } from '../../leaderboards/players.ts'
import { deleteStatistics } from '../../statistics/merge-and-delete.ts'
import { decrementPlayerCount } from '../../users/player-count.ts'

/** What is left of a player in the matches of others. */
export const DELETED_PLAYER = { username: 'Deleted player', profilePic: 'profile1' } as const

/** Games alone go. In results and journals of matches nobody is on this player's side: the opponents' is theirs. */
const leaveGames = async (tx: Transaction<Schema>, uid: string): Promise<void> => {
  await eraseGames(tx, await gamesAlone(tx, uid))
  const nobody = json(DELETED_PLAYER)
  await sql`
    update games set result = jsonb_set(games.result, array['players', seat::text],
      games.result -> 'players' -> seat || ${nobody}::jsonb)
    from game_seats where game_seats.game_id = games.id and game_seats.uid = ${uid} and games.result is not null`.execute(
    tx,
  )
  await sql`
    update game_events set event = jsonb_set(event, array['players', seat::text], event -> 'players' -> seat || ${nobody}::jsonb)
    from game_seats where game_seats.game_id = game_events.game_id and game_seats.uid = ${uid} and seq = 0`.execute(
    tx,
  )
}

/** The names stay taken, and nothing says whose they were. */
const leaveNames = async (tx: Transaction<Schema>, uid: string, at: number): Promise<void> => {
  await tx
    .updateTable('usernames')
    .set((has) => ({
      uid: null,
      username: has.ref('name_key'),
      held_until: has.fn.coalesce('held_until', has.val(at + LIFETIMES.heldName)),
    }))
    .where('uid', '=', uid)
    .execute()
}

const leaveTables = async (tx: Transaction<Schema>, uid: string): Promise<void> => {
  await tx.deleteFrom('sessions').where('user_id', '=', uid).execute()
  // Takes the credentials along.
  await tx.deleteFrom('logins').where('id', '=', uid).execute()
  await tx.deleteFrom('verifications').where('value', '=', uid).execute()
  await tx.deleteFrom('login_tries').where(sql<boolean>`strpos(door, ${uid}) > 0`).execute()
  const own = [
    'email_confirmations',
    'known_devices',
    'seen_questions',
    'queue',
    'queue_pauses',
    'daily_plays',
    'custom_plays',
    'question_reports',
    'place_scores',
    'place_reports',
    'fair_play_facts',
    'fair_play_cases',
    'fair_play_evidence',
  ] as const
  for (const table of own) await tx.deleteFrom(table).where('uid', '=', uid).execute()
  const quizzes = await tx.deleteFrom('quizzes').where('owner_uid', '=', uid).returning('id').execute()
  await redactQuizzes(
    tx,
    quizzes.map(({ id }) => id),
  )
  await tx.updateTable('custom_links').set({ made_by: null }).where('made_by', '=', uid).execute()
  await tx.updateTable('quiz_versions').set({ made_by: null }).where('made_by', '=', uid).execute()
  await tx.deleteFrom('friend_matches').where('host_uid', '=', uid).execute()
  await tx.updateTable('friend_matches').set({ taken_by: null }).where('taken_by', '=', uid).execute()
}

/**
 * What was done stays in the audit log, by whom and to whom does not: no name, and of what was done to the player no
 * words that were said of them.
 */
const leaveAuditLog = async (tx: Transaction<Schema>, uid: string): Promise<void> => {
  await tx
    .updateTable('audit_log')
    .set({ actor_name: DELETED_PLAYER.username })
    .where('actor_uid', '=', uid)
    .execute()
  await sql`
    update audit_log set subject_name = ${DELETED_PLAYER.username}, reason = null, before = '{}', after = '{}'
    where subject_kind in ('player', 'case') and subject_id = ${uid}`.execute(tx)
}

/** The row stays, with the rating that opponents played against. */
const leaveUser = async (tx: Transaction<Schema>, uid: string, at: number): Promise<void> => {
  await tx
    .updateTable('users')
    .set({
      username: DELETED_PLAYER.username,
      profile_pic: DELETED_PLAYER.profilePic,
      is_anonymous: true,
      role: 'player',
      achievements: json([]),
      scores: json({}),
      flag_quiz_scores: json({}),
      country_quiz_scores: json({}),
      settings: json({}),
      notices: json([]),
      ban_reason: null,
      banned_until: null,
      username_changed_at: null,
      deletion_at: null,
      deleted_at: at,
    })
    .where('uid', '=', uid)
    .execute()
}

/**
 * Takes everything that tells who a player was out of the database, in one transaction; also of the guests they were
 * before. Answers the uids, empty where the player has stayed after all. `there`: the player has a session or a
 * match, and nothing was done.
 */
export const anonymise = (db: Kysely<Schema>, uid: string, at: number): Promise<string[] | 'there'> =>
  db.transaction().execute(async (tx) => {
    const rows = await tx
      .selectFrom('users')
      .select(['uid', 'deletion_at'])
      .where((is) => is.or([is('uid', '=', uid), is('merged_into', '=', uid)]))
      .orderBy('uid')
      .forUpdate()
      .execute()
    const due = rows.find((row) => row.uid === uid)?.deletion_at ?? null
    if (due === null || due > at) return []
    const session = await tx.selectFrom('sessions').select('id').where('user_id', '=', uid).executeTakeFirst()
    if (session !== undefined || (await activeGame(tx, uid)) !== null) return 'there'
    const uids = rows.map((row) => row.uid)
    for (const one of uids) {
      // Takes the answers along.
      await tx.deleteFrom('messages').where('uid', '=', one).execute()
      await leave(tx, one, at)
    }
    for (const one of uids) await deleteAchievements(tx, one)
    await removeFromLeaderboards(tx, uid)
    // The guests were counted out when they were merged.
    await decrementPlayerCount(tx, uid)
    return uids
  })

/**
 * Erases a guest to whom nobody can come back, or who has never played; the row of the guest must be locked. What they
 * wrote on the contact page waits for its answer, without saying who it was.
 */
export const eraseGuest = async (tx: Transaction<Schema>, uid: string, at: number): Promise<void> => {
  await tx.updateTable('messages').set({ uid: null }).where('uid', '=', uid).execute()
  await leaveGames(tx, uid)
  await deleteAchievements(tx, uid)
  await removeFromLeaderboards(tx, uid)
  const match = await tx.selectFrom('game_seats').select('seat').where('uid', '=', uid).executeTakeFirst()
  if (match === undefined) await tx.deleteFrom('users').where('uid', '=', uid).execute()
  // In a match there must be somebody, for the opponent.
  else await leave(tx, uid, at)
  await decrementPlayerCount(tx, uid)
}

const leave = async (tx: Transaction<Schema>, uid: string, at: number): Promise<void> => {
  await leaveGames(tx, uid)
  await leaveNames(tx, uid, at)
  await leaveTables(tx, uid)
  await leaveAuditLog(tx, uid)
  await leaveUser(tx, uid, at)
  await deleteStatistics(tx, uid)
}
