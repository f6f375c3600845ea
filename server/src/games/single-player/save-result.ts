import type { Millis } from '@trivium/rules/game/decider'
import { type Kysely, sql, type Transaction } from 'kysely'
import { json } from '../../database/json.ts'
import type { Schema } from '../../database/schema.ts'
import { statement } from '../../database/statement.ts'
import type { ResultOf, SinglePlayerMode, SummaryOf } from '../../database/tables/games.ts'

type Database = Kysely<Schema> | Transaction<Schema>

const lockRows = statement<{ uid: string }, [uids: readonly string[]]>(
  'lock-single-players',
  `select uid from users where uid = any($1::text[]) and deleted_at is null order by uid for update`,
)

/**
 * Locks the players' rows, as every opening and settlement does first, in the order of their ids, so that two of them cannot
 * deadlock. Returns the players who are not deleted.
 */
export const lockPlayers = async (
  tx: Transaction<Schema>,
  uids: readonly string[],
): Promise<ReadonlySet<string>> => new Set((await lockRows(tx, uids)).map(({ uid }) => uid))

/** Locks one player's row. Null for a deleted player. */
export const lockPlayer = async (tx: Transaction<Schema>, uid: string | null): Promise<string | null> =>
  uid !== null && (await lockPlayers(tx, [uid])).has(uid) ? uid : null

/** How a game ended, and the time of writing it. */
interface GameEnd<Mode extends SinglePlayerMode> {
  readonly id: string
  readonly mode: Mode
  readonly endedAt: Millis
  readonly at: Millis
  readonly result: ResultOf<Mode>
}

/** Writes a game's end once and returns its summary; null if the end was written already. */
export const saveResultOnce = async <Mode extends SinglePlayerMode>(
  tx: Transaction<Schema>,
  { id, mode, endedAt, at, result }: GameEnd<Mode>,
): Promise<SummaryOf<Mode> | null> => {
  const row = await tx
    .updateTable('games')
    .set({ ended_at: endedAt, settled_at: at, result: json(result) })
    .where('id', '=', id)
    .where('mode', '=', mode)
    .where('settled_at', 'is', null)
    .returning('summary')
    .$castTo<{ summary: SummaryOf<Mode> }>()
    .executeTakeFirst()
  return row?.summary ?? null
}

/** The stored result; null while the game is not settled. */
export const readResult = async <Mode extends SinglePlayerMode>(
  db: Database,
  id: string,
  mode: Mode,
): Promise<ResultOf<Mode> | null> => {
  const row = await db
    .selectFrom('games')
    .select('result')
    .where('id', '=', id)
    .where('mode', '=', mode)
    .where('settled_at', 'is not', null)
    .$castTo<{ result: ResultOf<Mode> | null }>()
    .executeTakeFirst()
  return row?.result ?? null
}

/** A player's newest unfinished game of a mode with these values in its summary. */
export const runningGame = async <Mode extends SinglePlayerMode>(
  db: Database,
  uid: string,
  mode: Mode,
  about: Partial<SummaryOf<Mode>>,
): Promise<string | null> => {
  const { rows } = await sql<{ id: string }>`
    select games.id from game_seats join games on games.id = game_seats.game_id
    where game_seats.uid = ${uid} and games.mode = ${mode} and games.settled_at is null
      and games.summary @> ${JSON.stringify(about)}::jsonb
    order by game_seats.opened_at desc limit 1`.execute(db)
  return rows[0]?.id ?? null
}
