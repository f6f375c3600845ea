import type { Millis } from '@trivium/rules/game/decider'
import type { Transaction } from 'kysely'
import type { Schema } from '../../database/schema.ts'
import { statement } from '../../database/statement.ts'
import type { SoloResult, SoloSummary } from '../../database/tables/games.ts'

/** How a game ended. `uid`: null for a player who is deleted, for whom nothing counts. */
export interface SoloEnd {
  readonly id: string
  readonly uid: string | null
  readonly endedAt: Millis
  readonly result: SoloResult
  /** The name of the best score that a run of Survival may beat. */
  readonly best: string
}

/** What is known about a game that has just been closed. */
export interface ClosedGame {
  readonly summary: SoloSummary
  /** Whether it is the player's counted play of the day. */
  readonly isPlayOfDay: boolean
}

/** A player-made quiz counts for nothing: its maker knows the answers, and its questions are not in the bank. */
const save = statement<ClosedGame & { id: string }, [at: Millis, games: string]>(
  'settle-solo',
  `with ended as (
     select id, uid, "endedAt", result, (result ->> 'score')::int4 as score, best
     from jsonb_to_recordset($2::jsonb) as e (id text, uid text, "endedAt" int8, result jsonb, best text)
   ), closed as (
     update games set ended_at = "endedAt", settled_at = $1, result = ended.result from ended
     where games.id = ended.id and games.mode = 'solo' and games.settled_at is null
     returning games.id, games.summary
   ), counted as (
     select closed.id, ended.uid, ended.score, summary, (summary ->> 'counts')::bool as counts, best
     from closed join ended on ended.id = closed.id
     where ended.uid is not null and not summary ? 'quiz'
   ), counters as (
     update users set questions_correct = questions_correct + counted.score,
       scores = case when summary ->> 'kind' = 'survival' then jsonb_set(scores, array[best],
         to_jsonb(greatest(coalesce((scores ->> best)::int4, 0), counted.score))) else scores end
     from counted where users.uid = counted.uid
   ), play as (
     update daily_plays set score = counted.score, finished_at = $1 from counted
     where daily_plays.uid = counted.uid and daily_plays.day = summary ->> 'day' and daily_plays.game_id = counted.id
       and counts and finished_at is null
     returning daily_plays.day, counted.score, counted.id
   ), distribution as (
     insert into daily_scores (day, score, players) select day, score, count(*) from play group by day, score order by day, score
     on conflict (day, score) do update set players = daily_scores.players + excluded.players
   ), links as (
     update custom_plays set score = counted.score, finished_at = $1 from counted
     where link_id = summary ->> 'link' and custom_plays.uid = counted.uid and custom_plays.game_id = counted.id and counts
   )
   select closed.id, closed.summary, play.id is not null as "isPlayOfDay" from closed left join play on play.id = closed.id`,
)

/**
 * Writes the ends of games, the players' counters and best scores, plays of the day and of links, in one statement. Returns
 * what was closed, without games that are settled already: nothing is written for them. The caller has locked the players'
 * rows; the scores of days are written in the order of their keys, so that settlements cannot deadlock.
 */
export const saveSoloResults = async (
  tx: Transaction<Schema>,
  games: readonly SoloEnd[],
  at: Millis,
): Promise<ReadonlyMap<string, ClosedGame>> => {
  const rows = await save(tx, at, JSON.stringify(games))
  return new Map(rows.map(({ id, ...game }) => [id, game]))
}
