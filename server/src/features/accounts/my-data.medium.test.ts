import { nicknameOf } from '@trivium/content/nicknames/nickname'
import { MatchHarness } from '@trivium/testkit/match-harness'
import { IMPERSONAL_TABLES } from '@trivium/wire/stored-data'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { json } from '../../database/json.ts'
import { addPersonalRows } from './my-data.test-kit.ts'
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

beforeAll(async () => {
  table = await MatchHarness.open()
  await table.guests('ada', 'ben', 'guest-of-ada')
  played = await table.played('ada', 'ben', 2)
  await table.played('guest-of-ada', 'ben', 1)
  await table.db.updateTable('users').set({ merged_into: 'ada' }).where('uid', '=', 'guest-of-ada').execute()
  running = await table.match('ada', 'ben')
  await addPersonalRows(table, played)
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

test('a message that waits for the operator’s chat is included where it names the player', async () => {
  const data = await downloadMyData(table.db, 'ada')
  expect(data.webhook_messages).toEqual([
    { created_at: 1, title: 'the day’s results', lines: ['2. Ada, 8 of 10'] },
  ])
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
  expect(events?.[0]).toMatchObject({
    type: 'opened',
    players: [{ uid: 'ada' }, { username: nicknameOf('ben').nickname }],
  })
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
