import { nicknameOf } from '@trivium/content/nicknames/nickname'
import { joinMatch, pairPlayers, playOn, playQuestion, seeNoMatch, seeSettled } from '@trivium/testkit/duel'
import { TestServer } from '@trivium/testkit/test-server'
import type { User } from '@trivium/wire/documents/user'
import { gameTopic } from '@trivium/wire/live/topics'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'

let stage: TestServer
beforeAll(async () => {
  stage = await TestServer.open()
})
afterEach(() => stage.clear())
afterAll(() => stage.close())

const started = async () => {
  const players = [await stage.guest(), await stage.guest()] as const
  const id = await pairPlayers(stage, ...players)
  await joinMatch(stage, ...players, id)
  return { players, id, anna: players[0], ben: players[1] }
}

test('a ranked battle changes both ratings, and both user documents show it live', async () => {
  const { players, id, anna, ben } = await started()
  const [game] = await playOn(stage, players, id, (index) => ['right', index < 4 ? 'right' : 'wrong'])
  expect(game.ended).toMatchObject({ reason: 'completed', winner: game.seat })
  expect(game.scores[game.seat]).toBe(10)
  expect(game.ratings?.[game.seat]).toEqual({ before: 1000, after: 1020 })
  expect(game.ratings?.[1 - game.seat]).toEqual({ before: 1000, after: 980 })

  const rated = (user: User) => user.ratedGames === 1
  const won = { elo: 1020, wins: 1, losses: 0, draws: 0, winStreak: 1, lastEloChange: 20 }
  const lost = { elo: 980, wins: 0, losses: 1, draws: 0, winStreak: 0, lastEloChange: -20 }
  expect(await anna.see('user', rated)).toMatchObject({ ...won, questionsCorrect: 10, perfectScores: 1 })
  expect(await ben.see('user', rated)).toMatchObject({ ...lost, questionsCorrect: 4, perfectScores: 0 })
  await Promise.all([seeNoMatch(anna), seeNoMatch(ben)])
})

test('a settled battle appears in the rating history, the question statistics and both players’ seen questions', async () => {
  const { players, id, anna, ben } = await started()
  await playOn(stage, players, id, (index) => [index < 7 ? 'right' : 'wrong', 'wrong'])
  const history = await stage.db.selectFrom('rating_history').selectAll().where('game_id', '=', id).execute()
  expect(history.map(({ uid, before, after }) => [uid, before, after]).toSorted()).toEqual(
    [
      [anna.uid, 1000, 1020],
      [ben.uid, 1000, 980],
    ].toSorted(),
  )
  for (const { uid } of players) {
    const seen = await stage.db.selectFrom('seen_questions').selectAll().where('uid', '=', uid).execute()
    expect(new Set(seen.map((row) => row.question_id)).size).toBe(10)
  }
  const seats = await stage.db.selectFrom('active_seats').selectAll().where('game_id', '=', id).execute()
  expect(seats).toEqual([])
  const { rounds } = await anna.do('readReview', { matchId: id })
  expect(rounds.length).toBe(10)
})

test('question statistics count each answer of each player once', async () => {
  const sums = async () => {
    const rows = await stage.db.selectFrom('question_stats').selectAll().execute()
    return rows.reduce((sum, row) => ({ asked: sum.asked + row.asked, right: sum.right + row.correct }), {
      asked: 0,
      right: 0,
    })
  }
  const before = await sums()
  const { players, id } = await started()
  await playOn(stage, players, id, (index) => ['right', index < 3 ? 'right' : 'wrong'])
  expect(await sums()).toEqual({ asked: before.asked + 20, right: before.right + 13 })
})

test('equal scores are a draw, which leaves equal ratings unchanged and ends the streak', async () => {
  const { players, id, anna, ben } = await started()
  const [game] = await playOn(stage, players, id, (index) =>
    index % 2 === 0 ? ['right', 'wrong'] : ['wrong', 'right'],
  )
  expect(game.ended).toMatchObject({ reason: 'completed', winner: null })
  expect(game.scores).toEqual([5, 5])
  for (const player of [anna, ben])
    expect(await player.see<User>('user', (user) => user.ratedGames === 1)).toMatchObject({
      elo: 1000,
      draws: 1,
      wins: 0,
      losses: 0,
      winStreak: 0,
      lastEloChange: 0,
    })
})

test('a question that nobody answers closes automatically and counts for nobody', async () => {
  const { players, id } = await started()
  const [game] = await playOn(stage, players, id, (index) =>
    index === 0 ? [null, null] : index === 1 ? ['right', null] : ['wrong', 'wrong'],
  )
  expect(game.scores[game.seat]).toBe(1)
  expect(game.marks[game.seat]).toEqual([false, true, ...Array(8).fill(false)])
})

test('a player who resigns loses at once, whatever the score', async () => {
  const { players, id, anna, ben } = await started()
  await playQuestion(stage, players, id, ['right', 'wrong'])
  await anna.do('resign', { matchId: id })
  const [game] = await seeSettled(players, id)
  expect(game.ended).toMatchObject({ reason: 'resigned', winner: 1 - game.seat })
  expect(await ben.see<User>('user', (user) => user.wins === 1)).toMatchObject({ elo: 1020 })
  expect(await anna.call('resign', { matchId: id })).toMatchObject({
    error: { details: { reason: 'match-over' } },
  })
})

test('each player sees recent matches and the review from their own seat', async () => {
  const { players, id, anna, ben } = await started()
  expect(await anna.call('readReview', { matchId: id })).toMatchObject({
    error: { status: 'ABORTED', details: { reason: 'match-not-over' } },
  })
  const [game] = await playOn(stage, players, id, (index) => ['right', index === 0 ? 'right' : 'wrong'])
  const recent = (of: { readonly uid: string }) => ({
    ...{ id, kind: 'ranked', opponent: { username: nicknameOf(of.uid).nickname, elo: 1000 } },
  })
  expect((await anna.do('readRecentMatches', {})).matches).toMatchObject([
    { ...recent(ben), score: [10, 1], outcome: 'won', eloChange: 20 },
  ])
  expect((await ben.do('readRecentMatches', {})).matches).toMatchObject([
    { ...recent(anna), score: [1, 10], outcome: 'lost', eloChange: -20 },
  ])
  const named = nicknameOf(anna.uid).nickname
  await sql`update games set result = replace(result::text, ${named}, 'Guest')::jsonb where id = ${id}`.execute(
    stage.db,
  )
  expect((await ben.do('readRecentMatches', {})).matches).toMatchObject([recent(anna)])
  const { rounds } = await ben.do('readReview', { matchId: id })
  expect(rounds).toHaveLength(10)
  for (const round of rounds) {
    expect(round.choices[round.right]).toMatch(/^right/)
    expect(round.answers[game.seat]?.choice).toBe(round.right)
    expect(round.explanation).toMatch(/^Explanation/)
    expect(round.shareRight).toBeNull()
  }
})

test('a player can report a question of a match, and only their own review shows it', async () => {
  const { players, id, anna, ben } = await started()
  await playOn(stage, players, id, () => ['right', 'wrong'])
  const reported = async (player: typeof anna) =>
    (await player.do('readReview', { matchId: id })).rounds.map((round) => round.reported)
  const { rounds } = await anna.do('readReview', { matchId: id })
  const question = rounds[2]?.question ?? ''
  await anna.do('reportQuestion', { gameId: id, question, reason: 'typo', detail: '' })
  expect(await reported(anna)).toEqual(rounds.map((_, index) => index === 2))
  expect(await reported(ben)).toEqual(rounds.map(() => false))
})

test('a third player can read neither the match nor its review', async () => {
  const { players, id } = await started()
  const eve = await stage.guest()
  expect(await eve.call('readReview', { matchId: id })).toMatchObject({
    error: { status: 'PERMISSION_DENIED', details: { reason: 'not-your-match' } },
  })
  eve.follow(gameTopic(id))
  await eve.breathe()
  await eve.breathe()
  expect(eve.frames.at(-2) ?? '').toContain('not-your-match')
  await players[0].do('resign', { matchId: id })
  await seeSettled(players, id)
})
