import { LIFETIMES } from '@trivium/wire/retention'
import { type Kysely, sql, type Transaction } from 'kysely'
import { deleteAchievements } from '../../achievement-unlocks/merge-and-delete.ts'
import { redactQuizzes } from '../../audit-log/redact-quizzes.ts'
import { json } from '../../database/json.ts'
import type { Schema } from '../../database/schema.ts'
import { activeGame } from '../../games/battle/withdraw.ts'
import { eraseGames, singlePlayerGameIds } from '../../games/erasing.ts'
import { anonymiseParties } from '../../games/party/owners.ts'
import { removeFromLeaderboards } from '../../leaderboard-entries/players.ts'
import { decrementPlayerCount } from '../../sharded-counters/player-count.ts'
import { deleteStatistics } from '../../statistics/merge-and-delete.ts'

/** How a deleted player appears in the matches of others. */
export const DELETED_PLAYER = { username: 'Deleted player', profilePic: 'profile1' } as const

/**
 * Deletes single-player games. In results and journals of matches the player's side is anonymised; the
 * opponent's side is unchanged.
 */
const anonymiseGames = async (tx: Transaction<Schema>, uid: string): Promise<void> => {
  await eraseGames(tx, await singlePlayerGameIds(tx, uid))
  const nobody = json(DELETED_PLAYER)
  await sql`
    update games set result = jsonb_set(games.result, array['players', seat::text],
      games.result -> 'players' -> seat || ${nobody}::jsonb)
    from game_seats where game_seats.game_id = games.id and game_seats.uid = ${uid} and games.result is not null`.execute(
    tx,
  )
  await sql`
    update game_events set event = jsonb_set(event, array['players', seat::text], event -> 'players' -> seat || ${nobody}::jsonb)
    from game_seats where game_seats.game_id = game_events.game_id and game_seats.uid = ${uid} and seq = 0
      and jsonb_exists(event, 'players')`.execute(tx)
  await anonymiseParties(tx, uid, DELETED_PLAYER)
}

/** The names stay reserved, without the player they belonged to. */
const reserveNames = async (tx: Transaction<Schema>, uid: string, at: number): Promise<void> => {
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

const deleteRows = async (tx: Transaction<Schema>, uid: string): Promise<void> => {
  await tx.deleteFrom('sessions').where('user_id', '=', uid).execute()
  // Deletes the credentials too.
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
 * The actions stay in the audit log, without the player's name. What was written about the player is removed.
 */
const anonymiseAuditLog = async (tx: Transaction<Schema>, uid: string): Promise<void> => {
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
const anonymiseUser = async (tx: Transaction<Schema>, uid: string, at: number): Promise<void> => {
  await tx
    .updateTable('users')
    .set({
      username: DELETED_PLAYER.username,
      profile_pic: DELETED_PLAYER.profilePic,
      is_anonymous: true,
      nickname: null,
      colour: null,
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
 * Removes everything that identifies a player from the database in one transaction, including the guests they
 * were before. Returns the uids; none if the deletion was cancelled. `there`: the player has a session or a
 * match, and nothing was changed.
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
      // Deletes the answers too.
      await tx.deleteFrom('messages').where('uid', '=', one).execute()
      await leave(tx, one, at)
    }
    for (const one of uids) await deleteAchievements(tx, one)
    await removeFromLeaderboards(tx, uid)
    // The guests left the player count when they were merged.
    await decrementPlayerCount(tx, uid)
    return uids
  })

/**
 * Erases a guest whose sessions have all ended, or who has never played; the guest's row must be locked.
 * Their contact messages stay in the inbox without the uid.
 */
export const eraseGuest = async (tx: Transaction<Schema>, uid: string, at: number): Promise<void> => {
  await tx.updateTable('messages').set({ uid: null }).where('uid', '=', uid).execute()
  await anonymiseGames(tx, uid)
  await deleteAchievements(tx, uid)
  await removeFromLeaderboards(tx, uid)
  const match = await tx.selectFrom('game_seats').select('seat').where('uid', '=', uid).executeTakeFirst()
  if (match === undefined) await tx.deleteFrom('users').where('uid', '=', uid).execute()
  // A match must keep a player there for the opponent.
  else await leave(tx, uid, at)
  await decrementPlayerCount(tx, uid)
}

const leave = async (tx: Transaction<Schema>, uid: string, at: number): Promise<void> => {
  await anonymiseGames(tx, uid)
  await reserveNames(tx, uid, at)
  await deleteRows(tx, uid)
  await anonymiseAuditLog(tx, uid)
  await anonymiseUser(tx, uid, at)
  await deleteStatistics(tx, uid)
}
