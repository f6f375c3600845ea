import { MatchHarness } from '@trivium/testkit/match-harness'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readAchievementCounts } from '../../achievement-unlocks/unlock-counts.ts'
import { readUser } from '../../users/queries.ts'
import { discardGuest, mergeGuest, readGuestProgress } from './merge-guest.ts'

describe('between playing and merging', () => {
  let table: MatchHarness
  beforeAll(async () => {
    table = await MatchHarness.open()
    await table.guests('guest', 'account', 'other', 'idle')
    await table.db.updateTable('users').set({ is_anonymous: false }).where('uid', '=', 'account').execute()
  })
  afterAll(() => table.close())
  const holdings = (uid: string) => readGuestProgress(table.db, uid)
  const merge = (guest: string) => mergeGuest(table.db, { guest, account: 'account', at: table.clock.now() })

  test('a guest who did nothing has nothing to lose, and neither does an account', async () => {
    expect(await holdings('idle')).toBeNull()
    expect(await holdings('account')).toBeNull()
    expect(await holdings('nobody')).toBeNull()
  })

  test('a guest in a match is refused as playing, and is not merged', async () => {
    const id = await table.match('guest', 'other')
    expect(await holdings('guest')).toEqual({ games: 0, questionsCorrect: 0, elo: 1000, activeMatch: true })
    expect(await merge('guest')).toBe('playing')
    await table.begin(id)
    await table.withdraw('guest')
    expect(await holdings('guest')).toEqual({ games: 1, questionsCorrect: 0, elo: 980, activeMatch: false })
  })

  test('a match that never began is not a loss', async () => {
    await table.match('idle', 'other')
    await table.clock.pass(10_000)
    await table.withdraw('idle')
    expect(await holdings('idle')).toBeNull()
  })

  test('a match in memory is updated with its new owner', async () => {
    const id = await table.played('guest', 'other', 3)
    expect(await holdings('guest')).toMatchObject({ games: 2, questionsCorrect: 3 })
    expect((await table.games.find(id))?.seatOf('guest')).toBe(0)
    expect(await merge('guest')).toEqual([])
    await table.games.rename('guest', { uid: 'account' })
    const driver = await table.games.find(id)
    expect([driver?.seatOf('account'), driver?.seatOf('guest')]).toEqual([0, null])
  })

  test('in a match between the guest and the account both keep their seats', async () => {
    await table.guests('second')
    const id = await table.played('second', 'account', 1)
    await merge('second')
    await table.games.rename('second', { uid: 'account' })
    const driver = await table.games.find(id)
    expect([driver?.seatOf('second'), driver?.seatOf('account')]).toEqual([0, 1])
  })

  test('of several merges of one guest at once only one takes effect', async () => {
    await table.guests('third')
    await table.db.updateTable('users').set({ wins: 3 }).where('uid', '=', 'third').execute()
    const { wins } = (await readUser(table.db, 'account')) ?? { wins: Number.NaN }
    await Promise.all([merge('third'), merge('third'), merge('third')])
    expect((await readUser(table.db, 'account'))?.wins).toBe(wins + 3)
  })

  test('an achievement that the two reach only together is unlocked for the account', async () => {
    const counted = async () => (await readAchievementCounts(table.db)).get('know_it_all') ?? 0
    await table.guests('sixty')
    const right = (uid: string, questions_correct: number) =>
      table.db.updateTable('users').set({ questions_correct }).where('uid', '=', uid).execute()
    await right('sixty', 60)
    await right('account', 41)
    const before = await counted()
    await merge('sixty')
    const account = await readUser(table.db, 'account')
    expect(account?.achievements).toContain('know_it_all')
    expect(account?.unshown).toContain('know_it_all')
    expect(await counted()).toBe(before + 1)
  })

  test('only guests can be merged, and only into accounts', async () => {
    await table.guests('fourth')
    for (const [guest, account] of [
      ['account', 'fourth'],
      ['fourth', 'other'],
      ['fourth', 'fourth'],
      ['fourth', 'nobody'],
    ] as const)
      expect(await mergeGuest(table.db, { guest, account, at: 1 })).toEqual([])
    const row = await table.db
      .selectFrom('users')
      .select('merged_into')
      .where('uid', '=', 'fourth')
      .executeTakeFirst()
    expect(row?.merged_into).toBeNull()
  })

  test('a discarded guest keeps everything except the sessions', async () => {
    const at = new Date(table.clock.now())
    const session = { expires_at: at, created_at: at, updated_at: at, user_id: 'fourth' }
    await table.db
      .insertInto('sessions')
      .values([
        { ...session, id: 'a', token: 'a' },
        { ...session, id: 'b', token: 'b' },
      ])
      .execute()
    const before = await readUser(table.db, 'fourth')
    expect((await discardGuest(table.db, 'fourth')).toSorted()).toEqual(['a', 'b'])
    expect(await readUser(table.db, 'fourth')).toEqual(before)
    expect(await table.db.selectFrom('sessions').select('id').execute()).toEqual([])
  })
})
