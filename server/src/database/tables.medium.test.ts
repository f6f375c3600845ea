import type { BattleEvent } from '@trivium/rules/modes/battle/events'
import { freshDatabase } from '@trivium/testkit/fresh-database'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { json } from './json.ts'
import type { OpenDatabase } from './open.ts'

let database: OpenDatabase
beforeAll(async () => {
  database = await freshDatabase()
  await fillEveryTable()
})
afterAll(() => database.close())

const day = new Date(86_400_000)
const event = json<BattleEvent>({ type: 'navigated', at: 1 })

async function fillEveryTable(): Promise<void> {
  const { db } = database
  const question = { category: 'c', difficulty: 1, prompt: 'p', answer: 'a', explanation: 'e', source: 's' }
  const summary = json({ kind: 'ranked', origin: 'queue' } as const)
  const game = { mode: 'battle', opened_at: 1, rated: true, summary } as const
  await db
    .insertInto('users')
    .values([{ uid: 'ada' }, { uid: 'bob' }])
    .execute()
  await db
    .insertInto('sessions')
    .values({ id: 's', token: 'h', user_id: 'ada', created_at: day, expires_at: day, updated_at: day })
    .execute()
  await db
    .insertInto('questions')
    .values({ ...question, id: 'q', wrong: json(['x']), tags: json(['t']), content_hash: 'h' })
    .execute()
  await db.insertInto('question_stats').values({ question_id: 'q', rating: 1500.5, updated_at: 1 }).execute()
  await db.insertInto('seen_questions').values({ uid: 'ada', question_id: 'q', seen_at: 1 }).execute()
  await db
    .insertInto('games')
    .values([
      { ...game, id: 'g' },
      { ...game, id: 'h' },
    ])
    .execute()
  await db
    .insertInto('game_seats')
    .values([
      { game_id: 'g', seat: 0, uid: 'ada', opened_at: 1 },
      { game_id: 'g', seat: 1, uid: null, opened_at: 1 },
    ])
    .execute()
  await db.insertInto('active_seats').values({ uid: 'ada', game_id: 'g', seat: 0 }).execute()
  await db.insertInto('game_events').values({ game_id: 'g', seq: 1, at: 1, event }).execute()
  await db
    .insertInto('rating_history')
    .values({ uid: 'ada', game_id: 'g', at: 1, before: 1000, after: 1012 })
    .execute()
  await db.insertInto('queue').values({ uid: 'ada', joined_at: 1, elo: 1000 }).execute()
  await db
    .insertInto('queue_pauses')
    .values({ uid: 'ada', misses: json([1]) })
    .execute()
  await db
    .insertInto('friend_matches')
    .values({
      key: 'k',
      host_uid: 'bob',
      rated: false,
      created_at: 1,
      expires_at: 2,
      taken_by: 'ada',
      game_id: 'g',
    })
    .execute()
  await db
    .insertInto('fair_play_notes')
    .values({ id: 'n', uid: 'ada', at: 1, kind: 'fast', detail: json({}) })
    .execute()
  await db
    .insertInto('settings')
    .values({ name: 's', value: json('v') })
    .execute()
}

const uniqueViolation = { code: '23505' }

describe('the tables', () => {
  it('limit a user to one active match, by a key', async () => {
    const second = database.db.insertInto('active_seats').values({ uid: 'ada', game_id: 'h', seat: 0 })
    await expect(second.execute()).rejects.toMatchObject(uniqueViolation)
  })

  it('refuse a second event of the same number, which fences off a second driver', async () => {
    const again = database.db.insertInto('game_events').values({ game_id: 'g', seq: 1, at: 2, event })
    await expect(again.execute()).rejects.toMatchObject(uniqueViolation)
  })

  it('accept events of a game before its other rows exist', async () => {
    const early = database.db.insertInto('game_events').values({ game_id: 'new', seq: 1, at: 1, event })
    await expect(early.execute()).resolves.toBeDefined()
  })

  it('keep a deleted player’s games and seats, and nothing else of theirs', async () => {
    const { db } = database
    await db.deleteFrom('users').where('uid', '=', 'ada').execute()
    const seats = await db
      .selectFrom('game_seats')
      .select(['seat', 'uid'])
      .where('game_id', '=', 'g')
      .orderBy('seat')
      .execute()
    expect(seats).toEqual([
      { seat: 0, uid: null },
      { seat: 1, uid: null },
    ])
    for (const table of ['sessions', 'seen_questions', 'active_seats', 'queue', 'rating_history'] as const) {
      expect(await db.selectFrom(table).selectAll().execute()).toEqual([])
    }
    const match = await db.selectFrom('friend_matches').select(['host_uid', 'taken_by']).executeTakeFirst()
    expect(match).toEqual({ host_uid: 'bob', taken_by: null })
  })
})
