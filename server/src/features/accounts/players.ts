import { type Refused, refused } from '@trivium/wire/refusals'
import type { OutputOf } from '@trivium/wire/registry'
import type { Kysely } from 'kysely'
import type { Schema } from '../../database/schema.ts'
import { findPlayerByName } from '../../users/names.ts'
import { readUser } from '../../users/queries.ts'

const bestWinStreak = async (db: Kysely<Schema>, uid: string): Promise<number> => {
  const row = await db
    .selectFrom('users')
    .select('best_win_streak')
    .where('uid', '=', uid)
    .executeTakeFirstOrThrow()
  return row.best_win_streak
}

/** The public profile of a registered player; guests have no name to look up. */
export const readPlayer = async (
  db: Kysely<Schema>,
  username: string,
  now: number,
): Promise<OutputOf<'readPlayer'> | Refused> => {
  const named = await findPlayerByName(db, username, now)
  const user = named === null ? null : await readUser(db, named.uid)
  if (user === null) return refused('unknown-player')
  return {
    username: user.username,
    profilePic: user.profilePic,
    elo: user.elo,
    ratedGames: user.ratedGames,
    createdAt: user.createdAt,
    wins: user.wins,
    losses: user.losses,
    draws: user.draws,
    winStreak: user.winStreak,
    bestWinStreak: await bestWinStreak(db, user.uid),
    perfectScores: user.perfectScores,
    questionsCorrect: user.questionsCorrect,
    flagQuestionsCorrect: user.flagQuestionsCorrect,
    scores: user.scores,
    flagQuizScores: user.flagQuizScores,
    countryQuizScores: user.countryQuizScores,
  }
}
