import { MatchHarness } from '@trivium/testkit/match-harness'
import { isRefused } from '@trivium/wire/refusals'
import { sql } from 'kysely'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { undoAction } from '../audit-log/undo.ts'
import { json } from '../database/json.ts'
import { type FairPlayService, fairPlayService } from '../features/admin-fair-play/service.ts'
import { FairPlayWatch } from '../features/admin-fair-play/watch.ts'
import { moderationService } from '../features/admin-users/moderation/service.ts'
import { claimName } from '../users/names.ts'
import { readUser } from '../users/queries.ts'

const ADMIN = { uid: 'admin' }
const OPPONENTS = ['ada', 'ben', 'cleo']
const log = pino({ level: 'silent' })

let table: MatchHarness
let service: FairPlayService
let watch: FairPlayWatch
let undoers: Parameters<typeof undoAction>[1]
/** Three rated games in which mal answers every question instantly and correctly. */
let played: string[]
beforeAll(async () => {
  table = await MatchHarness.open()
  const { db, clock } = table
  await table.guests('admin', 'mal', ...OPPONENTS)
  await db.updateTable('users').set({ role: 'admin' }).where('uid', '=', 'admin').execute()
  for (const uid of ['admin', 'mal', ...OPPONENTS]) await account(uid)
  const moderation = moderationService({
    ...{ db, clock, log, shown: async () => {} },
    standing: { look: async () => null },
  })
  service = fairPlayService({ db, clock, banWithin: moderation.banWithin, undoers: moderation.undoers })
  undoers = { ...moderation.undoers, ...service.undoers }
  watch = new FairPlayWatch({ db, clock, log, opened: () => {} })
  played = []
  for (const other of OPPONENTS) played.push(await table.played('mal', other, 10))
})
/** Resets to the three games alone, with nothing examined yet. */
beforeEach(async () => {
  const { db } = table
  for (const name of ['fair_play_facts', 'fair_play_norms', 'fair_play_cases', 'fair_play_evidence'] as const)
    await db.deleteFrom(name).execute()
  await db.deleteFrom('audit_log').execute()
  await db.deleteFrom('games').where('id', 'not in', played).execute()
  await db.updateTable('users').set({ banned_until: null, is_anonymous: false }).execute()
})
afterAll(() => table.close())

const account = async (uid: string) => {
  await table.db.transaction().execute((tx) => claimName(tx, { uid, username: uid, at: table.clock.now() }))
}

let copies = 0
/** Copies this many of the three games, as if they had been played now. */
const playAgain = async (games: number) => {
  await table.clock.pass(1_000)
  const now = table.clock.now()
  for (const game of played.slice(0, games)) {
    const copy = `copy-${copies++}`
    await sql`insert into games select ${copy}, mode, ${now}, ${now}, ${now}, rated, result, summary from games
      where id = ${game}`.execute(table.db)
    await sql`insert into game_seats select ${copy}, seat, uid, ${now} from game_seats where game_id = ${game}`.execute(
      table.db,
    )
    await sql`insert into game_events select ${copy}, seq, at, event from game_events where game_id = ${game}`.execute(
      table.db,
    )
  }
}
const cases = async (state: 'open' | 'watched' | 'dismissed' | 'banned' = 'open') =>
  (await service.list({ state, after: null })).cases
const caseOf = async (uid: string) => {
  const read = await service.read(uid)
  if (isRefused(read)) throw new Error(read.refused)
  return read
}
const decide = (decision: Parameters<FairPlayService['decide']>[1]['decision'], uid = 'mal') =>
  service.decide(ADMIN, { uid, reason: 'as it is', decision })
const undoLast = async () => {
  const { id } = await table.db
    .selectFrom('audit_log')
    .select('id')
    .where('act', '=', 'decide-case')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  return undoAction(table.db, undoers, { entryId: id, actor: ADMIN, at: table.clock.now(), reason: 'a slip' })
}

describe('a player who answers faster than the question can be read', () => {
  test('has a case after three games, with the figures, the games and everybody’s times for comparison', async () => {
    expect(await watch.look()).toBe(3)
    expect(await cases()).toMatchObject([
      {
        player: { uid: 'mal', username: 'mal', ratedGames: 3 },
        state: 'open',
        kinds: ['fast-answers'],
        score: 18,
      },
    ])
    const mal = await caseOf('mal')
    expect(mal).toMatchObject({ decision: null, ban: null })
    expect(mal.evidence).toMatchObject([
      { kind: 'fast-answers', figures: { answers: 30, tooQuickAndRight: 30 }, weighedAt: null },
    ])
    expect(mal.evidence[0]?.games).toEqual(mal.games.map(({ id }) => id))
    expect(mal.games).toMatchObject([
      { opponent: { username: 'cleo' }, outcome: 'won', right: 10, tooQuick: 10, median: 0 },
      { opponent: { username: 'ben' } },
      { opponent: { username: 'ada' } },
    ])
    expect([mal.times.player[0], mal.times.everybody[0]]).toEqual([30, 60])
    const game = await service.readGame({ uid: 'mal', gameId: mal.games[0]?.id ?? '' })
    if (isRefused(game)) throw new Error(game.refused)
    expect(game.questions).toHaveLength(10)
    const [first] = game.questions
    expect(first).toMatchObject({ answer: { ms: 0, right: true, text: first?.right }, opponentMs: 0 })
    expect(await service.readGame({ uid: 'mal', gameId: 'another' })).toEqual({ refused: 'unknown-match' })
    expect(await service.readGame({ uid: 'ada', gameId: mal.games[2]?.id ?? '' })).toEqual({
      refused: 'unknown-case',
    })
  })

  test('a game whose facts cannot be saved does not block the others', async () => {
    const no = sql`alter table fair_play_facts add constraint refused check (game_id <> ${sql.lit(played[0])})`
    await no.execute(table.db)
    try {
      await watch.look()
      const kept = await table.db.selectFrom('fair_play_facts').select('game_id').distinct().execute()
      expect(kept.map((row) => row.game_id).toSorted()).toEqual(played.slice(1).toSorted())
    } finally {
      await sql`alter table fair_play_facts drop constraint refused`.execute(table.db)
    }
  })

  test('a repeated or concurrent examination yields the same case', async () => {
    const other = new FairPlayWatch({ db: table.db, clock: table.clock, log, opened: () => {} })
    await Promise.all([watch.look(), other.look()])
    const before = [await caseOf('mal'), await table.db.selectFrom('fair_play_norms').selectAll().execute()]
    expect(await watch.look()).toBe(0)
    expect([await caseOf('mal'), await table.db.selectFrom('fair_play_norms').selectAll().execute()]).toEqual(
      before,
    )
    expect((await caseOf('mal')).times.everybody[0]).toBe(60)
  })

  test('a dismissed case stays closed with one more game; it reopens after as many new games as before', async () => {
    await watch.look()
    expect(await decide({ kind: 'dismiss' })).toEqual({ state: 'dismissed', corrected: 0 })
    expect(await decide({ kind: 'dismiss' })).toEqual({ refused: 'case-decided' })
    expect(await caseOf('mal')).toMatchObject({
      ...{ state: 'dismissed', score: 0, decision: { by: 'admin', reason: 'as it is' } },
      evidence: [{ weighedAt: table.clock.now() }],
    })
    await playAgain(2)
    await watch.look()
    expect(await cases()).toEqual([])
    await playAgain(1)
    await watch.look()
    expect(await caseOf('mal')).toMatchObject({
      ...{ state: 'open', decision: null },
      evidence: [{ weighedAt: null, figures: { answers: 30 } }, { weighedAt: expect.any(Number) }],
    })
  })

  test('a watched case keeps its evidence and comes back with new games', async () => {
    await watch.look()
    await decide({ kind: 'watch' })
    expect(await cases('watched')).toMatchObject([{ score: 18, kinds: ['fast-answers'] }])
    await playAgain(3)
    await watch.look()
    expect(await caseOf('mal')).toMatchObject({ state: 'open', evidence: [{ weighedAt: null }] })
  })

  test('a ban with refund gives opponents their points back and notifies them; undoing it lifts the ban', async () => {
    await watch.look()
    const was = (await readUser(table.db, 'ada'))?.elo ?? 0
    expect(await decide({ kind: 'ban', until: null, refund: true })).toEqual({
      state: 'banned',
      corrected: 3,
    })
    const ada = await readUser(table.db, 'ada')
    expect(ada?.elo).toBeGreaterThan(was)
    expect(ada?.notices).toMatchObject([{ kind: 'rating-corrected', games: 1 }])
    expect(await caseOf('mal')).toMatchObject({ state: 'banned', ban: { until: null, reason: 'as it is' } })
    const log = () =>
      table.db.selectFrom('audit_log').select(['act', 'subject_kind', 'undoes']).orderBy('id').execute()
    expect(await log()).toMatchObject([{ act: 'ban-player' }, { act: 'decide-case', subject_kind: 'case' }])
    expect(isRefused(await undoLast())).toBe(false)
    expect(await caseOf('mal')).toMatchObject({
      state: 'open',
      score: 18,
      ban: null,
      evidence: [{ weighedAt: null }],
    })
    expect((await log()).filter(({ undoes }) => undoes !== null)).toHaveLength(2)
    expect((await readUser(table.db, 'ada'))?.elo).toBe(ada?.elo)
  })

  test('a ban decision can be undone even after the ban was lifted, undone or replaced separately', async () => {
    for (const meanwhile of [null, table.clock.now() + 5]) {
      await watch.look()
      await decide({ kind: 'ban', until: null, refund: false })
      await table.db.updateTable('users').set({ banned_until: meanwhile }).where('uid', '=', 'mal').execute()
      expect(isRefused(await undoLast())).toBe(false)
      expect(await caseOf('mal')).toMatchObject({ state: 'open' })
      const row = await table.db.selectFrom('users').select('banned_until').where('uid', '=', 'mal').execute()
      expect(row).toEqual([{ banned_until: meanwhile }])
    }
  })

  test('a decision is not undone over a later change, and an undo is not undone', async () => {
    await watch.look()
    await decide({ kind: 'watch' })
    await decide({ kind: 'dismiss' })
    const entries = await table.db.selectFrom('audit_log').select('id').orderBy('id').execute()
    const undo = (entryId = 0) =>
      undoAction(table.db, undoers, { entryId, actor: ADMIN, at: table.clock.now(), reason: 'a slip' })
    expect(await undo(entries[0]?.id)).toEqual({ refused: 'changed-since' })
    const undone = await undo(entries[1]?.id)
    expect(await caseOf('mal')).toMatchObject({ state: 'watched', score: 18 })
    expect(await undo(isRefused(undone) ? 0 : undone.id)).toEqual({ refused: 'not-undoable' })
  })

  test('when two admins decide at once, the second finds the case decided and leaves no ban behind', async () => {
    for (const [first, second] of [
      ['dismiss', 'ban'],
      ['ban', 'dismiss'],
      ['ban', 'ban'],
    ] as const) {
      await watch.look()
      const of = (kind: 'dismiss' | 'ban') =>
        decide(kind === 'ban' ? { kind, until: null, refund: false } : { kind })
      const answers = await Promise.all([of(first), of(second)])
      expect(answers.filter(isRefused)).toEqual([{ refused: 'case-decided' }])
      const { state, ban } = await caseOf('mal')
      expect(ban !== null).toBe(state === 'banned')
      const entries = await table.db.selectFrom('audit_log').select('act').orderBy('id').execute()
      expect(entries.map(({ act }) => act)).toEqual(
        state === 'banned' ? ['ban-player', 'decide-case'] : ['decide-case'],
      )
      expect(isRefused(await undoLast())).toBe(false)
      expect(await caseOf('mal')).toMatchObject({ state: 'open', ban: null })
      await table.db.deleteFrom('audit_log').execute()
    }
  })

  test('a refused ban does not decide the case', async () => {
    await watch.look()
    const past = table.clock.now() - 1
    expect(await decide({ kind: 'ban', until: past, refund: true })).toMatchObject({ refused: 'bad-input' })
    expect(await caseOf('mal')).toMatchObject({ state: 'open', score: 18, ban: null })
  })

  test('admins cannot decide their own case', async () => {
    await watch.look()
    expect(
      await service.decide(
        { uid: 'mal' },
        { uid: 'mal', reason: 'it was not me', decision: { kind: 'dismiss' } },
      ),
    ).toEqual({ refused: 'own-role' })
  })

  test('a guest has no case; after registering, the earlier evidence counts', async () => {
    await table.db.updateTable('users').set({ is_anonymous: true }).where('uid', '=', 'mal').execute()
    await watch.look()
    expect(await cases()).toEqual([])
    await table.db.updateTable('users').set({ is_anonymous: false }).where('uid', '=', 'mal').execute()
    await playAgain(1)
    await watch.look()
    expect(await cases()).toMatchObject([{ player: { uid: 'mal' } }])
  })

  test('a missing or invalid journal does not block the examination of other games', async () => {
    await playAgain(2)
    const [first, second] = [`copy-${copies - 2}`, `copy-${copies - 1}`]
    await table.db.deleteFrom('game_events').where('game_id', '=', first).execute()
    await table.db
      .updateTable('game_events')
      .set({ event: json({ type: 'answered', at: 1, seat: 0, index: 9, choice: 0 }) })
      .where('game_id', '=', second)
      .where('seq', '=', 0)
      .execute()
    expect(await watch.look()).toBe(5)
    const facts = await table.db
      .selectFrom('fair_play_facts')
      .select('facts')
      .where('uid', '=', 'mal')
      .execute()
    expect(facts.map(({ facts: { answers } }) => answers.length).toSorted()).toEqual([0, 0, 10, 10, 10])
    expect(await watch.look()).toBe(0)
  })
})

test('rated games between two accounts of one browser open a case for both; the browser is not shown', async () => {
  const device = { device_hash: 'one-browser', last_at: 1 }
  await table.db
    .insertInto('known_devices')
    .values([
      { uid: 'mal', ...device },
      { uid: 'ada', ...device },
    ])
    .execute()
  await playAgain(1)
  await playAgain(1)
  await watch.look()
  expect((await cases()).map(({ player, kinds }) => [player.uid, kinds])).toEqual([
    ['mal', ['fast-answers', 'same-device']],
    ['ada', ['same-device']],
  ])
  const ada = await caseOf('ada')
  expect(ada.evidence).toMatchObject([{ other: { username: 'mal' }, figures: { games: 3 } }])
  expect(JSON.stringify(ada)).not.toContain('one-browser')
})

test('counted Survival runs are examined, others are not', async () => {
  const run = async (id: string, counts: boolean) => {
    const item = (index: number) => ({
      ...{ question: `q${index}`, category: 'c', difficulty: 1 as const, prompt: 'Which one of these?' },
      ...{ choices: ['a', 'b', 'c', 'd'], right: 0 },
    })
    const player = {
      uid: 'mal',
      username: 'mal',
      profilePic: 'profile1',
      elo: 1_000,
      provisional: true,
      bot: null,
    }
    const config = { kind: 'survival', clock: 12_000, ends: 'first-miss' } as const
    const at = table.clock.now()
    const events = [
      { type: 'opened', at, seed: 's', players: [player], config, items: [] },
      ...Array.from({ length: 40 }, (_, index) => [
        { type: 'asked', at: at + index * 1_000, index, allowance: 0, item: item(index) },
        { type: 'answered', at: at + index * 1_000 + 100, index, choice: 0, text: null, right: true },
      ]).flat(),
      { type: 'ended', at: at + 50_000, reason: 'given-up' },
    ] as const
    await table.db
      .insertInto('games')
      .values({
        ...{ id, mode: 'solo', opened_at: at, ended_at: at, settled_at: at, rated: false },
        summary: json({ kind: 'survival', origin: 'solo', counts }) as never,
      })
      .execute()
    await table.db
      .insertInto('game_seats')
      .values({ game_id: id, seat: 0, uid: 'mal', opened_at: at })
      .execute()
    for (const [seq, event] of events.entries())
      await table.db
        .insertInto('game_events')
        .values({ game_id: id, seq, at, event: json(event) as never })
        .execute()
  }
  await watch.look()
  await decide({ kind: 'dismiss' })
  await table.clock.pass(1_000)
  await run('untimed', false)
  expect(await watch.look()).toBe(0)
  await run('counted', true)
  expect(await watch.look()).toBe(1)
  expect(await cases()).toMatchObject([{ kinds: ['fast-answers'] }])
  const [game] = (await caseOf('mal')).games
  expect(game).toMatchObject({ opponent: null, outcome: null, right: 40, tooQuick: 40 })
})

test('cases are listed by severity, page by page, each once', async () => {
  const uids = Array.from({ length: 120 }, (_, i) => `one-${i}`)
  await table.guests(...uids)
  await table.db
    .insertInto('fair_play_cases')
    .values(
      uids.map((uid, i) => ({
        ...{ uid, state: 'open' as const, score: i % 7, opened_at: 1, updated_at: 1, since: 0 },
      })),
    )
    .execute()
  const pages = [await service.list({ state: 'open', after: null })]
  for (let next = pages[0]?.next ?? null; next !== null; next = pages.at(-1)?.next ?? null)
    pages.push(await service.list({ state: 'open', after: next }))
  expect(pages.map((page) => page.cases.length)).toEqual([50, 50, 20])
  const all = pages.flatMap((page) => page.cases)
  expect(new Set(all.map(({ player }) => player.uid)).size).toBe(120)
  const scores = all.map(({ score }) => score)
  expect(scores).toEqual(scores.toSorted((one, other) => other - one))
})
