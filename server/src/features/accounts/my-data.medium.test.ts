import { MatchHarness } from '@trivium/testkit/match-harness'
import { suspect } from '@trivium/testkit/suspect'
import { IMPERSONAL_TABLES } from '@trivium/wire/stored-data'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { json } from '../../database/json.ts'
import { PERSONAL, writeMyData } from './my-data.ts'

let table: MatchHarness

const downloadMyData = async (
  db: MatchHarness['db'],
  uid: string,
): Promise<Record<string, Record<string, unknown>[]>> => {
  const pieces: string[] = []
  for await (const piece of writeMyData(db, uid)) pieces.push(piece)
  return JSON.parse(pieces.join(''))
}
let played: string
let running: string

/** Rows that ordinary play does not leave: secrets of Ada's and Ben's, and rows that name several players. */
const fill = async () => {
  const { db, clock } = table
  const day = new Date(clock.now())
  const times = { created_at: day, updated_at: day }
  await db
    .updateTable('users')
    .set({ is_anonymous: false, username: 'Ada' })
    .where('uid', '=', 'ada')
    .execute()
  for (const uid of ['ada', 'ben']) {
    await db.insertInto('usernames').values({ name_key: uid, uid, username: uid }).execute()
    await db
      .insertInto('logins')
      .values({ id: uid, name: uid, email: `${uid}@example.org`, ...times })
      .execute()
    await db
      .insertInto('credentials')
      .values({
        id: `c-${uid}`,
        account_id: uid,
        provider_id: 'credential',
        user_id: uid,
        password: 'secret-hash',
        ...times,
      })
      .execute()
    await db
      .insertInto('sessions')
      .values({
        id: `s-${uid}`,
        token: `secret-token-${uid}`,
        user_id: uid,
        user_agent: 'Firefox',
        expires_at: day,
        ...times,
      })
      .execute()
    await db
      .insertInto('verifications')
      .values({ id: `v-${uid}`, identifier: `secret-link-${uid}`, value: uid, expires_at: day, ...times })
      .execute()
    await db
      .insertInto('email_confirmations')
      .values({
        uid,
        email: `${uid}@new.example`,
        token_hash: `secret-mail-${uid}`,
        sent_at: 1,
        expires_at: 2,
      })
      .execute()
    await db.insertInto('known_devices').values({ uid, device_hash: 'secret-device', last_at: 1 }).execute()
    await db
      .insertInto('login_tries')
      .values({ door: `device:${uid}:secret`, tries: 1, first_at: 1 })
      .execute()
    await db
      .insertInto('queue_pauses')
      .values({ uid, misses: json([1]) })
      .execute()
    await db
      .insertInto('fair_play_notes')
      .values({ id: `n-${uid}`, uid, at: 1, kind: 'fast', detail: json({}) })
      .execute()
    await db
      .insertInto('quiz_versions')
      .values({ quiz_id: `q-${uid}`, version: 1, title: 'T', questions: json([]), made_by: uid })
      .execute()
  }
  const [question] = await db.selectFrom('questions').select('id').limit(1).execute()
  await db
    .insertInto('custom_links')
    .values({
      id: 'link',
      config: json({ categories: [], difficulties: [1], count: 5, clock: null }),
      seed: 's',
      questions: json(['q']),
      made_by: 'ada',
      made_at: 1,
    })
    .execute()
  for (const uid of ['ada', 'ben']) {
    const play = { uid, game_id: played }
    await db
      .insertInto('daily_plays')
      .values({ ...play, day: '2026-01-01', opened_at: 1 })
      .execute()
    await db
      .insertInto('custom_plays')
      .values({ ...play, link_id: 'link', total: 5 })
      .execute()
    await db
      .insertInto('quizzes')
      .values({ id: `quiz-${uid}`, owner_uid: uid, title: 'Mine', created_at: 1, updated_at: 1 })
      .execute()
    await db
      .insertInto('question_reports')
      .values({ question_id: question?.id ?? '', uid, reason: 'typo', at: 1 })
      .execute()
    await db
      .insertInto('place_scores')
      .values({ uid, quiz: 'flags', region: 'asia', score: 9, ms: 60_000, at: 1 })
      .execute()
    const other = uid === 'ada' ? 'ben' : 'ada'
    await suspect(db, { uid, other, game: 'g', at: 1, reason: `reason-${uid}` })
    await db
      .insertInto('place_reports')
      .values({ uid, quiz: 'flags', place: 'FJ', reason: 'other', at: 1 })
      .execute()
  }
  const of = { subject_kind: 'player', act: 'set-role', before: json({}), after: json({}), at: 1 }
  await db
    .insertInto('audit_log')
    .values([
      { ...of, actor_uid: 'ben', actor_name: 'ben', subject_id: 'ada', subject_name: 'Ada' },
      { ...of, actor_uid: 'ada', actor_name: 'Ada', subject_id: 'ben', subject_name: 'ben' },
      { ...of, actor_uid: 'ben', actor_name: 'ben', subject_id: 'ben', subject_name: 'ben' },
      {
        ...of,
        actor_uid: 'ben',
        actor_name: 'ben',
        subject_kind: 'quiz',
        subject_id: 'quiz-ada',
        subject_name: 'Mine',
        act: 'publish-quiz',
      },
    ])
    .execute()
  for (const [uid, other] of [
    ['ada', 'ben'],
    ['ben', 'ada'],
  ] as const) {
    const answers = { asked: 2, correct: 1 }
    const on = <Row extends object>(row: Row) => ({ uid, ...row })
    await db
      .insertInto('user_achievements')
      .values(on({ id: 'survivor', at: 1 }))
      .execute()
    await db
      .insertInto('board_entries')
      .values(on({ board: 'survival', points: 3, score: 3, at: 1, is_anonymous: false }))
      .execute()
    await db
      .insertInto('player_accuracy')
      .values(on({ category: 'none', difficulty: 1, ...answers }))
      .execute()
    await db
      .insertInto('player_times')
      .values(on({ seconds: 19, answers: 1 }))
      .execute()
    await db
      .insertInto('player_days')
      .values(on({ day: '2020-01-01', games: 1, ...answers }))
      .execute()
    await db
      .insertInto('player_games')
      .values(on({ mode: 'flags', games: 1 }))
      .execute()
    await db
      .insertInto('player_meetings')
      .values(on({ other, wins: 1, losses: 0, draws: 0 }))
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
  for (const [uid, admin] of [
    ['ada', 'ben'],
    ['ben', 'ada'],
  ] as const) {
    const about = { topic: 'idea', text: `words of ${uid}`, game_id: null, closed_at: null } as const
    await db
      .insertInto('messages')
      .values({ id: `m-${uid}`, at: 1, uid, name: uid, email: `${uid}@x.example`, puzzle: uid, ...about })
      .execute()
    await db
      .insertInto('message_replies')
      .values({ message_id: `m-${uid}`, at: 2, by_uid: admin, text: `to ${uid}` })
      .execute()
  }
  await db.insertInto('queue').values({ uid: 'ada', joined_at: 1, elo: 1000, last_opponent: 'ben' }).execute()
  await db
    .insertInto('friend_matches')
    .values({ key: 'k', host_uid: 'ben', taken_by: 'ada', rated: false, created_at: 1, expires_at: 2 })
    .execute()
}

beforeAll(async () => {
  table = await MatchHarness.open()
  await table.guests('ada', 'ben', 'guest-of-ada')
  played = await table.played('ada', 'ben', 2)
  await table.played('guest-of-ada', 'ben', 1)
  await table.db.updateTable('users').set({ merged_into: 'ada' }).where('uid', '=', 'guest-of-ada').execute()
  running = await table.match('ada', 'ben')
  await fill()
}, 60_000)
afterAll(() => table.close())

test('every table is in the download, or holds no player data', async () => {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_name not like 'kysely%'`.execute(table.db)
  const known = [...Object.keys(PERSONAL), ...IMPERSONAL_TABLES]
  expect(rows.map(({ name }) => name).toSorted()).toEqual(known.toSorted())
})

test('every table with a column that names a player is in the download', async () => {
  const { rows } = await sql<{ name: string }>`
    select c.table_name as name from information_schema.columns c
    where c.table_schema = 'public' and (c.column_name = 'uid' or c.column_name like '%\\_uid'
      or c.column_name in ('user_id', 'account_id', 'taken_by', 'merged_into', 'last_opponent'))
    union select k.table_name from information_schema.referential_constraints r
    join information_schema.key_column_usage k on k.constraint_name = r.constraint_name
    join information_schema.constraint_column_usage u on u.constraint_name = r.unique_constraint_name
    where u.table_name in ('users', 'logins')`.execute(table.db)
  expect(rows.length).toBeGreaterThan(10)
  expect(Object.keys(PERSONAL)).toEqual(expect.arrayContaining(rows.map(({ name }) => name)))
})

test('the download has something from every table about the player', async () => {
  const data = await downloadMyData(table.db, 'ada')
  for (const [name, rows] of Object.entries(data)) expect(rows.length, name).toBeGreaterThan(0)
  expect(data.users?.map(({ uid }) => uid).toSorted()).toEqual(['ada', 'guest-of-ada'])
  expect(data.logins).toMatchObject([{ email: 'ada@example.org' }])
  expect(data.rating_history).toHaveLength(2)
  expect(data.games).toHaveLength(3)
})

test('secrets are hidden', async () => {
  const data = await downloadMyData(table.db, 'ada')
  expect(JSON.stringify(data)).not.toContain('secret')
  expect(data.credentials).toMatchObject([{ password: 'hidden', access_token: null }])
  expect(data.sessions).toMatchObject([{ token: 'hidden', user_agent: 'Firefox' }])
  expect(data.known_devices).toMatchObject([{ device_hash: 'hidden' }])
})

test('a player’s own link reveals its questions once they have been played', async () => {
  const link = async () => (await downloadMyData(table.db, 'ada')).custom_links
  const told = { id: 'link', config: { count: 5 }, seed: 'hidden', questions: 'hidden' }
  expect(await link()).toMatchObject([told])
  const finish = (uid: string) =>
    table.db.updateTable('custom_plays').set({ score: 3, finished_at: 9 }).where('uid', '=', uid).execute()
  await finish('ben')
  expect(await link()).toMatchObject([told])
  await finish('ada')
  expect(await link()).toMatchObject([{ ...told, seed: 's', questions: ['q'] }])
})

test('other players’ identities are left out', async () => {
  const text = JSON.stringify(await downloadMyData(table.db, 'ada'))
  expect(text).not.toContain('"ben"')
  expect(text).not.toContain('ben@')
})

test('the download has the player’s messages, the replies to them and replies the player gave, but not what others wrote', async () => {
  const data = await downloadMyData(table.db, 'ada')
  expect(data.messages).toMatchObject([{ id: 'm-ada', text: 'words of ada' }])
  expect(data.message_replies).toMatchObject([
    { text: 'to ada', by_uid: 'hidden' },
    { text: 'to ben', by_uid: 'ada' },
  ])
})

test('admin actions on the player and their quizzes appear without the actor, the player’s own without the target', async () => {
  const data = await downloadMyData(table.db, 'ada')
  expect(data.audit_log).toMatchObject([
    { actor_uid: 'hidden', actor_name: 'hidden', subject_id: 'ada', subject_name: 'Ada', before: {} },
    { actor_uid: 'ada', actor_name: 'Ada', subject_id: 'hidden', subject_name: 'hidden', before: 'hidden' },
    { actor_uid: 'hidden', actor_name: 'hidden', subject_id: 'quiz-ada', act: 'publish-quiz' },
  ])
})

test('fair-play data has signals and decisions, without who decided or who else was involved', async () => {
  const data = await downloadMyData(table.db, 'ada')
  expect(data.fair_play_facts).toMatchObject([{ uid: 'ada', other: 'hidden', game_id: 'g' }])
  expect(data.fair_play_cases).toMatchObject([
    { state: 'dismissed', decided_by: 'hidden', reason: 'reason-ada' },
  ])
  expect(data.fair_play_evidence).toMatchObject([
    { kind: 'same-pair', other: 'hidden', figures: { games: 20 } },
  ])
})

test('the journal of a match has the player’s actions, without the opponent’s identity', async () => {
  const data = await downloadMyData(table.db, 'ada')
  const events = data.game_events?.filter((row) => row.game_id === played).map(({ event }) => event)
  expect(events?.[0]).toMatchObject({ type: 'opened', players: [{ uid: 'ada' }, { username: 'Guest' }] })
  expect(events?.filter((event) => (event as { type: string }).type === 'answered')).toHaveLength(20)
})

test('the journal of a running match is left out, because it contains the answers', async () => {
  const data = await downloadMyData(table.db, 'ada')
  expect(data.active_seats).toMatchObject([{ game_id: running }])
  expect(data.game_events?.map(({ game_id }) => game_id)).not.toContain(running)
})

test('a game of a player-made quiz includes the questions that were asked, and no others', async () => {
  const { db } = table
  const questions = ['first', 'second'].map((prompt) => ({
    kind: 'typed' as const,
    prompt,
    accepted: [prompt],
  }))
  const about = { quiz_id: 'quiz', title: 'Two' }
  await db
    .insertInto('quiz_versions')
    .values({ ...about, version: 7, questions: json(questions), made_by: 'ben' })
    .execute()
  const summary = { kind: 'custom', origin: 'solo', counts: false, quiz: 'quiz' } as never
  const times = { opened_at: 1, ended_at: 2, settled_at: 2 }
  await db
    .insertInto('games')
    .values({
      id: 'of-quiz',
      mode: 'solo',
      rated: false,
      summary,
      quiz_id: 'quiz',
      quiz_version: 7,
      ...times,
    })
    .execute()
  await db
    .insertInto('game_seats')
    .values({ game_id: 'of-quiz', seat: 0, uid: 'ada', opened_at: 1 })
    .execute()
  const opened = {
    ...{ type: 'opened', at: 1, seed: 's', players: [{ uid: 'ada' }], config: {}, items: [] },
    quizVersion: { quiz: 'quiz', version: 7 },
  }
  for (const [seq, event] of [opened, { type: 'asked', at: 1, index: 0, allowance: 0 }].entries())
    await db
      .insertInto('game_events')
      .values({ game_id: 'of-quiz', seq, at: 1, event: event as never })
      .execute()
  const data = await downloadMyData(db, 'ada')
  const events = data.game_events?.filter(({ game_id }) => game_id === 'of-quiz').map(({ event }) => event)
  expect(events).toMatchObject([
    { items: [] },
    { type: 'asked', item: { prompt: 'first', accepted: ['first'] } },
  ])
})
