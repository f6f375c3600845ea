import { DAY } from '@trivium/rules/time'
import { MatchHarness } from '@trivium/testkit/match-harness'
import { suspect } from '@trivium/testkit/suspect'
import { sql } from 'kysely'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readAchievementCounts } from '../../achievement-unlocks/unlock-counts.ts'
import { json } from '../../database/json.ts'
import { readPlayerCount } from '../../sharded-counters/player-count.ts'
import { claimName, findPlayerByName } from '../../users/names.ts'
import { readRole, readUser } from '../../users/queries.ts'
import { deletionService } from './deletion.ts'
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

const ended: string[] = []
const shown: string[] = []
const deletion = ({ db, clock, games, withdraw }: MatchHarness) =>
  deletionService({
    db,
    clock,
    withdraw,
    log: pino({ level: 'silent' }),
    shown: async (uid) => void shown.push(uid),
    endSessions: async (uid) => {
      ended.push(uid)
      await db.deleteFrom('sessions').where('user_id', '=', uid).execute()
    },
    renameInGames: (uid, player) => games.rename(uid, player),
  })

/** Turns a guest into a registered player with a trace in every table that can hold one. */
const register = async ({ db, clock }: MatchHarness, uid: string, username: string) => {
  const at = clock.now()
  const day = new Date(at)
  const email = `${username.toLowerCase()}@example.org`
  await db.transaction().execute((tx) => claimName(tx, { uid, username, at }))
  await db
    .updateTable('users')
    .set({
      is_anonymous: false,
      profile_pic: uid === 'ada' ? 'profile17' : 'profile9',
      role: 'admin',
      settings: json({ theme: 'dark' }),
      scores: json({ Survival: 9 }),
      achievements: json(['first']),
      username_changed_at: at,
    })
    .where('uid', '=', uid)
    .execute()
  const times = { created_at: day, updated_at: day }
  await db
    .insertInto('logins')
    .values({ id: uid, name: username, email, ...times })
    .execute()
  await db
    .insertInto('credentials')
    .values({
      id: `c-${uid}`,
      account_id: uid,
      provider_id: 'credential',
      user_id: uid,
      password: `hash-${uid}`,
      ...times,
    })
    .execute()
  await db
    .insertInto('sessions')
    .values({
      id: `s-${uid}`,
      token: `token-${uid}`,
      user_id: uid,
      user_agent: `agent-${uid}`,
      expires_at: new Date(at + 400 * DAY),
      ...times,
    })
    .execute()
  await db
    .insertInto('verifications')
    .values({ id: `v-${uid}`, identifier: `reset-${uid}`, value: uid, expires_at: day, ...times })
    .execute()
  await db
    .insertInto('email_confirmations')
    .values({ uid, email: `new-${email}`, token_hash: `mail-${uid}`, sent_at: at, expires_at: at })
    .execute()
  await db
    .insertInto('known_devices')
    .values({ uid, device_hash: `device-${uid}`, last_at: at })
    .execute()
  await db
    .insertInto('place_scores')
    .values({ uid, quiz: 'flags', region: 'asia', score: 9, ms: 60_000, at })
    .execute()
  await suspect(db, { uid, other: uid === 'ada' ? 'ben' : 'ada', game: 'g', at, reason: `reason-${uid}` })
  await db
    .insertInto('place_reports')
    .values({ uid, quiz: 'flags', place: 'FJ', reason: 'other', detail: `detail-${uid}`, at })
    .execute()
  await db
    .insertInto('messages')
    .values({
      ...{ id: `m-${uid}`, at, uid, name: username, email, text: `words of ${username}`, puzzle: uid },
      ...{ topic: 'idea', game_id: null, closed_at: null },
    })
    .execute()
  await db
    .insertInto('message_replies')
    .values({ message_id: `m-${uid}`, at, by_uid: uid === 'ada' ? 'ben' : 'ada', text: `Dear ${username}` })
    .execute()
  await db
    .insertInto('login_tries')
    .values([
      { door: `account:${uid}`, tries: 1, first_at: at },
      { door: `device:${uid}:x`, tries: 1, first_at: at },
    ])
    .execute()
  const other = uid === 'ada' ? { uid: 'ben', name: 'BenTheOther' } : { uid: 'ada', name: 'AdaLovelace' }
  const named = json({ username: username })
  await db
    .insertInto('audit_log')
    .values({
      ...{ at, act: 'set-role', subject_kind: 'player', before: named, after: named },
      ...{ actor_uid: other.uid, actor_name: other.name, subject_id: uid, subject_name: username },
      reason: `reason-${uid}`,
    })
    .execute()
  const quiz = { id: `q-${uid}`, owner_uid: uid, title: `Of ${username}`, created_at: at, updated_at: at }
  await db.insertInto('quizzes').values(quiz).execute()
  await db
    .insertInto('audit_log')
    .values({
      ...{ at, act: 'refuse-quiz', subject_kind: 'quiz', before: named, after: named },
      ...{ actor_uid: null, actor_name: 'command line', subject_id: quiz.id, subject_name: quiz.title },
      reason: `reason-${uid}`,
    })
    .execute()
}

const matchOf = async ({ db }: MatchHarness, id: string) => ({
  result: (await db.selectFrom('games').select('result').where('id', '=', id).executeTakeFirst())?.result,
  opened: (
    await db
      .selectFrom('game_events')
      .select('event')
      .where('game_id', '=', id)
      .where('seq', '=', 0)
      .executeTakeFirst()
  )?.event,
})

describe('an account whose week is over', () => {
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
    // This game keeps the guest on its seat: nobody holds both.
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
    const { deletionAt } = await deletion(table).deleteAccount('ada')
    expect(deletionAt).toBe(table.clock.now() + 7 * DAY)
    await table.clock.pass(7 * DAY)
    await table.matchmaking.join('ada')
    await deletion(table).anonymiseDue()
  }, 60_000)
  afterAll(() => table.close())

  test('leaves neither name, address nor session anywhere, except the reserved name', async () => {
    const lines = await dump(table)
    const traces =
      /adalovelace|reason-ada|token-ada|agent-ada|hash-ada|device-ada|reset-ada|profile17|profile23/i
    const left = lines.filter((line) => traces.test(line))
    expect(left).toEqual([expect.stringMatching(/^usernames \(adalovelace,,adalovelace,\d+\)$/)])
  })

  test('leaves what was done in the audit log, without the name on either side', async () => {
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

  test('leaves the replies that it gave others as an admin', async () => {
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

  test('is a nameless row that opponents played against', async () => {
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

  test('is a deleted player in every match, the guest’s too; the opponent is unchanged', async () => {
    for (const [i, id] of matches.entries()) {
      const own = i === 2 ? 1 : 0
      const { result, opened } = await matchOf(table, id)
      const players = opened?.type === 'opened' ? opened.players : []
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
    const scores = await Promise.all(matches.map(async (id) => (await matchOf(table, id)).result?.scores))
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
    await deletion(table).anonymiseDue()
    const lines = await dump(table)
    expect(lines.filter((line) => /adalovelace/i.test(line))).toEqual([])
  })
})

describe('a deletion request', () => {
  let table: MatchHarness
  beforeAll(async () => {
    table = await MatchHarness.open()
    await table.guests('ada', 'ben', 'cleo')
    await register(table, 'ada', 'AdaLovelace')
    await register(table, 'ben', 'BenTheOther')
    await register(table, 'cleo', 'CleoTheThird')
  })
  afterAll(() => table.close())

  test('is shown at once and keeps its first date', async () => {
    const { deletionAt } = await deletion(table).deleteAccount('ada')
    expect(shown.at(-1)).toBe('ada')
    await table.clock.pass(DAY)
    expect(await deletion(table).deleteAccount('ada')).toEqual({ deletionAt })
    expect((await readUser(table.db, 'ada'))?.deletionAt).toBe(deletionAt)
  })

  test('changes nothing before the week is over', async () => {
    await deletion(table).anonymiseDue()
    expect(await readUser(table.db, 'ada')).toMatchObject({ username: 'AdaLovelace', role: 'admin' })
    expect(ended).not.toContain('cleo')
  })

  test('can be cancelled', async () => {
    await deletion(table).keepAccount('ada')
    await table.clock.pass(8 * DAY)
    await deletion(table).anonymiseDue()
    expect(await readUser(table.db, 'ada')).toMatchObject({ username: 'AdaLovelace', deletionAt: null })
  })

  test('of a player in a match resigns it first; the opponent wins', async () => {
    await deletion(table).deleteAccount('ada')
    await table.clock.pass(8 * DAY)
    const id = await table.match('ada', 'ben')
    await table.begin(id)
    await deletion(table).anonymiseDue()
    const { result } = await matchOf(table, id)
    expect(result).toMatchObject({
      reason: 'resigned',
      winner: 1,
      players: [{ username: 'Deleted player' }, {}],
    })
    expect((await readUser(table.db, 'ben'))?.wins).toBe(1)
    expect(ended).toContain('ada')
  })

  test('that fails for one account is carried out for the others', async () => {
    for (const uid of ['ben', 'cleo']) await deletion(table).deleteAccount(uid)
    await table.clock.pass(8 * DAY)
    const failing = deletionService({
      db: table.db,
      clock: table.clock,
      log: pino({ level: 'silent' }),
      shown: async () => {},
      withdraw: async (uid) => {
        if (uid === 'ben') throw new Error('the line is cut')
      },
      endSessions: (uid) => table.db.deleteFrom('sessions').where('user_id', '=', uid).execute(),
      renameInGames: async () => {},
    })
    await failing.anonymiseDue()
    expect((await readUser(table.db, 'ben'))?.username).toBe('BenTheOther')
    expect((await readUser(table.db, 'cleo'))?.username).toBe('Deleted player')
    await deletion(table).anonymiseDue()
    expect((await readUser(table.db, 'ben'))?.username).toBe('Deleted player')
  })
})
