import type { GuestProgress } from '@trivium/wire/documents/account'
import { type Kysely, type Selectable, sql, type Transaction } from 'kysely'
import { mergeAchievements } from '../../achievement-unlocks/merge-and-delete.ts'
import { unlockAchievements } from '../../achievement-unlocks/unlock.ts'
import { json } from '../../database/json.ts'
import type { Schema } from '../../database/schema.ts'
import type { UsersTable } from '../../database/tables/players.ts'
import { activeGame } from '../../games/battle/withdraw.ts'
import { mergeLeaderboardEntries } from '../../leaderboard-entries/players.ts'
import { decrementPlayerCount } from '../../sharded-counters/player-count.ts'
import { mergeStatistics } from '../../statistics/merge-and-delete.ts'
import { moveHistory } from './move-history.ts'

type Row = Selectable<UsersTable>
type Scores = Record<string, number>

/** What a guest stands to lose; null if nothing: no match, no right answer, no score, no part in a party. */
export const readGuestProgress = async (db: Kysely<Schema>, uid: string): Promise<GuestProgress | null> => {
  const { rows } = await sql<GuestProgress & { scores: boolean; party: boolean }>`
    select coalesce(elo, 1000) as elo, questions_correct + flag_questions_correct as "questionsCorrect",
      scores || flag_quiz_scores || country_quiz_scores <> '{}'::jsonb as scores,
      exists (select from active_seats where active_seats.uid = users.uid) as "activeMatch",
      exists (select from games join party_keys on party_keys.game_id = games.id
        left join game_seats on game_seats.game_id = games.id and game_seats.uid = users.uid
        where games.settled_at is null and (host_uid = users.uid or game_seats.uid is not null)) as party,
      (select count(*)::int4 from game_seats join games on games.id = game_seats.game_id
        where game_seats.uid = users.uid and games.settled_at is not null
          and games.result ->> 'reason' not in ('not-joined', 'no-contest')) as games
    from users where uid = ${uid} and is_anonymous and merged_into is null and deleted_at is null`.execute(db)
  const row = rows[0]
  if (row === undefined) return null
  const { scores, party, ...holdings } = row
  const hasAny =
    scores || party || holdings.activeMatch || holdings.games > 0 || holdings.questionsCorrect > 0
  return hasAny ? holdings : null
}

const best = (one: Scores, other: Scores): Scores => {
  const all = [...new Set([...Object.keys(one), ...Object.keys(other)])]
  const least = Number.NEGATIVE_INFINITY
  return Object.fromEntries(all.map((key) => [key, Math.max(one[key] ?? least, other[key] ?? least)]))
}

/** Counters are added and the best scores kept; the rating and everything that depends on it are the account's. */
const combineRows = (account: Row, guest: Row) => ({
  wins: account.wins + guest.wins,
  losses: account.losses + guest.losses,
  draws: account.draws + guest.draws,
  questions_correct: account.questions_correct + guest.questions_correct,
  flag_questions_correct: account.flag_questions_correct + guest.flag_questions_correct,
  perfect_scores: account.perfect_scores + guest.perfect_scores,
  best_win_streak: Math.max(account.best_win_streak, guest.best_win_streak),
  scores: json(best(account.scores, guest.scores)),
  flag_quiz_scores: json(best(account.flag_quiz_scores, guest.flag_quiz_scores)),
  country_quiz_scores: json(best(account.country_quiz_scores, guest.country_quiz_scores)),
  achievements: json([...new Set([...account.achievements, ...guest.achievements])]),
})

/** Ends every session of the guest and returns their ids. Nothing else changes. */
export const discardGuest = async (
  db: Kysely<Schema> | Transaction<Schema>,
  guest: string,
): Promise<string[]> => {
  const rows = await db.deleteFrom('sessions').where('user_id', '=', guest).returning('id').execute()
  return rows.map(({ id }) => id)
}

/**
 * Gives an account everything a guest has, in one transaction, and ends the guest's sessions; returns their
 * ids. Merging a guest again changes nothing. `playing`: the guest is in a match, and nothing was done.
 */
export const mergeGuest = (
  db: Kysely<Schema>,
  { guest, account, at }: { guest: string; account: string; at: number },
): Promise<string[] | 'playing'> =>
  db.transaction().execute(async (tx) => {
    const rows = await tx
      .selectFrom('users')
      .selectAll()
      .where('uid', 'in', [guest, account])
      .orderBy('uid')
      .forUpdate()
      .execute()
    const [from, to] = [guest, account].map((uid) => rows.find((row) => row.uid === uid))
    if (!from?.is_anonymous || to === undefined || to.is_anonymous) return []
    if (from.merged_into !== null) return discardGuest(tx, guest)
    if ((await activeGame(tx, guest)) !== null) return 'playing'
    await tx.updateTable('users').set(combineRows(to, from)).where('uid', '=', account).execute()
    await moveHistory(tx, { guest, account })
    await tx
      .updateTable('users')
      .set({ merged_into: account, nickname: null, colour: null })
      .where('uid', '=', guest)
      .execute()
    // In the order in which results are saved, so that no two transactions deadlock.
    await mergeStatistics(tx, { guest, account })
    await mergeAchievements(tx, { guest, account })
    await unlockAchievements(tx, [account], at)
    await mergeLeaderboardEntries(tx, { guest, account, at })
    await decrementPlayerCount(tx, guest)
    return discardGuest(tx, guest)
  })
