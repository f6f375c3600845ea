import type { Schema } from '@trivium/server/database/schema'
import { type Kysely, sql } from 'kysely'
import type { Verdict } from './verdict.ts'

const START = 1_000

interface Change {
  readonly uid: string
  /** Null for a correction, which no bench makes. */
  readonly game_id: string | null
  readonly before: number
  readonly after: number
}

/**
 * Each rating change begins where the previous one ended, and together they lead from the first rating to the
 * current one.
 */
const checkChain = (
  user: { elo: number | null; rated_games: number; wins: number; losses: number; draws: number },
  changes: readonly Change[],
): string[] => {
  const faults: string[] = []
  let elo = START
  for (const change of changes) {
    if (change.before !== elo) faults.push(`${change.game_id} begins at ${change.before}, not ${elo}`)
    elo = change.after
  }
  const sum = changes.reduce((all, { before, after }) => all + after - before, 0)
  if (user.elo !== START + sum) faults.push(`the rating is ${user.elo}, the history leads to ${START + sum}`)
  if (user.rated_games !== changes.length)
    faults.push(`${user.rated_games} rated games, ${changes.length} in the history`)
  const decided = user.wins + user.losses + user.draws
  if (decided !== changes.length) faults.push(`${decided} results, ${changes.length} rated games`)
  return faults
}

/** A rated match that was played has a rating change for both players. Other matches have none. */
const checkGames = async (db: Kysely<Schema>): Promise<string[]> => {
  const { rows } = await sql<{ id: string; changes: number; due: number }>`
    select games.id, count(rating_history.uid)::int4 as changes,
      case when rated and result ->> 'reason' in ('completed', 'resigned', 'abandoned') then 2 else 0 end as due
    from games left join rating_history on rating_history.game_id = games.id
    group by games.id`.execute(db)
  return rows.flatMap(({ id, changes, due }) =>
    changes === due ? [] : [`${id}: ${changes} rating changes, due are ${due}`],
  )
}

/** The players' statistics count each settled answer once. They change in the same transaction as ratings. */
const checkStatistics = async (db: Kysely<Schema>): Promise<string[]> => {
  const { rows } = await sql<{ right: number; correct: number }>`
    select (select coalesce(sum(questions_correct), 0)::int4 from users) as right,
      (select coalesce(sum((result -> 'scores' ->> seat)::int4), 0)::int4
        from games join game_seats on game_seats.game_id = games.id and game_seats.uid is not null
        where result ->> 'reason' in ('completed', 'resigned', 'abandoned')) as correct`.execute(db)
  const { right, correct } = rows[0] ?? { right: 0, correct: -1 }
  return right === correct ? [] : [`players have ${right} right answers, matches ${correct}`]
}

export const checkRatings = async (db: Kysely<Schema>, players: readonly string[]): Promise<Verdict> => {
  const users = await db.selectFrom('users').selectAll().execute()
  const history = await db.selectFrom('rating_history').selectAll().orderBy('at').execute()
  const of = Map.groupBy(history, ({ uid }) => uid)
  const faults = [...(await checkGames(db)), ...(await checkStatistics(db))]
  const twice = history.length - new Set(history.map(({ uid, game_id }) => `${uid} ${game_id}`)).size
  if (twice > 0) faults.push(`${twice} ratings settled twice`)
  if (users.length !== players.length) faults.push(`${users.length} users, ${players.length} were made`)
  for (const user of users)
    for (const fault of checkChain(user, of.get(user.uid) ?? [])) faults.push(`${user.uid}: ${fault}`)
  return { figures: { 'rating changes': history.length }, faults }
}
