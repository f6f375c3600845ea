import type { Millis } from '@trivium/rules/game/decider'
import { soloOutcomes } from '@trivium/rules/modes/solo/outcomes'
import { type SoloState, scoreOf, totalOf } from '@trivium/rules/modes/solo/state'
import { survivalScoreKey } from '@trivium/wire/modes/survival-score-key'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { Schema } from '../../database/schema.ts'
import type { SoloResult, SoloSummary } from '../../database/tables/games.ts'
import { recordAnswers } from '../../questions/statistics.ts'
import { recordResults } from '../../results/record-results.ts'
import { lockPlayer, saveResultOnce } from '../single-player/save-result.ts'
import { soloResults } from './results.ts'

/** The outcome of settling, as stored. */
export interface SoloSettlement {
  readonly uid: string | null
  readonly score: number
}

const resultOf = (state: SoloState): SoloResult => {
  const { username, profilePic, elo } = state.seats[0].player
  return {
    reason: state.ended?.reason ?? 'completed',
    score: scoreOf(state),
    total: totalOf(state) ?? state.rounds.length,
    players: [{ username, profilePic, elo }],
  }
}

const countRight = async (tx: Transaction<Schema>, uid: string, right: number): Promise<void> => {
  await tx
    .updateTable('users')
    .set((user) => ({ questions_correct: user('questions_correct', '+', right) }))
    .where('uid', '=', uid)
    .execute()
}

const keepBest = async (tx: Transaction<Schema>, uid: string, key: string, score: number): Promise<void> => {
  await tx
    .updateTable('users')
    .set({
      scores: sql`jsonb_set(scores, array[${key}::text],
        to_jsonb(greatest(coalesce((scores ->> ${key})::int4, 0), ${score}::int4)))`,
    })
    .where('uid', '=', uid)
    .execute()
}

/** Returns false if the game is not, or no longer, the player's counted play of the day. */
const finishDaily = async (
  tx: Transaction<Schema>,
  { id, uid, day, score, at }: { id: string; uid: string; day: string; score: number; at: Millis },
): Promise<boolean> => {
  const finished = await tx
    .updateTable('daily_plays')
    .set({ score, finished_at: at })
    .where('uid', '=', uid)
    .where('day', '=', day)
    .where('game_id', '=', id)
    .where('finished_at', 'is', null)
    .returning('uid')
    .executeTakeFirst()
  if (finished === undefined) return false
  await tx
    .insertInto('daily_scores')
    .values({ day, score, players: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['day', 'score'])
        .doUpdateSet((eb) => ({ players: eb('daily_scores.players', '+', 1) })),
    )
    .execute()
  return true
}

interface Finished {
  readonly id: string
  readonly uid: string
  readonly state: SoloState
  readonly summary: SoloSummary
  readonly at: Millis
}

/** Returns whether the game is the player's counted play of the day. */
const recordCounters = async (
  tx: Transaction<Schema>,
  { id, uid, state, summary, at }: Finished,
): Promise<boolean> => {
  // A player-made quiz counts for nothing: its maker knows the answers, and its questions are not in the
  // bank.
  if (summary.quiz !== undefined) return false
  const score = scoreOf(state)
  await countRight(tx, uid, score)
  if (summary.kind === 'survival') await keepBest(tx, uid, survivalScoreKey(summary.counts), score)
  const { day } = summary
  const isPlayOfDay =
    day !== undefined && summary.counts && (await finishDaily(tx, { id, uid, day, score, at }))
  if (summary.link !== undefined && summary.counts)
    await tx
      .updateTable('custom_plays')
      .set({ score, finished_at: at })
      .where('link_id', '=', summary.link)
      .where('uid', '=', uid)
      .where('game_id', '=', id)
      .execute()
  await recordAnswers(
    tx,
    soloOutcomes(state).map(({ question, correct }) => ({ question, uid, correct })),
    at,
  )
  return isPlayOfDay
}

/** Counts a complete play of a player-made quiz, unless its maker played it. */
const countPlay = async (tx: Transaction<Schema>, quiz: string, uid: string): Promise<void> => {
  await tx
    .updateTable('quizzes')
    .set((has) => ({ plays: has('plays', '+', 1) }))
    .where('id', '=', quiz)
    .where('owner_uid', '<>', uid)
    .execute()
}

const recordFinished = async (tx: Transaction<Schema>, finished: Finished): Promise<void> => {
  const isPlayOfDay = await recordCounters(tx, finished)
  const { uid, state, summary, at } = finished
  if (summary.quiz !== undefined && state.ended?.reason === 'completed')
    await countPlay(tx, summary.quiz, uid)
  await recordResults(tx, soloResults(uid, state, summary, isPlayOfDay), at)
}

/** Settles a game once, in one transaction. */
export const settleSolo = async (
  db: Kysely<Schema>,
  id: string,
  state: SoloState,
  at: Millis,
): Promise<SoloSettlement> => {
  const { uid } = state.seats[0].player
  await db.transaction().execute(async (tx) => {
    const player = await lockPlayer(tx, uid)
    const endedAt = state.ended?.at ?? at
    const summary = await saveResultOnce(tx, { id, mode: 'solo', endedAt, at, result: resultOf(state) })
    if (summary !== null && player !== null) await recordFinished(tx, { id, uid: player, state, summary, at })
  })
  return { uid, score: scoreOf(state) }
}
