import { register } from '@trivium/testkit/account'
import { seeMatch } from '@trivium/testkit/duel'
import { hasSharedDatabase, TestCluster } from '@trivium/testkit/test-cluster'
import { until } from '@trivium/testkit/until'
import type { User } from '@trivium/wire/documents/user'
import { CLOSE } from '@trivium/wire/live/close-codes'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

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
})
