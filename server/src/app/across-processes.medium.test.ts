import { register } from '@trivium/testkit/account'
import { joinMatch, pairPlayers, seeMatch } from '@trivium/testkit/duel'
import { hasSharedDatabase, TestCluster } from '@trivium/testkit/test-cluster'
import { until } from '@trivium/testkit/until'
import type { User } from '@trivium/wire/documents/user'
import { CLOSE } from '@trivium/wire/live/close-codes'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { json } from '../database/json.ts'
import { openRoom } from '../features/party/party.test-kit.ts'
import { LEASE } from '../processes/leases.ts'
import { RENEW_EVERY } from '../processes/membership.ts'

if (!hasSharedDatabase) console.log('Skipped: several processes, because they need a PostgreSQL server.')

describe.skipIf(!hasSharedDatabase)('several processes', () => {
  let cluster: TestCluster
  beforeAll(async () => {
    cluster = await TestCluster.open(3)
  })
  afterAll(() => cluster.close())

  test('a player who leaves one process but is on another one stays in the queue', async () => {
    const one = await cluster.guest(0)
    const other = await cluster.again(one, 1)
    await other.do('joinQueue', {})
    one.leave()
    await cluster.pass(15_000)
    expect(await cluster.db.selectFrom('queue').select('uid').execute()).toEqual([{ uid: one.uid }])
    await other.do('leaveQueue', {})
  })

  test('players of three processes are paired from one queue, and nobody gets two seats', async () => {
    const players = []
    for (let n = 0; n < 6; n++) players.push(await cluster.guest(n % 3))
    await Promise.all(players.map((player) => player.do('joinQueue', {})))
    const isPaired = async () => {
      await cluster.pass(1_000)
      const { count } = await cluster.db
        .selectFrom('active_seats')
        .select((eb) => eb.fn.countAll<string>().as('count'))
        .executeTakeFirstOrThrow()
      return Number(count) === players.length
    }
    await until(isPaired, 'all are paired')
    const matches = await Promise.all(players.map(seeMatch))
    const seats = Map.groupBy(matches, ({ id }) => id)
    expect([...seats.values()].map(({ length }) => length)).toEqual([2, 2, 2])
  })

  test('a player who is banned on one process is out on the others at once', async () => {
    const cheat = await register(await cluster.guest(1), 'Cheat')
    const ban = { username: 'Cheat', reason: 'insults', until: null }
    await cluster.app(0).moderation.ban('command line', ban)
    expect((await cheat.gone()).code).toBe(CLOSE.banned.code)
  })

  test('a change of a player’s document is shown on another process', async () => {
    const one = await cluster.guest(0)
    const other = await cluster.again(one, 2)
    await one.do('saveSettings', { theme: 'dark' })
    await other.see<User>('user', ({ settings }) => settings.theme === 'dark')
  })

  test('a process that is about to stop opens no game; who waits there is paired by another one', async () => {
    const drained = await cluster.add({ drainMs: 5_000 })
    const [ann, ben] = [await cluster.guest(drained), await cluster.guest(0)]
    const stopped = cluster.stop(drained)
    await until(async () => {
      const answer = await ann.call('practise', { strength: 'regular' })
      return 'error' in answer && answer.error.details.reason === 'shutting-down'
    }, 'no game opens')
    await ann.do('joinQueue', {})
    await ben.do('joinQueue', {})
    await until(async () => {
      await cluster.pass(1_000)
      return ben.doc<{ match: unknown }>('match')?.match !== null
    }, 'both are paired')
    const { id } = await seeMatch(ben)
    const { driver } = await cluster.db
      .selectFrom('games')
      .select('driver')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect(driver).not.toBe(cluster.processes[drained])
    let isStopped = false
    void stopped.then(() => {
      isStopped = true
    })
    await until(async () => {
      await cluster.clock.pass(1_000)
      return isStopped
    }, 'the process has stopped')
    expect((await ann.gone()).code).toBe(CLOSE.restarting.code)
  })

  test('the overview adds up the figures of all processes, also of one that is too old to count parties', async () => {
    const admin = await register(await cluster.guest(0), 'Cleo')
    await cluster.db.updateTable('users').set({ role: 'admin' }).where('uid', '=', admin.uid).execute()
    const older = { connections: 1_000, players: 1_000, matches: 0, alone: 0, waiting: 0, errors: 0 }
    const lease = { name: 'process older', holder: 'older', until: cluster.clock.now() + LEASE }
    await cluster.db
      .insertInto('leases')
      .values({ ...lease, figures: json(older) })
      .execute()
    await openRoom({ guest: () => cluster.guest(1) }, 1)
    // One tells the others, who then read it.
    await cluster.pass(2 * RENEW_EVERY)
    // Over HTTP: the socket of somebody who has registered belongs to the guest's session.
    const answer = await admin.http('readOverview', {})
    expect(answer).toMatchObject({ result: { live: { parties: 1 } } })
    expect('result' in answer && answer.result.live.connections).toBeGreaterThan(1_000)
  })
})

describe.skipIf(!hasSharedDatabase)('a match whose players are on two processes', () => {
  let cluster: TestCluster
  beforeAll(async () => {
    cluster = await TestCluster.open(2)
  })
  afterAll(() => cluster.close())

  test('is in the memory of both, and one of them drives it', async () => {
    const players = [await cluster.guest(0), await cluster.guest(1)] as const
    await joinMatch(cluster, ...players, await pairPlayers(cluster, ...players))
    const figures = [cluster.app(0).figures(), cluster.app(1).figures()]
    expect(figures.map(({ gamesByMode }) => gamesByMode.battle)).toEqual([1, 1])
    expect(figures.map(({ drivenByMode }) => drivenByMode.battle).toSorted()).toEqual([0, 1])
  })
})
