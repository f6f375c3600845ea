import type { Millis } from '@trivium/rules/game/decider'
import { soloOutcomes } from '@trivium/rules/modes/solo/outcomes'
import { type SoloState, scoreOf, totalOf } from '@trivium/rules/modes/solo/state'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { Schema } from '../../database/schema.ts'
import type { SoloResult, SoloSummary } from '../../database/tables/games.ts'
import { noteAnswers } from '../../questions/statistics.ts'
import { claim, lockPlayer } from '../one-seat/books.ts'

/** What one settled game has written. */
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

/** The key of `scores` under which a run of Survival is kept. */
export const survivalKey = (counts: boolean): string => (counts ? 'Survival' : 'SurvivalUntimed')

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

const finishDaily = async (
  tx: Transaction<Schema>,
  { id, uid, day, score, at }: { id: string; uid: string; day: string; score: number; at: Millis },
): Promise<void> => {
  const finished = await tx
    .updateTable('daily_plays')
    .set({ score, finished_at: at })
    .where('uid', '=', uid)
    .where('day', '=', day)
    .where('game_id', '=', id)
    .where('finished_at', 'is', null)
    .returning('uid')
    .executeTakeFirst()
  if (finished === undefined) return
  await tx
    .insertInto('daily_scores')
    .values({ day, score, players: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['day', 'score'])
        .doUpdateSet((eb) => ({ players: eb('daily_scores.players', '+', 1) })),
    )
    .execute()
}

const enter = async (
  tx: Transaction<Schema>,
  {
    id,
    uid,
    state,
    summary,
    at,
  }: { id: string; uid: string; state: SoloState; summary: SoloSummary; at: Millis },
): Promise<void> => {
  // Who makes a quiz knows its answers: it counts for nothing, and its questions are none of the bank.
  if (summary.quiz !== undefined) return
  const score = scoreOf(state)
  await countRight(tx, uid, score)
  if (summary.kind === 'survival') await keepBest(tx, uid, survivalKey(summary.counts), score)
  if (summary.day !== undefined && summary.counts)
    await finishDaily(tx, { id, uid, day: summary.day, score, at })
  if (summary.link !== undefined && summary.counts)
    await tx
      .updateTable('custom_plays')
      .set({ score, finished_at: at })
      .where('link_id', '=', summary.link)
      .where('uid', '=', uid)
      .where('game_id', '=', id)
      .execute()
  await noteAnswers(
    tx,
    soloOutcomes(state).map(({ question, correct }) => ({ question, uid, correct })),
    at,
  )
}

/** Ends a game in the books, once, in one transaction. */
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
    const summary = await claim<SoloSummary>(tx, { id, endedAt, at, result: resultOf(state) })
    if (summary !== null && player !== null) await enter(tx, { id, uid: player, state, summary, at })
  })
  return { uid, score: scoreOf(state) }
}
