import { Playthrough, sampleOpening, samplePlayer } from '@trivium/rules/modes/battle/playthrough.test-kit'
import {
  choiceItem,
  SoloPlaythrough,
  SURVIVAL_CONFIG,
  soloOpening,
} from '@trivium/rules/modes/solo/playthrough.test-kit'
import { type Random, randomFrom } from '@trivium/rules/random'
import { freshDatabase } from '@trivium/testkit/fresh-database'
import { type Kysely, sql } from 'kysely'
import { afterEach, expect, test } from 'vitest'
import { json } from '../database/json.ts'
import type { OpenDatabase } from '../database/open.ts'
import type { Schema } from '../database/schema.ts'
import type { BattleSummary, SoloSummary } from '../database/tables/games.ts'
import { settleGames } from '../games/battle/settle-battle.ts'
import { settleSoloGames } from '../games/solo/settle-solo.ts'
import { recountLeaderboards } from '../leaderboard-entries/recount.ts'
import {
  insertPlayers,
  recountedCounts,
  storedCounts,
} from '../leaderboard-entries/sample-players.test-kit.ts'

const SETTLEMENTS = 200
const START = Date.UTC(2026, 10, 22, 23)
const PLAYERS = ['ada', 'ben', 'cleo', 'dora', 'emil', 'finn', 'gina', 'hugo']
const QUESTIONS = 30

const databases: OpenDatabase[] = []
afterEach(async () => {
  for (const database of databases.splice(0)) await database.close()
})

/** Settles one game; `entered` is called while nobody else can settle a game of these players. */
interface Settlement {
  readonly id: string
  readonly isBattle: boolean
  readonly uids: readonly string[]
  readonly settle: (db: Kysely<Schema>, entered?: () => void) => Promise<unknown>
}

const house = async (): Promise<Kysely<Schema>> => {
  const database = await freshDatabase()
  databases.push(database)
  const { db } = database
  await insertPlayers(db, PLAYERS.slice(0, 4), 25)
  await insertPlayers(db, PLAYERS.slice(4), 15)
  await sql`
    insert into questions (id, category, difficulty, prompt, answer, wrong, explanation, source, content_hash)
    select 'question-' || n, 'category-' || n, 1 + n % 3, 'p', 'a', '[]', 'e', 's', 'h'
    from generate_series(0, ${QUESTIONS - 1}::int4) n`.execute(db)
  return db
}

const openGames = async (db: Kysely<Schema>, settlements: readonly Settlement[]): Promise<void> => {
  const ranked: BattleSummary = { kind: 'ranked', origin: 'queue' }
  const games = settlements.map(({ id, isBattle }) => ({
    id,
    ...(isBattle
      ? { mode: 'battle' as const, summary: json(ranked) }
      : { mode: 'solo' as const, summary: json(summaryOf(id)) }),
    opened_at: START,
    rated: isBattle,
  }))
  await db.insertInto('games').values(games).execute()
  const seats = settlements.flatMap(({ id, uids }) =>
    uids.map((uid, seat) => ({ game_id: id, seat, uid, opened_at: START })),
  )
  await db.insertInto('game_seats').values(seats).execute()
  const plays = settlements.filter(({ id }) => summaryOf(id).kind === 'daily')
  await db
    .insertInto('daily_plays')
    .values(
      plays.map(({ id, uids }) => ({ uid: uids[0] as string, day: dayOf(id), game_id: id, opened_at: 1 })),
    )
    .execute()
}

const dayOf = (id: string): string => `2026-10-${id.slice(-2)}`
const summaryOf = (id: string): SoloSummary =>
  id.startsWith('daily')
    ? { kind: 'daily', origin: 'solo', counts: true, day: dayOf(id) }
    : { kind: 'survival', origin: 'solo', counts: true }

const someItems = (random: Random) => {
  const from = Math.floor(random() * QUESTIONS)
  return Array.from({ length: 10 }, (_, i) => choiceItem((from + i * 7) % QUESTIONS))
}

const battle = (n: number, random: Random): Settlement => {
  const one = Math.floor(random() * PLAYERS.length)
  const other = (one + 1 + Math.floor(random() * (PLAYERS.length - 1))) % PLAYERS.length
  const uids = [PLAYERS[one] as string, PLAYERS[other] as string] as const
  const game = new Playthrough(
    sampleOpening({ players: [samplePlayer(uids[0]), samplePlayer(uids[1])], items: someItems(random) }),
  )
  for (let index = 0; index < 10; index++) {
    game.waitForQuestion(index)
    for (const seat of [0, 1] as const) game.answer(seat, random() < 0.6 ? 'right' : 'wrong')
  }
  game.waitForTheEnd()
  const id = `battle-${n}`
  return {
    id,
    isBattle: true,
    uids,
    settle: (db, entered = () => {}) =>
      settleGames(db, [{ id, state: game.state }], START + n * 60_000, async () => entered()),
  }
}

const solo = (n: number, random: Random): Settlement => {
  const player = Math.floor(n / 2) % PLAYERS.length
  const uid = PLAYERS[player] as string
  const isDaily = n % 2 === 0
  const items = someItems(random)
  const game = new SoloPlaythrough(
    soloOpening({
      players: [samplePlayer(uid)],
      items: isDaily ? items : [],
      ...(!isDaily && { config: SURVIVAL_CONFIG }),
    }),
  )
  game.draw = (index) => choiceItem((index * 11 + n) % QUESTIONS)
  const right = Math.floor(random() * 10)
  game.play(...Array.from({ length: right }, () => 'right' as const), 'wrong')
  if (isDaily) game.ask({ type: 'give-up' })
  const id = `${isDaily ? 'daily' : 'run'}-${n}-${String(10 + Math.floor(n / 16)).padStart(2, '0')}`
  return {
    id,
    isBattle: false,
    uids: [uid],
    settle: (db) => settleSoloGames(db, [{ id, state: game.state }], START + n * 60_000),
  }
}

const TABLES = {
  users: ['uid'],
  board_entries: ['board', 'uid'],
  user_achievements: ['uid', 'id'],
  achievement_counts: ['id'],
  player_accuracy: ['uid', 'category', 'difficulty'],
  player_times: ['uid', 'seconds'],
  player_days: ['uid', 'day'],
  player_games: ['uid', 'mode'],
  player_places: ['uid', 'quiz', 'place'],
  player_meetings: ['uid', 'other'],
  daily_scores: ['day', 'score'],
  seen_questions: ['uid', 'question_id'],
} as const

/** Everything that was counted, without times, which depend on the order of settling. */
const counted = async (db: Kysely<Schema>) => {
  const tables: Record<string, string[]> = {}
  for (const [table, key] of Object.entries(TABLES)) {
    const { rows } = await sql<{ row: string }>`
      select (to_jsonb(${sql.ref(table)}) - 'at' - 'seen_at' - 'achievements')::text as row from ${sql.table(table)}
      order by ${sql.join(key.map((column) => sql.ref(column)))}`.execute(db)
    tables[table] = rows.map(({ row }) => row)
  }
  const asked = await db.selectFrom('question_stats').select(['question_id', 'asked', 'correct']).execute()
  return {
    ...tables,
    asked: asked.map((row) => JSON.stringify(row)).toSorted(),
    counts: await storedCounts(db),
  }
}

test('200 concurrent settlements of the same players give the same counts as sequential ones', async () => {
  const random = randomFrom('at once')
  const settlements = Array.from({ length: SETTLEMENTS }, (_, n) =>
    n % 3 === 0 ? solo(n, random) : battle(n, random),
  )
  const [busy, calm] = [await house(), await house()]
  for (const db of [busy, calm]) await openGames(db, settlements)
  const order: Settlement[] = []
  await Promise.all(
    settlements.map((one) => one.settle(busy, one.isBattle ? () => order.push(one) : undefined)),
  )
  expect(order).toHaveLength(settlements.filter(({ isBattle }) => isBattle).length)
  for (const one of [...order, ...settlements.filter(({ isBattle }) => !isBattle)]) await one.settle(calm)
  const done = await counted(busy)
  expect(done).toEqual(await counted(calm))
  expect(done.counts).toEqual(await recountedCounts(busy))
  expect(await recountLeaderboards(busy, START)).toEqual([])
  expect(done.counts.length).toBeGreaterThan(100)
})
