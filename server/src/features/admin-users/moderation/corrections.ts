import type { Millis } from '@trivium/rules/game/decider'
import { correctedRating, type PlayedGame } from '@trivium/rules/rating/correction'
import { FLOOR_ELO, START_ELO } from '@trivium/rules/rating/elo'
import { DAY } from '@trivium/rules/time'
import { type Kysely, sql, type Transaction } from 'kysely'
import { unlockAchievements } from '../../../achievement-unlocks/unlock.ts'
import type { Schema } from '../../../database/schema.ts'
import { recordLeaderboardScores } from '../../../leaderboard-entries/record-scores.ts'
import { addNotice } from '../../../users/notices.ts'

/** How far back ratings are corrected, ms. */
const CORRECTION_WINDOW = 30 * DAY

/** The player whose games no longer count, from now on. */
export interface Cheater {
  readonly uid: string
  readonly at: Millis
}

/** The correction of one opponent's rating. */
export interface Correction {
  readonly uid: string
  readonly before: number
  readonly after: number
  /** Games that no longer count. */
  readonly games: number
}

/** A cheater's games, including those played as a guest who later became the cheater's account. */
const cheaters = ({ uid }: Cheater) => sql`(select uid from users where uid = ${uid} or merged_into = ${uid})`

const readOpponents = async (db: Kysely<Schema>, cheater: Cheater): Promise<string[]> => {
  const { rows } = await sql<{ uid: string }>`
    select distinct other.uid from rating_history own join rating_history other using (game_id)
    where own.uid in ${cheaters(cheater)} and own.at >= ${cheater.at - CORRECTION_WINDOW} and other.voided_at is null
      and other.uid not in ${cheaters(cheater)} order by other.uid`.execute(db)
  return rows.map(({ uid }) => uid)
}

interface Game {
  readonly id: string
  readonly before: number
  readonly otherElo: number
  readonly score: PlayedGame['score']
  /** Whether the game counted until now. */
  readonly counted: boolean
  /** Whether the opponent was the cheater. */
  readonly cheated: boolean
}

/**
 * A player's rated games in order of play, starting with the first against this or an earlier cheater: the ratings
 * before that are right.
 */
const readGames = async (tx: Transaction<Schema>, uid: string, cheater: Cheater): Promise<Game[]> => {
  const { rows } = await sql<Game>`
    with game as (
      select own.game_id as id, own.at, own.before, other.before as "otherElo", own.voided_at is null as counted,
        other.uid in ${cheaters(cheater)} as cheated, games.opened_at,
        case (games.result ->> 'winner')::int4 when game_seats.seat then 1 else
          case when games.result ->> 'winner' is null then 0.5 else 0 end end::float8 as score
      from rating_history own
      join rating_history other on other.game_id = own.game_id and other.uid <> own.uid
      join games on games.id = own.game_id
      join game_seats on game_seats.game_id = own.game_id and game_seats.uid = own.uid
      where own.uid = ${uid} and own.at >= ${cheater.at - CORRECTION_WINDOW}
    )
    select id, before, "otherElo", counted, cheated, score from game
    where at >= (select min(at) from game where cheated or not counted) order by at, opened_at`.execute(tx)
  return rows
}

const played = (games: readonly Game[], counts: (game: Game) => boolean): PlayedGame[] =>
  games.map((game) => ({ otherElo: game.otherElo, score: game.score, counts: counts(game) }))

/** How much a rating changes when the games against the cheater no longer count. */
const changeBy = (games: readonly Game[], ratedGames: number): number => {
  const start = { elo: games[0]?.before ?? START_ELO, ratedGames: ratedGames - games.length }
  const without = correctedRating(
    start,
    played(games, ({ counted, cheated }) => counted && !cheated),
  )
  return (
    without -
    correctedRating(
      start,
      played(games, ({ counted }) => counted),
    )
  )
}

const write = async (tx: Transaction<Schema>, correction: Correction, at: Millis): Promise<void> => {
  const { uid, before, after, games } = correction
  await tx
    .insertInto('rating_history')
    .values({ uid, game_id: null, at, before, after, voided_at: null })
    .execute()
  await tx.updateTable('users').set({ elo: after }).where('uid', '=', uid).execute()
  await addNotice(tx, uid, { kind: 'rating-corrected', at, before, after, games })
  await unlockAchievements(tx, [uid], at)
  const entries = [{ kind: 'elo', elo: after, gained: after - before }] as const
  await recordLeaderboardScores(tx, [{ uid, entries }], at)
}

/** Null if no game loses its rating. */
const correctOne = (db: Kysely<Schema>, uid: string, cheater: Cheater): Promise<Correction | null> =>
  db.transaction().execute(async (tx) => {
    const player = await tx
      .selectFrom('users')
      .select(['elo', 'rated_games'])
      .where('uid', '=', uid)
      .where('deleted_at', 'is', null)
      .where('merged_into', 'is', null)
      .forUpdate()
      .executeTakeFirst()
    const games = player === undefined ? [] : await readGames(tx, uid, cheater)
    const voided = games.filter(({ counted, cheated }) => counted && cheated)
    if (player === undefined || voided.length === 0) return null
    await tx
      .updateTable('rating_history')
      .set({ voided_at: cheater.at })
      .where('uid', '=', uid)
      .where(
        'game_id',
        'in',
        voided.map(({ id }) => id),
      )
      .execute()
    const before = player.elo ?? START_ELO
    const after = Math.max(FLOOR_ELO, before + changeBy(games, player.rated_games))
    const correction = { uid, before, after, games: voided.length }
    if (after !== before) await write(tx, correction, cheater.at)
    return correction
  })

/**
 * Corrects the ratings of everyone who played rated games against a cheater in the last 30 days, one transaction each.
 * Run again, it continues where it stopped and corrects nothing twice.
 */
export const correctRatings = async (db: Kysely<Schema>, cheater: Cheater): Promise<Correction[]> => {
  const corrections: Correction[] = []
  for (const uid of await readOpponents(db, cheater)) {
    const correction = await correctOne(db, uid, cheater)
    if (correction !== null) corrections.push(correction)
  }
  return corrections
}
