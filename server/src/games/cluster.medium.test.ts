import {
  answer,
  joinMatch,
  MAX_TIMER_DELAY,
  pairPlayers,
  playOn,
  playQuestion,
  seeGame,
  seeQuestion,
} from '@trivium/testkit/duel'
import type { Player } from '@trivium/testkit/player'
import { hasSharedDatabase, TestCluster } from '@trivium/testkit/test-cluster'
import { until } from '@trivium/testkit/until'
import type { BattleDocument } from '@trivium/wire/documents/battle'
import type { User } from '@trivium/wire/documents/user'
import { gameTopic } from '@trivium/wire/live/topics'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { PROBE_EVERY, REQUEST_TIMEOUT } from '../bus/bus.ts'
import { RENEW_EVERY } from '../processes/membership.ts'
import { failOnce, loseOnce } from './failing-games.test-kit.ts'
import { OVERDUE } from './shared-games.ts'

if (!hasSharedDatabase)
  console.log('Skipped: games on several processes, because they need a PostgreSQL server.')

describe.skipIf(!hasSharedDatabase)('games on several processes', () => {
  let cluster: TestCluster
  beforeEach(async () => {
    cluster = await TestCluster.open(2)
  })
  afterEach(() => cluster.close())

  const duel = async () => {
    const players = [await cluster.guest(0), await cluster.guest(1)] as const
    const id = await pairPlayers(cluster, ...players)
    await joinMatch(cluster, ...players, id)
    return { players, id }
  }
  const driverOf = async (id: string): Promise<string | null> =>
    (await cluster.db.selectFrom('games').select('driver').where('id', '=', id).executeTakeFirstOrThrow())
      .driver
  const journal = (id: string) =>
    cluster.db
      .selectFrom('game_events')
      .select(['seq', 'event'])
      .where('game_id', '=', id)
      .orderBy('seq')
      .execute()
  const numberOf = async (id: string) => cluster.processes.indexOf((await driverOf(id)) ?? '')
  /** The players of a match: the one on the process that drives it, and the other one. */
  const sides = async (id: string, players: readonly [Player, Player]) => {
    const driver = await numberOf(id)
    const [local, remote] = driver === 0 ? players : ([players[1], players[0]] as const)
    return { driver, other: 1 - driver, local, remote }
  }

  /** Cuts the driver of a game off from the other processes; an answer then counts on the player's own process. */
  const answerWithoutDriver = async (driver: number, remote: Player, id: string) => {
    cluster.cutOff(driver)
    await cluster.clock.pass(RENEW_EVERY)
    const answered = answer(remote, id, 'right')
    await until(() => cluster.isAsked(driver), 'the answer has been sent')
    await cluster.clock.pass(REQUEST_TIMEOUT + PROBE_EVERY)
    expect(await answered).toMatchObject({ result: {} })
  }

  test('two players on two processes play a whole match', async () => {
    const { players, id } = await duel()
    const [game] = await playOn(cluster, players, id, () => ['right', 'wrong'])
    expect(game.scores[game.seat]).toBe(10)
    await Promise.all(players.map((player) => player.see<User>('user', (user) => user.ratedGames === 1)))
  })

  test('an owner is killed while a question is open: both players go on, and no answer is lost', async () => {
    const { players, id } = await duel()
    await playQuestion(cluster, players, id, ['right', 'wrong'])
    const { driver, other, local, remote } = await sides(id, players)
    await seeQuestion(remote, id, 1)
    expect(await answer(local, id, 'right')).toMatchObject({ result: {} })
    await cluster.kill(driver)
    const moved = await cluster.again(local, other)
    moved.follow(gameTopic(id))
    const kept = await seeGame(moved, id, (game) => game.index === 1 && game.chosen !== null)
    expect(kept.phase).toBe('question')
    expect(await answer(remote, id, 'wrong')).toMatchObject({ result: {} })
    expect(await driverOf(id)).toBe(cluster.processes[other])
    await seeGame(moved, id, (game) => game.reveal !== null)
    await cluster.pass(2_500 + MAX_TIMER_DELAY)
    await playOn(cluster, [moved, remote], id, () => ['right', 'wrong'], 2)
    const seqs = (await journal(id)).map(({ seq }) => seq)
    expect(seqs).toEqual(seqs.map((_, i) => i))
  })

  /** Time passes in steps until the answer is there: NATS may need a moment to notice that a process is gone. */
  const passUntil = async <T>(answered: Promise<T>, step: number): Promise<T> => {
    let isAnswered = false
    void answered.then(() => {
      isAnswered = true
    })
    await until(async () => {
      await cluster.clock.pass(step)
      return isAnswered
    }, 'the other process has taken over')
    return answered
  }

  test('an owner is killed with an answer that it was sent: the answer counts soon after', async () => {
    const { players, id } = await duel()
    const { driver, other, remote } = await sides(id, players)
    cluster.pause(driver)
    const answered = answer(remote, id, 'right')
    await until(() => cluster.isAsked(driver), 'the answer has arrived at the owner')
    await cluster.kill(driver)
    expect(await passUntil(answered, PROBE_EVERY)).toMatchObject({ result: {} })
    expect(await driverOf(id)).toBe(cluster.processes[other])
  })

  test('a process takes a game over again after the process it lost the game to has died', async () => {
    const { players, id } = await duel()
    const { driver, other, remote } = await sides(id, players)
    await loseOnce(cluster.db)
    await cluster.kill(driver)
    expect(await answer(remote, id, 'right')).toMatchObject({ result: {} })
    expect(await driverOf(id)).toBe(cluster.processes[other])
  })

  test('a process that is asked while it takes a game over answers as its driver', async () => {
    const { players, id } = await duel()
    const { driver, other, remote } = await sides(id, players)
    const third = await cluster.add()
    const elsewhere = await cluster.again(remote, third)
    elsewhere.follow(gameTopic(id))
    await seeGame(elsewhere, id, () => true)
    const { index } = await seeQuestion(remote, id, 0)
    // Whoever reports a page to a driver that is gone takes the game over.
    await cluster.exchange()
    await cluster.kill(driver)
    // Whoever takes the game over cannot read its journal for a moment.
    const locked = Promise.withResolvers<void>()
    const unlock = Promise.withResolvers<void>()
    const lock = cluster.db.transaction().execute(async (tx) => {
      await sql`lock table game_events in access exclusive mode`.execute(tx)
      locked.resolve()
      await unlock.promise
    })
    await locked.promise
    const answers: Promise<object>[] = []
    try {
      answers.push(remote.call('answer', { matchId: id, index, choice: 0 }))
      await until(async () => (await driverOf(id)) === cluster.processes[other], 'the game is claimed')
      cluster.slow(other)
      answers.push(elsewhere.call('answer', { matchId: id, index, choice: 0 }))
      await until(() => cluster.isAsked(other), 'the second answer has arrived')
      cluster.wake(other)
      for (let turn = 0; turn < 20; turn++) await cluster.breathe()
    } finally {
      unlock.resolve()
      await lock
    }
    // Both pages are the same player's.
    const outcomes = await Promise.all(answers)
    expect(outcomes.filter((outcome) => 'result' in outcome)).toHaveLength(1)
    expect((await journal(id)).filter(({ event }) => event.type === 'answered')).toHaveLength(1)
    expect(await driverOf(id)).toBe(cluster.processes[other])
  })

  test('an owner that stood still loses at the journal and follows the game', async () => {
    const { players, id } = await duel()
    const { driver, other, local, remote } = await sides(id, players)
    cluster.pause(driver)
    const answered = answer(remote, id, 'right')
    expect(await passUntil(answered, REQUEST_TIMEOUT / 10)).toMatchObject({ result: {} })
    expect(await driverOf(id)).toBe(cluster.processes[other])
    cluster.wake(driver)
    await seeGame(local, id, (game) => game.otherAnswered)
    expect(await answer(local, id, 'wrong')).toMatchObject({ result: {} })
    await Promise.all(players.map((player) => seeGame(player, id, (game) => game.reveal !== null)))
    expect((await journal(id)).filter(({ event }) => event.type === 'answered')).toHaveLength(2)
  })

  test('an owner that works but answers slowly keeps its games: the answer is refused by name, and counts once', async () => {
    const { players, id } = await duel()
    const { driver, local, remote } = await sides(id, players)
    cluster.slow(driver)
    const answered = answer(remote, id, 'right')
    await until(() => cluster.isAsked(driver), 'the answer has arrived at the owner')
    await cluster.clock.pass(REQUEST_TIMEOUT + PROBE_EVERY)
    expect(await answered).toMatchObject({ error: { details: { reason: 'game-unreachable' } } })
    expect(await driverOf(id)).toBe(cluster.processes[driver])
    cluster.wake(driver)
    const { index, chosen } = await seeGame(remote, id, (game) => game.chosen !== null)
    const again = await remote.call('answer', { matchId: id, index, choice: chosen ?? -1 })
    expect(again).toMatchObject({ error: { details: { reason: 'already-answered' } } })
    expect(await answer(local, id, 'wrong')).toMatchObject({ result: {} })
    await Promise.all(players.map((player) => seeGame(player, id, (game) => game.reveal !== null)))
    expect((await journal(id)).filter(({ event }) => event.type === 'answered')).toHaveLength(2)
    expect(await driverOf(id)).toBe(cluster.processes[driver])
  })

  test('the owner cannot save an answer of another process: it is refused by name, and counts when it is sent again', async () => {
    const { players, id } = await duel()
    const { driver, remote } = await sides(id, players)
    await failOnce(cluster.db)
    expect(await answer(remote, id, 'right')).toMatchObject({
      error: { details: { reason: 'game-unreachable' } },
    })
    expect(await answer(remote, id, 'right')).toMatchObject({ result: {} })
    expect(await driverOf(id)).toBe(cluster.processes[driver])
  })

  test('an owner that is cut off from the other processes loses its games, although it works', async () => {
    const { players, id } = await duel()
    const { driver, other, remote } = await sides(id, players)
    await answerWithoutDriver(driver, remote, id)
    expect(await driverOf(id)).toBe(cluster.processes[other])
  })

  test('a page that comes to an owner that was cut off sees what was played meanwhile', async () => {
    const { players, id } = await duel()
    const { driver, local, remote } = await sides(id, players)
    await answerWithoutDriver(driver, remote, id)
    cluster.wake(driver)
    const back = await cluster.again(local, driver)
    back.follow(gameTopic(id))
    const first = await back.see<BattleDocument>(gameTopic(id), () => true)
    expect(first.otherAnswered).toBe(true)
  })

  test('a page that comes to an owner that stood still sees what was played meanwhile', async () => {
    const { players, id } = await duel()
    const { driver, local, remote } = await sides(id, players)
    cluster.pause(driver)
    let isAnswered = false
    void answer(remote, id, 'right').then(() => {
      isAnswered = true
    })
    await until(async () => {
      await cluster.clock.pass(REQUEST_TIMEOUT / 10)
      return isAnswered
    }, 'the other process has taken over')
    const back = await cluster.again(local, driver)
    back.follow(gameTopic(id))
    const first = await back.see<BattleDocument>(gameTopic(id), () => true)
    expect(first.otherAnswered).toBe(true)
    cluster.wake(driver)
  })

  test('a deadline fires although the owner is gone and no command arrives', async () => {
    const { players, id } = await duel()
    const { driver, remote } = await sides(id, players)
    const { answerBy } = await seeQuestion(remote, id, 0)
    await cluster.kill(driver)
    await cluster.pass((answerBy ?? 0) - cluster.clock.now() + OVERDUE + 2 * MAX_TIMER_DELAY)
    await until(
      async () => (await driverOf(id)) === remoteProcess(remote),
      'the other process drives the game',
    )
    await seeGame(remote, id, (game) => game.awayUntil.some((until) => until !== null))
  })

  test('a stopping process hands its games over, and nobody waits for it', async () => {
    const { players, id } = await duel()
    const { driver, other, local, remote } = await sides(id, players)
    expect(await answer(local, id, 'right')).toMatchObject({ result: {} })
    await cluster.stop(driver)
    const moved = await cluster.again(local, other)
    moved.follow(gameTopic(id))
    await until(async () => (await driverOf(id)) === cluster.processes[other], 'the game is taken over')
    await seeGame(moved, id, (game) => game.chosen !== null)
    expect(await answer(remote, id, 'wrong')).toMatchObject({ result: {} })
    await seeGame(moved, id, (game) => game.reveal !== null)
    await cluster.pass(2_500 + MAX_TIMER_DELAY)
    await playOn(cluster, [moved, remote], id, () => ['right', 'wrong'], 1)
  })

  const remoteProcess = (player: Player) =>
    cluster.processes[[0, 1].find((n) => cluster.url(n) === player.url) ?? -1]
})
