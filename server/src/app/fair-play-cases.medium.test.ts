import { isRefused } from '@trivium/wire/refusals'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { json } from '../database/json.ts'
import { FairPlayWatch } from '../features/admin-fair-play/watch.ts'
import { FairPlayHarness, log } from './fair-play.test-kit.ts'

let harness: FairPlayHarness
beforeAll(async () => {
  harness = await FairPlayHarness.open()
})
beforeEach(() => harness.reset())
afterAll(() => harness.table.close())

describe('a player who answers faster than the question can be read', () => {
  test('has a case after three games, with the figures, the games and everybody’s times for comparison', async () => {
    expect(await harness.watch.look()).toBe(3)
    expect(await harness.cases()).toMatchObject([
      {
        player: { uid: 'mal', username: 'mal', ratedGames: 3 },
        state: 'open',
        kinds: ['fast-answers'],
        score: 18,
      },
    ])
    const mal = await harness.caseOf('mal')
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
    const game = await harness.service.readGame({ uid: 'mal', gameId: mal.games[0]?.id ?? '' })
    if (isRefused(game)) throw new Error(game.refused)
    expect(game.questions).toHaveLength(10)
    const [first] = game.questions
    expect(first).toMatchObject({ answer: { ms: 0, right: true, text: first?.right }, opponentMs: 0 })
    expect(await harness.service.readGame({ uid: 'mal', gameId: 'another' })).toEqual({
      refused: 'unknown-match',
    })
    expect(await harness.service.readGame({ uid: 'ada', gameId: mal.games[2]?.id ?? '' })).toEqual({
      refused: 'unknown-case',
    })
  })

  test('a game whose facts cannot be saved does not block the others', async () => {
    const no = sql`alter table fair_play_facts add constraint refused check (game_id <> ${sql.lit(harness.played[0])})`
    await no.execute(harness.table.db)
    try {
      await harness.watch.look()
      const kept = await harness.table.db.selectFrom('fair_play_facts').select('game_id').distinct().execute()
      expect(kept.map((row) => row.game_id).toSorted()).toEqual(harness.played.slice(1).toSorted())
    } finally {
      await sql`alter table fair_play_facts drop constraint refused`.execute(harness.table.db)
    }
  })

  test('a repeated or concurrent examination yields the same case', async () => {
    const other = new FairPlayWatch({
      db: harness.table.db,
      clock: harness.table.clock,
      log,
      opened: () => {},
    })
    await Promise.all([harness.watch.look(), other.look()])
    const before = [
      await harness.caseOf('mal'),
      await harness.table.db.selectFrom('fair_play_norms').selectAll().execute(),
    ]
    expect(await harness.watch.look()).toBe(0)
    expect([
      await harness.caseOf('mal'),
      await harness.table.db.selectFrom('fair_play_norms').selectAll().execute(),
    ]).toEqual(before)
    expect((await harness.caseOf('mal')).times.everybody[0]).toBe(60)
  })

  test('a guest has no case; after registering, the earlier evidence counts', async () => {
    await harness.table.db.updateTable('users').set({ is_anonymous: true }).where('uid', '=', 'mal').execute()
    await harness.watch.look()
    expect(await harness.cases()).toEqual([])
    await harness.table.db
      .updateTable('users')
      .set({ is_anonymous: false })
      .where('uid', '=', 'mal')
      .execute()
    await harness.playAgain(1)
    await harness.watch.look()
    expect(await harness.cases()).toMatchObject([{ player: { uid: 'mal' } }])
  })

  test('a missing or invalid journal does not block the examination of other games', async () => {
    const [first = '', second = ''] = await harness.playAgain(2)
    await harness.table.db.deleteFrom('game_events').where('game_id', '=', first).execute()
    await harness.table.db
      .updateTable('game_events')
      .set({ event: json({ type: 'answered', at: 1, seat: 0, index: 9, choice: 0 }) })
      .where('game_id', '=', second)
      .where('seq', '=', 0)
      .execute()
    expect(await harness.watch.look()).toBe(5)
    const facts = await harness.table.db
      .selectFrom('fair_play_facts')
      .select('facts')
      .where('uid', '=', 'mal')
      .execute()
    expect(facts.map(({ facts: { answers } }) => answers.length).toSorted()).toEqual([0, 0, 10, 10, 10])
    expect(await harness.watch.look()).toBe(0)
  })
})

test('rated games between two accounts of one browser open a case for both; the browser is not shown', async () => {
  const device = { device_hash: 'one-browser', last_at: 1 }
  await harness.table.db
    .insertInto('known_devices')
    .values([
      { uid: 'mal', ...device },
      { uid: 'ada', ...device },
    ])
    .execute()
  await harness.playAgain(1)
  await harness.playAgain(1)
  await harness.watch.look()
  expect((await harness.cases()).map(({ player, kinds }) => [player.uid, kinds])).toEqual([
    ['mal', ['fast-answers', 'same-device']],
    ['ada', ['same-device']],
  ])
  const ada = await harness.caseOf('ada')
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
    const at = harness.table.clock.now()
    const events = [
      { type: 'opened', at, seed: 's', players: [player], config, items: [] },
      ...Array.from({ length: 40 }, (_, index) => [
        { type: 'asked', at: at + index * 1_000, index, allowance: 0, item: item(index) },
        { type: 'answered', at: at + index * 1_000 + 100, index, choice: 0, text: null, right: true },
      ]).flat(),
      { type: 'ended', at: at + 50_000, reason: 'given-up' },
    ] as const
    await harness.table.db
      .insertInto('games')
      .values({
        ...{ id, mode: 'solo', opened_at: at, ended_at: at, settled_at: at, rated: false },
        summary: json({ kind: 'survival', origin: 'solo', counts }) as never,
      })
      .execute()
    await harness.table.db
      .insertInto('game_seats')
      .values({ game_id: id, seat: 0, uid: 'mal', opened_at: at })
      .execute()
    for (const [seq, event] of events.entries())
      await harness.table.db
        .insertInto('game_events')
        .values({ game_id: id, seq, at, event: json(event) as never })
        .execute()
  }
  await harness.watch.look()
  await harness.decide({ kind: 'dismiss' })
  await harness.table.clock.pass(1_000)
  await run('untimed', false)
  expect(await harness.watch.look()).toBe(0)
  await run('counted', true)
  expect(await harness.watch.look()).toBe(1)
  expect(await harness.cases()).toMatchObject([{ kinds: ['fast-answers'] }])
  const [game] = (await harness.caseOf('mal')).games
  expect(game).toMatchObject({ opponent: null, outcome: null, right: 40, tooQuick: 40 })
})

test('cases are listed by severity, page by page, each once', async () => {
  const uids = Array.from({ length: 120 }, (_, i) => `one-${i}`)
  await harness.table.guests(...uids)
  await harness.table.db
    .insertInto('fair_play_cases')
    .values(
      uids.map((uid, i) => ({
        ...{ uid, state: 'open' as const, score: i % 7, opened_at: 1, updated_at: 1, since: 0 },
      })),
    )
    .execute()
  const pages = [await harness.service.list({ state: 'open', after: null })]
  for (let next = pages[0]?.next ?? null; next !== null; next = pages.at(-1)?.next ?? null)
    pages.push(await harness.service.list({ state: 'open', after: next }))
  expect(pages.map((page) => page.cases.length)).toEqual([50, 50, 20])
  const all = pages.flatMap((page) => page.cases)
  expect(new Set(all.map(({ player }) => player.uid)).size).toBe(120)
  const scores = all.map(({ score }) => score)
  expect(scores).toEqual(scores.toSorted((one, other) => other - one))
})
