import { Playthrough, sampleOpening, samplePlayer } from '@trivium/rules/modes/battle/playthrough.test-kit'
import type { BattleState } from '@trivium/rules/modes/battle/state'
import { json } from '@trivium/server/database/json'
import type { Schema } from '@trivium/server/database/schema'
import { settleGames } from '@trivium/server/games/battle/settle-battle'
import { rankOf } from '@trivium/server/leaderboard-entries/rank'
import { readNeighbours, readPage, readPlayerCount } from '@trivium/server/leaderboard-entries/read-pages'
import { newId, systemRandom } from '@trivium/server/random'
import { type Kysely, sql } from 'kysely'
import { QUESTIONS, uidOf } from './fill.ts'

const BOARDS = ['elo', 'flags/all'] as const

/** A database and the number of players in it. */
export interface BenchDatabase {
  readonly db: Kysely<Schema>
  readonly players: number
}

/** Prepares an operation. Only the returned function is measured. */
export type Operation = (house: BenchDatabase) => Promise<() => Promise<unknown>>

const someone = ({ players }: BenchDatabase): string => uidOf(Math.floor(Math.random() * players))
const someBoard = (): string => BOARDS[Math.floor(Math.random() * BOARDS.length)] ?? 'elo'

const key: Operation = async (house) => {
  const uid = someone(house)
  return () =>
    house.db.selectFrom('users').select(['uid', 'username', 'elo']).where('uid', '=', uid).executeTakeFirst()
}

const rank: Operation = async (house) => {
  const [uid, board] = [someone(house), someBoard()]
  return () =>
    sql`select ${rankOf(board, sql`e.points`)} as place from board_entries e
      where e.board = ${board} and e.uid = ${uid}`.execute(house.db)
}

const naive: Operation = async (house) => {
  const [uid, board] = [someone(house), someBoard()]
  return () =>
    sql`select 1 + count(*) as place from board_entries better
      where better.board = ${board} and not better.hidden
        and better.points > (select points from board_entries where board = ${board} and uid = ${uid})`.execute(
      house.db,
    )
}

/** A page from anywhere on the leaderboard. */
const page: Operation = async (house) => {
  const [uid, board] = [someone(house), someBoard()]
  const { points } = await house.db
    .selectFrom('board_entries')
    .select('points')
    .where('board', '=', board)
    .where('uid', '=', uid)
    .executeTakeFirstOrThrow()
  return async () => {
    await readPage(house.db, board, { after: { points, uid } })
    await readPlayerCount(house.db, board)
  }
}

const place: Operation = async (house) => {
  const [uid, board] = [someone(house), someBoard()]
  return () => readNeighbours(house.db, board, uid)
}

/** A match between two players, played to its end. */
const playedMatch = (one: string, other: string): BattleState => {
  const first = sampleOpening({ players: [samplePlayer(one), samplePlayer(other)], at: Date.now() - 120_000 })
  const from = Math.floor(Math.random() * QUESTIONS)
  const items = first.items.map((item, i) => ({
    ...item,
    question: `question-${(from + i * 7) % QUESTIONS}`,
  }))
  const game = new Playthrough({ ...first, items })
  for (let index = 0; index < items.length; index++) {
    game.waitForQuestion(index)
    for (const seat of [0, 1] as const) game.answer(seat, Math.random() < 0.6 ? 'right' : 'wrong')
  }
  game.waitForTheEnd()
  return game.state
}

const settle: Operation = async (house) => {
  const [one, other] = [someone(house), someone(house)]
  if (one === other) return settle(house)
  const id = newId(systemRandom)
  const state = playedMatch(one, other)
  const at = Date.now()
  await house.db
    .insertInto('games')
    .values({
      id,
      mode: 'battle',
      opened_at: at,
      rated: true,
      summary: json({ kind: 'ranked', origin: 'queue' }),
    })
    .execute()
  const seats = [one, other].map((uid, seat) => ({ game_id: id, seat, uid, opened_at: at }))
  await house.db.insertInto('game_seats').values(seats).execute()
  return () => settleGames(house.db, [{ id, state }], at, async () => {})
}

/** `part`: the share of the samples that are taken of this operation. */
export const OPERATIONS: Readonly<Record<string, { readonly act: Operation; readonly part: number }>> = {
  'primary key': { act: key, part: 1 },
  rank: { act: rank, part: 1 },
  'count(*)': { act: naive, part: 0.01 },
  page: { act: page, part: 1 },
  'own place': { act: place, part: 1 },
  settle: { act: settle, part: 0.25 },
}
