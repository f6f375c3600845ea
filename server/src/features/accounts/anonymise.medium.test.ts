import { DAY } from '@trivium/rules/time'
import { MatchHarness } from '@trivium/testkit/match-harness'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readAchievementCounts } from '../../achievement-unlocks/unlock-counts.ts'
import { readPlayerCount } from '../../sharded-counters/player-count.ts'
import { claimName, findPlayerByName } from '../../users/names.ts'
import { readRole, readUser } from '../../users/queries.ts'
import { deletionOf, register, resultOf } from './deletion.test-kit.ts'
import { mergeGuest } from './merge-guest.ts'

/** Every row of every table, as text. */
const dump = async ({ db }: MatchHarness): Promise<string[]> => {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = 'public'`.execute(db)
  const texts: string[] = []
  for (const { name } of tables) {
    const { rows } = await sql<{
      line: string
    }>`select ${name}::text || ' ' || t::text as line from ${sql.table(name)} t`.execute(db)
    texts.push(...rows.map(({ line }) => line))
  }
  return texts
}

describe('an account a week after its deletion was requested', () => {
  let table: MatchHarness
  let before: { ben: unknown; history: unknown }
  const matches: string[] = []

  const historyOf = (uid: string) =>
    table.db.selectFrom('rating_history').selectAll().where('uid', '=', uid).orderBy('game_id').execute()

  beforeAll(async () => {
    table = await MatchHarness.open()
    await table.guests('ada', 'ben', 'guest')
    await table.db.updateTable('users').set({ profile_pic: 'profile23' }).where('uid', '=', 'guest').execute()
    await register(table, 'ben', 'BenTheOther')
    await register(table, 'ada', 'AdaLovelace')
    matches.push(await table.played('guest', 'ben', 4))
    // In this game against the account the guest keeps its seat: no player holds both seats.
    await table.played('guest', 'ada', 1)
    await mergeGuest(table.db, { guest: 'guest', account: 'ada', at: table.clock.now() })
    await table.games.rename('guest', { uid: 'ada' })
    matches.push(await table.played('ada', 'ben', 2), await table.played('ben', 'ada', 5))
    await table.friends.create('ada', false)
    await table.db
      .insertInto('user_achievements')
      .values([
        { uid: 'ada', id: 'survivor', at: 1 },
        { uid: 'guest', id: 'survivor', at: 1 },
      ])
      .execute()
    await table.db.insertInto('achievement_counts').values({ id: 'survivor', players: 2 }).execute()
    before = { ben: await readUser(table.db, 'ben'), history: await historyOf('ben') }
    const { deletionAt } = await deletionOf(table).deleteAccount('ada')
    expect(deletionAt).toBe(table.clock.now() + 7 * DAY)
    await table.clock.pass(7 * DAY)
    await table.matchmaking.join('ada')
    await deletionOf(table).anonymiseDue()
  }, 60_000)
  afterAll(() => table.close())

  test('leaves no name, address or session anywhere, except the reserved name', async () => {
    const lines = await dump(table)
    const traces =
      /adalovelace|reason-ada|token-ada|agent-ada|hash-ada|device-ada|reset-ada|profile17|profile23/i
    const left = lines.filter((line) => traces.test(line))
    expect(left).toEqual([expect.stringMatching(/^usernames \(adalovelace,,adalovelace,\d+\)$/)])
  })

  test('stays in the audit log as a deleted player, both as actor and as target', async () => {
    const logged = await table.db.selectFrom('audit_log').selectAll().orderBy('id').execute()
    const entries = logged.filter((entry) => entry.subject_kind === 'player')
    const nobody = 'Deleted player'
    expect(entries).toMatchObject([
      { actor_uid: 'ada', actor_name: nobody, subject_name: 'BenTheOther', reason: 'reason-ben' },
      {
        actor_name: 'BenTheOther',
        act: 'set-role',
        subject_name: nobody,
        before: {},
        after: {},
        reason: null,
      },
    ])
    const quizzes = logged.filter((entry) => entry.subject_kind === 'quiz')
    expect(quizzes).toMatchObject([
      { subject_name: 'Of BenTheOther', reason: 'reason-ben' },
      { subject_id: 'q-ada', subject_name: 'A quiz', before: {}, after: {}, reason: null },
    ])
  })

  test('leaves nothing in the tables that belong to the player only', async () => {
    for (const name of [
      'seen_questions',
      'queue',
      'known_devices',
      'active_seats',
      'user_achievements',
      'player_accuracy',
      'player_times',
      'player_days',
      'player_games',
      'player_places',
      'player_meetings',
      'place_scores',
      'place_reports',
      'fair_play_facts',
      'fair_play_cases',
      'fair_play_evidence',
      'messages',
    ] as const)
      expect(
        await table.db.selectFrom(name).select('uid').where('uid', 'in', ['ada', 'guest']).execute(),
        name,
      ).toEqual([])
    expect(await table.db.selectFrom('friend_matches').selectAll().execute()).toEqual([])
    const doors = await table.db.selectFrom('login_tries').select('door').execute()
    expect(doors.map(({ door }) => door).toSorted()).toEqual(['account:ben', 'device:ben:x'])
  })

  test('keeps the replies that it wrote to others as an admin', async () => {
    const answers = await table.db.selectFrom('message_replies').select(['text', 'by_uid']).execute()
    expect(answers).toEqual([{ text: 'Dear BenTheOther', by_uid: 'ada' }])
  })

  test('is no longer counted: one player is left, with that player’s achievements', async () => {
    expect(await readPlayerCount(table.db)).toBe(1)
    const left = await table.db.selectFrom('user_achievements').select(['uid', 'id']).execute()
    expect(left).toEqual([{ uid: 'ben', id: 'first_victory' }])
    const counts = [...(await readAchievementCounts(table.db))].filter(([, players]) => players !== 0)
    expect(counts).toEqual([['first_victory', 1]])
    const meetings = await table.db.selectFrom('player_meetings').selectAll().execute()
    expect(meetings).toEqual([])
  })

  test('keeps its row without the name, for the opponents who played against it', async () => {
    expect(await readUser(table.db, 'ada')).toMatchObject({
      username: 'Deleted player',
      profilePic: 'profile1',
      isAnonymous: true,
      role: 'guest',
      scores: {},
      achievements: [],
      deletionAt: null,
      elo: expect.any(Number),
    })
    expect(await readRole(table.db, 'ada', table.clock.now())).toBeNull()
    expect(await findPlayerByName(table.db, 'AdaLovelace', table.clock.now())).toBeNull()
  })

  test('appears as a deleted player in all matches, even the guest’s; opponents are unchanged', async () => {
    for (const [i, id] of matches.entries()) {
      const own = i === 2 ? 1 : 0
      const { result, opened } = await resultOf(table, id)
      const players = opened?.type === 'opened' && 'players' in opened ? opened.players : []
      expect(result?.players[own]).toMatchObject({ username: 'Deleted player', profilePic: 'profile1' })
      expect(players[own]).toMatchObject({ username: 'Deleted player', profilePic: 'profile1', uid: 'ada' })
      expect(result?.players[1 - own]).toMatchObject({ username: 'BenTheOther', profilePic: 'profile9' })
      expect(players[1 - own]).toMatchObject({ username: 'BenTheOther', uid: 'ben' })
      const inMemory = await table.games.find(id)
      expect(inMemory?.document(own === 0 ? 1 : 0).players[own]).toMatchObject({ username: 'Deleted player' })
    }
  })

  test('leaves the opponents’ counters, ratings, results and history unchanged', async () => {
    expect(await readUser(table.db, 'ben')).toEqual(before.ben)
    expect(await historyOf('ben')).toEqual(before.history)
    const scores = await Promise.all(matches.map(async (id) => (await resultOf(table, id)).result?.scores))
    expect(scores).toEqual([
      [4, 0],
      [2, 0],
      [5, 0],
    ])
  })

  test('cannot be paired again', async () => {
    await expect(table.match('ben', 'ada')).rejects.toThrow('player-gone')
  })

  test('releases its name after 30 days, and not before', async () => {
    const claim = () =>
      table.db
        .transaction()
        .execute((tx) => claimName(tx, { uid: 'ben', username: 'adalovelace', at: table.clock.now() }))
    expect(await claim()).toBe(false)
    await table.clock.pass(30 * DAY)
    await deletionOf(table).anonymiseDue()
    const lines = await dump(table)
    expect(lines.filter((line) => /adalovelace/i.test(line))).toEqual([])
  })
})
