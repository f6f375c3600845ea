import { joinMatch, pairPlayers, playOn } from '@trivium/testkit/duel'
import type { Player } from '@trivium/testkit/player'
import { TestServer } from '@trivium/testkit/test-server'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readAchievementCounts } from '../../achievement-unlocks/unlock-counts.ts'
import { json } from '../../database/json.ts'
import { readPlayerCount } from '../../sharded-counters/player-count.ts'
import { mergeGuest, readGuestProgress } from './merge-guest.ts'

const rowOf = (stage: TestServer, uid: string) =>
  stage.db.selectFrom('users').selectAll().where('uid', '=', uid).executeTakeFirstOrThrow()

const seatsOf = async (stage: TestServer, uid: string) =>
  (await stage.db.selectFrom('game_seats').select('game_id').where('uid', '=', uid).execute())
    .map(({ game_id }) => game_id)
    .toSorted()

/** A whole match in which the first is always right and the other never. */
const play = async (stage: TestServer, one: Player, other: Player) => {
  const id = await pairPlayers(stage, one, other)
  await joinMatch(stage, one, other, id)
  await playOn(stage, [one, other], id, () => ['right', 'wrong'])
  return id
}

describe('a guest who played is merged into an account', () => {
  let stage: TestServer
  let guest: Player
  let account: Player
  let other: Player
  let won: string
  let against: string
  let before: Awaited<ReturnType<typeof rowOf>>
  let ended: string[] | 'playing'

  beforeAll(async () => {
    stage = await TestServer.open()
    ;[guest, account, other] = [await stage.guest(), await stage.guest(), await stage.guest()]
    won = await play(stage, guest, other)
    against = await play(stage, guest, account)
    await stage.db
      .updateTable('users')
      .set({
        is_anonymous: false,
        username: 'Ada',
        elo: 1234,
        rated_games: 30,
        wins: 5,
        questions_correct: 40,
        best_win_streak: 1,
        scores: json({ Survival: 12 }),
        flag_quiz_scores: json({ asia: 30, europe: 44 }),
        achievements: json(['first', 'second']),
      })
      .where('uid', '=', account.uid)
      .execute()
    await stage.db
      .updateTable('users')
      .set({
        scores: json({ Survival: 15 }),
        flag_quiz_scores: json({ asia: 20, africa: 7 }),
        flag_questions_correct: 27,
        achievements: json(['second', 'third']),
      })
      .where('uid', '=', guest.uid)
      .execute()
    await stage.db
      .insertInto('fair_play_notes')
      .values({ id: 'note', uid: guest.uid, at: 1, kind: 'fast', detail: json({}) })
      .execute()
    const facts = json({ answers: [], battle: null, messages: { forged: 0, late: 0 } })
    const seen = (game_id: string, uid: string, against: string) => ({
      game_id,
      uid,
      other: against,
      at: 1,
      facts,
    })
    await stage.db
      .insertInto('fair_play_facts')
      .values([
        seen('seen-one', guest.uid, other.uid),
        seen('seen-one', other.uid, guest.uid),
        seen('seen-two', guest.uid, account.uid),
        seen('seen-two', account.uid, guest.uid),
      ])
      .execute()
    await stage.db
      .insertInto('messages')
      .values({
        ...{ id: 'message', at: 1, uid: guest.uid, name: 'Ada', email: 'ada@example.org', topic: 'idea' },
        ...{ text: 'An idea of mine.', game_id: null, puzzle: 'p', closed_at: null },
      })
      .execute()
    await stage.db
      .insertInto('audit_log')
      .values({
        ...{
          at: 1,
          actor_uid: null,
          actor_name: 'command line',
          act: 'end-sessions',
          subject_kind: 'player',
        },
        ...{ subject_id: guest.uid, subject_name: 'Guest', before: json({}), after: json({}) },
      })
      .execute()
    const scores = (uid: string, asia: number, ms: number) => [
      { uid, quiz: 'flags' as const, region: 'asia', score: asia, ms: 90_000, at: 1 },
      { uid, quiz: 'countries' as const, region: 'asia', score: 40, ms, at: 1 },
    ]
    await stage.db
      .insertInto('place_scores')
      .values([
        ...scores(account.uid, 30, 80_000),
        ...scores(guest.uid, 20, 70_000),
        { uid: guest.uid, quiz: 'flags', region: 'africa', score: 7, ms: 5_000, at: 1 },
      ])
      .execute()
    const report = { quiz: 'flags' as const, reason: 'other', at: 1 }
    await stage.db
      .insertInto('place_reports')
      .values([
        { ...report, uid: account.uid, place: 'FJ', detail: 'the account’s' },
        { ...report, uid: guest.uid, place: 'FJ' },
        { ...report, uid: guest.uid, place: 'NR' },
      ])
      .execute()
    before = await rowOf(stage, account.uid)
    ended = await mergeGuest(stage.db, { guest: guest.uid, account: account.uid, at: stage.clock.now() })
  }, 60_000)
  afterAll(() => stage.close())

  test('counters are added, best scores kept, achievements combined', async () => {
    expect(await rowOf(stage, account.uid)).toMatchObject({
      wins: 5 + 2,
      losses: before.losses,
      questions_correct: 40 + 20,
      flag_questions_correct: 27,
      perfect_scores: 2,
      best_win_streak: 2,
      scores: { Survival: 15 },
      flag_quiz_scores: { asia: 30, europe: 44, africa: 7 },
      achievements: ['first', 'second', 'third', 'first_victory'],
    })
  })

  test('the rating and everything that depends on it is the account’s', async () => {
    const { elo, rated_games, win_streak, last_elo_change, username } = before
    expect(await rowOf(stage, account.uid)).toMatchObject({
      elo,
      rated_games,
      win_streak,
      last_elo_change,
      username,
    })
    const rated = await stage.db
      .selectFrom('rating_history')
      .select('game_id')
      .where('uid', '=', guest.uid)
      .execute()
    expect(rated).toHaveLength(2)
  })

  test('the guest’s matches move to the account, except the one against the account', async () => {
    expect(await seatsOf(stage, account.uid)).toEqual([won, against].toSorted())
    expect(await seatsOf(stage, guest.uid)).toEqual([against])
  })

  test('the guest’s seen questions and notes move to the account', async () => {
    const seen = stage.db.selectFrom('seen_questions').select('question_id')
    expect(await seen.where('uid', '=', guest.uid).execute()).toEqual([])
    expect(await seen.where('uid', '=', account.uid).execute()).toHaveLength(20)
    const note = await stage.db.selectFrom('fair_play_notes').select('uid').executeTakeFirst()
    expect(note?.uid).toBe(account.uid)
    const facts = await stage.db
      .selectFrom('fair_play_facts')
      .select(['game_id', 'uid', 'other'])
      .where('game_id', 'like', 'seen-%')
      .execute()
    const known = new Map([
      [account.uid, 'account'],
      [guest.uid, 'guest'],
      [other.uid, 'other'],
    ])
    expect(
      facts.map((row) => [row.game_id, known.get(row.uid), known.get(row.other ?? '')].join(' ')).toSorted(),
    ).toEqual([
      'seen-one account other',
      'seen-one other account',
      'seen-two account guest',
      'seen-two guest account',
    ])
    const message = await stage.db.selectFrom('messages').select('uid').executeTakeFirst()
    expect(message?.uid).toBe(account.uid)
    const act = await stage.db.selectFrom('audit_log').select('subject_id').executeTakeFirst()
    expect(act?.subject_id).toBe(account.uid)
  })

  test('both are one player now, and each achievement keeps its first unlock date', async () => {
    expect(await readPlayerCount(stage.db)).toBe(2)
    const unlocked = await stage.db.selectFrom('user_achievements').select(['uid', 'id']).execute()
    expect(unlocked).toEqual([{ uid: account.uid, id: 'first_victory' }])
    expect((await readAchievementCounts(stage.db)).get('first_victory')).toBe(1)
  })

  test('the account’s opponents include the guest’s', async () => {
    const meetings = await stage.db.selectFrom('player_meetings').selectAll().execute()
    expect(meetings.toSorted((one) => (one.uid === account.uid ? -1 : 1))).toEqual([
      { uid: account.uid, other: other.uid, wins: 1, losses: 0, draws: 0 },
      { uid: other.uid, other: account.uid, wins: 0, losses: 1, draws: 0 },
    ])
  })

  test('of two best scores in a region the better one stays: more found, or the same in less time', async () => {
    const rows = await stage.db
      .selectFrom('place_scores')
      .select(['uid', 'quiz', 'region', 'score', 'ms'])
      .orderBy('quiz')
      .orderBy('region')
      .execute()
    expect(rows.map(({ uid, quiz, region, score, ms }) => [uid, quiz, region, score, ms])).toEqual([
      [account.uid, 'countries', 'asia', 40, 70_000],
      [account.uid, 'flags', 'africa', 7, 5_000],
      [account.uid, 'flags', 'asia', 30, 90_000],
    ])
  })

  test('the guest’s reports of places move to the account; if both have reported one, the account’s stays', async () => {
    const mine = await stage.db
      .selectFrom('place_reports')
      .select(['place', 'detail'])
      .where('uid', '=', account.uid)
      .orderBy('place')
      .execute()
    expect(mine).toEqual([
      { place: 'FJ', detail: 'the account’s' },
      { place: 'NR', detail: '' },
    ])
  })

  test('the guest’s sessions have ended, and the guest’s row points to the account', async () => {
    const sessions = await stage.db.selectFrom('sessions').select('user_id').execute()
    expect(sessions.map(({ user_id }) => user_id)).not.toContain(guest.uid)
    expect(ended).toHaveLength(1)
    expect((await rowOf(stage, guest.uid)).merged_into).toBe(account.uid)
  })

  test('merging again changes nothing', async () => {
    const first = await rowOf(stage, account.uid)
    expect(
      await mergeGuest(stage.db, { guest: guest.uid, account: account.uid, at: stage.clock.now() }),
    ).toEqual([])
    expect(await rowOf(stage, account.uid)).toEqual(first)
  })

  test('a merged guest has nothing left to lose', async () => {
    expect(await readGuestProgress(stage.db, guest.uid)).toBeNull()
  })

  test('the account can open the guest’s match review, and lists the match as its own', async () => {
    await stage.restart()
    const [ada, ben] = [await stage.again(account), await stage.again(other)]
    const { rounds } = await ada.do('readReview', { matchId: won })
    expect(rounds).toHaveLength(10)
    expect(await ben.do('readReview', { matchId: won })).toEqual({ rounds })
    const { matches } = await ada.do('readRecentMatches', {})
    expect(matches.map(({ id, outcome }) => [id, outcome])).toEqual([
      [against, 'lost'],
      [won, 'won'],
    ])
    expect((await ada.do('readReview', { matchId: against })).rounds).toHaveLength(10)
  })
})
