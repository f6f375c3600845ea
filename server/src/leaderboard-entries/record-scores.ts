import type { Millis } from '@trivium/rules/game/decider'
import {
  isoWeekKey,
  isRanked,
  type Leaderboard,
  leaderboardKey,
  PROVISIONAL_GAMES,
  sortKey,
} from '@trivium/rules/leaderboards/leaderboard'
import { type RawBuilder, sql, type Transaction } from 'kysely'
import type { Schema } from '../database/schema.ts'
import type { LeaderboardScore, PlayerScores } from './score.ts'
import { isHiddenAt, upsertEntries } from './upsert-entries.ts'

/** A change to one leaderboard: `set` replaces, `add` adds, `best` replaces a worse score. */
interface Entered {
  readonly board: Leaderboard
  readonly how: 'set' | 'add' | 'best'
  readonly points: number
  readonly score: number
  readonly ms: Millis | null
}

/** All leaderboards affected by a result. */
const enteredBy = (entry: LeaderboardScore, at: Millis): readonly Entered[] => {
  const { kind } = entry
  const allTime = { kind, region: null, period: null }
  const thisWeek = { ...allTime, period: isoWeekKey(at) }
  if ('elo' in entry) {
    const { elo, gained } = entry
    return [
      { board: allTime, how: 'set', points: elo, score: elo, ms: null },
      { board: thisWeek, how: 'add', points: gained, score: gained, ms: null },
    ]
  }
  const { score } = entry
  if (!isRanked(kind, score)) return []
  const ms = 'ms' in entry ? entry.ms : null
  const best = { how: 'best', points: sortKey(score, ms), score, ms } as const
  if ('day' in entry) return [{ board: { ...allTime, period: entry.day }, ...best }]
  const region = 'region' in entry ? entry.region : null
  return [allTime, thisWeek].map((board) => ({ board: { ...board, region }, ...best }))
}

/**
 * Past weeks' rating entries of players whose rating has just become established. (`offset 0`: only these players'
 * entries are read, which happens once per player.)
 */
const settledNow = (
  uids: readonly string[],
  entered: readonly string[],
  at: Millis,
): RawBuilder<unknown> => sql`
  union all
  select board, old.uid, ${isHiddenAt(at, sql`board`)}, ms, at, points, score
  from (
    select * from users where uid = any(${[...uids]}::text[]) and rated_games = ${sql.lit(PROVISIONAL_GAMES)} offset 0
  ) users cross join lateral (
    select * from board_entries one where one.uid = users.uid and one.hidden offset 0
  ) old
  where board like 'elo/%' and board <> all (${[...entered]}::text[])`

/** Records results on the leaderboards of all time, of this week, or of the daily's day. */
export const recordLeaderboardScores = async (
  tx: Transaction<Schema>,
  results: readonly PlayerScores[],
  at: Millis,
): Promise<void> => {
  const entered = results.flatMap(({ uid, entries }) =>
    entries.flatMap((entry) =>
      enteredBy(entry, at).map((one) => ({ uid, ...one, board: leaderboardKey(one.board) })),
    ),
  )
  if (entered.length === 0) return
  const rated = entered.filter(({ board }) => board.startsWith('elo/'))
  await upsertEntries(
    tx,
    sql`
      select entered.board, entered.uid, ${isHiddenAt(at, sql`entered.board`)} as hidden, entered.ms, ${at}::int8 as at,
        entered.points + case how when 'add' then coalesce(old.points, 0) else 0 end as points,
        entered.score + case how when 'add' then coalesce(old.score, 0) else 0 end as score
      from jsonb_to_recordset(${JSON.stringify(entered)}::jsonb)
        as entered (board text, uid text, how text, points int8, score int4, ms int8)
      cross join lateral (select * from users where users.uid = entered.uid limit 1) users
      left join lateral (
        select points, score from board_entries old where old.board = entered.board and old.uid = entered.uid limit 1
      ) old on true
      where how <> 'best' or old.points is null or entered.points > old.points
      ${
        rated.length === 0
          ? sql``
          : settledNow(
              rated.map(({ uid }) => uid),
              [...new Set(rated.map(({ board }) => board))],
              at,
            )
      }`,
  )
}
