import { GAMES_EXAMINED, type GameFacts, timedAnswers } from '@trivium/rules/fair-play/facts'
import type { PopulationNorms } from '@trivium/rules/fair-play/leaving'
import { TIME_BIN, TIME_BINS } from '@trivium/wire/fair-play-cases'
import { type Kysely, type Selectable, sql, type Transaction } from 'kysely'
import { json } from '../../database/json.ts'
import type { Schema } from '../../database/schema.ts'
import type { FairPlayFactsTable, StoredFacts } from '../../database/tables/fair-play.ts'
import type { PlayerFacts } from './extract-facts.ts'

type Database = Kysely<Schema> | Transaction<Schema>

const CHECKED_UNTIL = 'looked-up-to'
const TIMES = 'answer-times'
const LOST = 'lost'
const LEFT = 'left'

const stored = ({ answers, battle, messages }: GameFacts): StoredFacts => {
  const { other, ...met } = battle ?? { other: null }
  return {
    answers: answers.map(({ ms, characters, right, difficulty, expected }) => [
      ms === null ? null : Math.round(ms),
      characters,
      right ? 1 : 0,
      difficulty,
      Math.round(expected * 1_000),
    ]),
    battle: battle && (met as NonNullable<StoredFacts['battle']>),
    messages,
  }
}

const read = ({ game_id, other, at, facts }: Selectable<FairPlayFactsTable>): GameFacts => ({
  game: game_id,
  at,
  answers: facts.answers.map(([ms, characters, right, difficulty, expected]) => ({
    ms,
    characters,
    right: right === 1,
    difficulty: difficulty as 1 | 2 | 3,
    expected: expected / 1_000,
  })),
  battle: facts.battle && { ...facts.battle, other },
  messages: facts.messages,
})

/** The histogram bin of an answer time. */
const binOf = (ms: number): number => Math.min(TIME_BINS - 1, Math.floor(ms / TIME_BIN))

/** Answer times by bin; unknown times are left out. */
export const binned = (games: readonly GameFacts[]): number[] => {
  const bins = Array.from({ length: TIME_BINS }, () => 0)
  for (const { ms } of timedAnswers(games)) bins[binOf(ms)]! += 1
  return bins
}

const addToNorms = async (tx: Transaction<Schema>, games: readonly GameFacts[]): Promise<void> => {
  const lost = games.filter(({ battle }) => battle?.outcome === 'lost')
  const sums = [
    ...binned(games).map((n, slot) => ({ name: TIMES, slot, n })),
    { name: LOST, slot: 0, n: lost.length },
    { name: LEFT, slot: 0, n: lost.filter(({ battle }) => battle?.leftBehind).length },
  ].filter(({ n }) => n > 0)
  if (sums.length === 0) return
  await tx
    .insertInto('fair_play_norms')
    .values(sums)
    .onConflict((same) =>
      same
        .columns(['name', 'slot'])
        .doUpdateSet((is) => ({ n: is('fair_play_norms.n', '+', is.ref('excluded.n')) })),
    )
    .execute()
}

/** Saves facts once: those that another process has saved meanwhile are not counted again. Returns the new ones. */
export const saveFacts = (db: Kysely<Schema>, seen: readonly PlayerFacts[]): Promise<PlayerFacts[]> =>
  db.transaction().execute(async (tx) => {
    if (seen.length === 0) return []
    const rows = seen.map(({ uid, facts }) => ({
      ...{ game_id: facts.game, uid, other: facts.battle?.other ?? null, at: facts.at },
      facts: json(stored(facts)),
    }))
    const kept = await tx
      .insertInto('fair_play_facts')
      .values(rows)
      .onConflict((same) => same.doNothing())
      .returning(['game_id', 'uid'])
      .execute()
    const keys = new Set(kept.map(({ game_id, uid }) => `${game_id} ${uid}`))
    const fresh = seen.filter(({ uid, facts }) => keys.has(`${facts.game} ${uid}`))
    await addToNorms(
      tx,
      fresh.map(({ facts }) => facts),
    )
    return fresh
  })

/** A player's newest games, the newest first; only those settled after `since`. */
export const readFacts = async (db: Database, uid: string, since = 0): Promise<GameFacts[]> => {
  const rows = await db
    .selectFrom('fair_play_facts')
    .selectAll()
    .where('uid', '=', uid)
    .where('at', '>', since)
    .orderBy('at', 'desc')
    .limit(GAMES_EXAMINED)
    .execute()
  return rows.map(read)
}

const readNorm = async (db: Database, ...names: string[]) =>
  db.selectFrom('fair_play_norms').selectAll().where('name', 'in', names).execute()

export const readNorms = async (db: Database): Promise<PopulationNorms> => {
  const rows = await readNorm(db, LOST, LEFT)
  const of = (name: string) => rows.find((row) => row.name === name)?.n ?? 0
  return { lost: of(LOST), left: of(LEFT) }
}

/** Answer times of all players by bin. */
export const readNormTimes = async (db: Database): Promise<number[]> => {
  const bins = Array.from({ length: TIME_BINS }, () => 0)
  for (const { slot, n } of await readNorm(db, TIMES)) bins[slot] = n
  return bins
}

/** The time up to which games have been examined; null if none have. */
export const readWatermark = async (db: Database): Promise<number | null> =>
  (await readNorm(db, CHECKED_UNTIL))[0]?.n ?? null

export const writeWatermark = async (db: Database, at: number): Promise<void> => {
  await sql`
    insert into fair_play_norms (name, slot, n) values (${CHECKED_UNTIL}, 0, ${at})
    on conflict (name, slot) do update set n = greatest(fair_play_norms.n, excluded.n)`.execute(db)
}

/** Deletes older facts, a batch at a time. */
export const deleteOldFacts = async (db: Kysely<Schema>, before: number, most: number): Promise<void> => {
  await sql`
    delete from fair_play_facts where (game_id, uid) in (
      select game_id, uid from fair_play_facts where at < ${before} order by at limit ${most})`.execute(db)
}
