import { freshDatabase } from '@trivium/testkit/fresh-database'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { json } from './json.ts'
import type { OpenDatabase } from './open.ts'

let database: OpenDatabase
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.close())

describe('columns', () => {
  it('keep arrays and objects in jsonb unchanged', async () => {
    const { db } = database
    const achievements = ["it's", 'a "quoted" \\ one', '{1,2}', 'ä 🎉']
    await db
      .insertInto('users')
      .values({ uid: 'json', achievements: json(achievements) })
      .execute()
    await db
      .insertInto('settings')
      .values({ name: 'object', value: json({ a: [] }) })
      .execute()
    const user = await db.selectFrom('users').select('achievements').executeTakeFirstOrThrow()
    const setting = await db.selectFrom('settings').select('value').executeTakeFirstOrThrow()
    expect(user.achievements).toEqual(achievements)
    expect(setting.value).toEqual({ a: [] })
  })

  it('refuse a bare array for jsonb at compile time', () => {
    // @ts-expect-error a jsonb column only accepts the result of json()
    const query = () => database.db.insertInto('users').values({ uid: 'x', achievements: ['a'] })
    expect(query).toBeTypeOf('function')
  })

  it('return times and counts as numbers', async () => {
    const { db } = database
    const at = 1_795_259_142_539
    await db.insertInto('users').values({ uid: 'times', created_at: at }).execute()
    const row = await db
      .selectFrom('users')
      .select((e) => ['created_at', e.fn.countAll<number>().over().as('all')])
      .where('uid', '=', 'times')
      .executeTakeFirstOrThrow()
    expect(row).toEqual({ created_at: at, all: 1 })
  })

  it('accept a list of strings as one parameter', async () => {
    const { db } = database
    await db
      .insertInto('users')
      .values([{ uid: 'one' }, { uid: 'two, {2}' }])
      .execute()
    const rows = await db
      .selectFrom('users')
      .select('uid')
      .where((e) => e('uid', '=', e.fn.any(e.val(['one', 'two, {2}']))))
      .orderBy('uid')
      .execute()
    expect(rows.map((row) => row.uid)).toEqual(['one', 'two, {2}'])
  })

  it('give a guest without a profile the defaults, and null in the columns that sign-in fills in', async () => {
    const { db } = database
    await db.insertInto('users').values({ uid: 'guest' }).execute()
    const user = await db.selectFrom('users').selectAll().where('uid', '=', 'guest').executeTakeFirstOrThrow()
    expect(user).toEqual({
      uid: 'guest',
      username: null,
      profile_pic: null,
      elo: null,
      created_at: null,
      is_anonymous: true,
      nickname: null,
      colour: null,
      achievements: [],
      wins: 0,
      losses: 0,
      draws: 0,
      rated_games: 0,
      questions_correct: 0,
      flag_questions_correct: 0,
      win_streak: 0,
      best_win_streak: 0,
      perfect_scores: 0,
      last_elo_change: null,
      scores: {},
      flag_quiz_scores: {},
      country_quiz_scores: {},
      role: 'player',
      banned_until: null,
      ban_reason: null,
      settings: {},
      username_changed_at: null,
      deletion_at: null,
      deleted_at: null,
      merged_into: null,
      notices: [],
    })
  })
})
