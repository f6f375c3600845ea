import { LEASE } from '@trivium/server/processes/leases'
import { RENEW_EVERY } from '@trivium/server/processes/membership'
import { recount } from '@trivium/server/results/recount'
import type { User } from '@trivium/wire/documents/user'
import { gameTopic } from '@trivium/wire/live/topics'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { answer, MAX_TIMER_DELAY, playOn, seeGame, seeMatch, seeQuestion } from '../duel.ts'
import type { Player } from '../player.ts'
import type { Person } from './facts.ts'
import { facts } from './read-facts.ts'
import { RELEASED_STAGES, type ReleasedStage } from './released-stage.ts'

const { games, uids } = facts
const PLAYERS = ['ada', 'ben', 'cleo', 'dan', 'eve', 'finn', 'max', 'nia'] as const

describe.each(RELEASED_STAGES)('matches of the version before on %s', (_, open) => {
  let stage: ReleasedStage
  const pages = new Map<Person, Player>()
  beforeAll(async () => {
    stage = await open()
    for (const person of PLAYERS) pages.set(person, await stage.back(person))
  }, 60_000)
  afterAll(() => stage.close())

  const pagesOf = <People extends readonly Person[]>(...people: People) =>
    people.map((person) => pages.get(person)) as { [Each in keyof People]: Player }
  const ratingsOf = (id: string) =>
    stage.db
      .selectFrom('rating_history')
      .select(['uid', 'before', 'after'])
      .where('game_id', '=', id)
      .execute()

  test('a player who had not joined yet joins, and the match begins', async () => {
    const [cleo, dan] = pagesOf('cleo', 'dan')
    const before = { id: games.starting, player1Joined: true, player2Joined: false }
    expect(await seeMatch(dan)).toMatchObject(before)
    await dan.do('joinMatch', { matchId: games.starting })
    for (const player of [cleo, dan]) player.follow(gameTopic(games.starting))
    await seeGame(cleo, games.starting, ({ phase }) => phase === 'starting')
    await stage.pass(3_000 + MAX_TIMER_DELAY)
    for (const player of [cleo, dan]) await seeQuestion(player, games.starting, 0)
  })

  test('a match continues at its question, with the answer that was acknowledged, and is settled once', async () => {
    const [ada, ben] = pagesOf('ada', 'ben')
    for (const player of [ada, ben]) player.follow(gameTopic(games.match))
    const kept = await seeGame(ada, games.match, (game) => game.awayUntil.every((until) => until === null))
    expect(kept).toMatchObject({ phase: 'question', index: 2, scores: [1, 1] })
    expect(kept.question?.choices[kept.chosen ?? -1]).toMatch(/^right/)
    const again = { matchId: games.match, index: 2, choice: 0 }
    expect(await ada.call('answer', again)).toMatchObject({
      error: { details: { reason: 'already-answered' } },
    })
    expect(await answer(ben, games.match, 'wrong')).toMatchObject({ result: {} })
    await seeGame(ada, games.match, ({ reveal }) => reveal !== null)
    await stage.pass(2_500 + MAX_TIMER_DELAY)
    const [end] = await playOn(stage, [ada, ben], games.match, () => ['right', 'wrong'], 3)
    expect(end.scores).toEqual([9, 1])
    await Promise.all([ada, ben].map((one) => one.see<User>('user', ({ ratedGames }) => ratedGames === 2)))
    const changes = await ratingsOf(games.match)
    expect(changes).toHaveLength(2)
    expect(changes).toContainEqual({ uid: uids.ada, before: 1020, after: ada.doc<User>('user')?.elo })
    expect(changes).toContainEqual({ uid: uids.ben, before: 980, after: ben.doc<User>('user')?.elo })
  })

  test('a match that was over when its server was killed is settled once', async () => {
    const [max, nia] = pagesOf('max', 'nia')
    // Until then its process might be alive.
    await stage.pass(LEASE + RENEW_EVERY)
    await Promise.all([max, nia].map((one) => one.see<User>('user', ({ ratedGames }) => ratedGames === 1)))
    expect(await ratingsOf(games.unsettled)).toEqual(
      expect.arrayContaining([
        { uid: uids.max, before: 1000, after: 1020 },
        { uid: uids.nia, before: 1000, after: 980 },
      ]),
    )
    expect(await ratingsOf(games.unsettled)).toHaveLength(2)
  })

  test('a player in the queue is paired', async () => {
    const [[eve], guest] = [pagesOf('eve'), await stage.guest()]
    expect(eve.doc('queue')).toMatchObject({ searching: true })
    await guest.do('joinQueue', {})
    await stage.pass(5_000)
    expect(await seeMatch(guest)).toMatchObject({ playerIds: expect.arrayContaining([eve.uid, guest.uid]) })
    await seeMatch(eve)
  })

  test('an invitation is accepted', async () => {
    const [[finn], guest] = [pagesOf('finn'), await stage.guest()]
    const { matchId } = await guest.do('joinFriendMatch', { key: facts.invitation })
    expect(await seeMatch(finn)).toMatchObject({ id: matchId })
  })

  test('two processes share the matches of the one that is gone', async ({ skip }) => {
    if (stage.processes.length === 0) return skip()
    const matches = [games.match, games.starting, games.unsettled]
    const rows = stage.db.selectFrom('games').select(['driver', 'driver_epoch']).where('id', 'in', matches)
    for (const { driver, driver_epoch } of await rows.execute()) {
      expect(stage.processes).toContain(driver)
      expect(driver_epoch).toBe(1)
    }
  })

  test('leaderboards and counters are right, and no event of a journal is lost', async () => {
    expect(await recount(stage.db, stage.clock.now())).toEqual({ boards: [], counts: [] })
    const events = await stage.db
      .selectFrom('game_events')
      .select(['game_id', 'seq', 'at', 'event'])
      .execute()
    const now = new Map(events.map((row) => [`${row.game_id} ${row.seq}`, row]))
    for (const row of stage.before.get('game_events') ?? [])
      expect(now.get(`${row.game_id} ${row.seq}`)).toEqual(row)
  })
})
