import { answer, joinMatch, pairPlayers, seeQuestion } from '@trivium/testkit/duel'
import { hasSharedDatabase, TestCluster } from '@trivium/testkit/test-cluster'
import { until } from '@trivium/testkit/until'
import { gameTopic } from '@trivium/wire/live/topics'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { LEASE } from '../processes/leases.ts'
import { RENEW_EVERY } from '../processes/membership.ts'

if (!hasSharedDatabase) console.log('Skipped: who takes games over, because it needs a PostgreSQL server.')

describe.skipIf(!hasSharedDatabase)('two processes take over the games of a third one', () => {
  let cluster: TestCluster
  beforeEach(async () => {
    cluster = await TestCluster.open(3)
  })
  afterEach(() => cluster.close())

  const drivers = async () => {
    const rows = await cluster.db.selectFrom('games').select(['driver', 'driver_epoch']).execute()
    return rows.map(({ driver, driver_epoch }) => ({
      n: cluster.processes.indexOf(driver ?? ''),
      driver_epoch,
    }))
  }

  test('one that hears of the new driver while it asks the old one leaves the game to it', async () => {
    const guests = [await cluster.guest(0), await cluster.guest(1)] as const
    const id = await pairPlayers(cluster, ...guests)
    await joinMatch(cluster, ...guests, id)
    const gone = (await drivers())[0]?.n ?? -1
    const [first, second] = [0, 1, 2].filter((n) => n !== gone) as [number, number]
    const one = await cluster.again(guests[0], first)
    const other = await cluster.again(guests[1], second)
    for (const player of [one, other]) player.follow(gameTopic(id))
    for (const player of [one, other]) await seeQuestion(player, id, 0)
    // Whoever reports a page to a driver that is gone takes the game over.
    await cluster.exchange()
    await cluster.kill(gone)
    cluster.holdReplies(second)
    const answered = answer(other, id, 'right')
    await until(() => cluster.isRepliedTo(second), 'nobody responds for the old driver')
    expect(await answer(one, id, 'right')).toMatchObject({ result: {} })
    expect(await drivers()).toEqual([{ n: first, driver_epoch: 1 }])
    cluster.wake(second)
    expect(await answered).toMatchObject({ result: {} })
    expect(await drivers()).toEqual([{ n: first, driver_epoch: 1 }])
  })

  test('each game is taken over once', async () => {
    for (let n = 0; n < 12; n++) await (await cluster.guest(0)).do('practise', { strength: 'novice' })
    expect(await drivers()).toEqual(Array(12).fill({ n: 0, driver_epoch: 0 }))
    await cluster.kill(0)
    await cluster.pass(LEASE + 2 * RENEW_EVERY)
    const isTakenOver = async () => (await drivers()).every(({ n }) => n > 0)
    await until(isTakenOver, 'the games are taken over')
    expect((await drivers()).map(({ driver_epoch }) => driver_epoch)).toEqual(Array(12).fill(1))
  })
})
