import { answer, joinMatch, pairPlayers, seeGame } from '@trivium/testkit/duel'
import { signInGuest } from '@trivium/testkit/player'
import { hasSharedDatabase, TestCluster } from '@trivium/testkit/test-cluster'
import { until } from '@trivium/testkit/until'
import { CORRELATION_HEADER } from '@trivium/wire/correlation'
import { sql } from 'kysely'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { correlationFields } from '../correlation-id.ts'

if (!hasSharedDatabase) console.log('Skipped: calls across processes, because they need a PostgreSQL server.')

interface Line {
  readonly process: number
  readonly msg: string
  readonly call?: string
  readonly calls?: readonly string[]
}

describe.skipIf(!hasSharedDatabase)('a call across processes', () => {
  let lines: Line[] = []
  let cluster: TestCluster
  beforeAll(async () => {
    const logOf = (process: number) =>
      pino(
        { level: 'debug', mixin: correlationFields },
        { write: (line: string) => void lines.push({ process, ...JSON.parse(line) }) },
      )
    cluster = await TestCluster.open(2, { logOf })
  })
  afterAll(() => cluster.close())
  beforeEach(() => {
    lines = []
  })

  const linesOf = (call: string) => lines.filter((line) => line.call === call || line.calls?.includes(call))

  test('has one name in each log line on its way: function, bus, owner, commit', async () => {
    const players = [await cluster.guest(0), await cluster.guest(1)] as const
    const id = await pairPlayers(cluster, ...players)
    await joinMatch(cluster, ...players, id)
    const { driver } = await cluster.db
      .selectFrom('games')
      .select('driver')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const owner = cluster.processes.indexOf(driver ?? '')
    const far = players[1 - owner]
    if (far === undefined) throw new RangeError('nobody drives the match')
    lines = []
    await answer(far, id, 'right')
    await seeGame(far, id, ({ chosen }) => chosen !== null)
    const answered = lines.find(({ msg, process }) => msg === 'a call was answered' && process === 1 - owner)
    const way = linesOf(answered?.call ?? '').map(({ process, msg }) => [process === owner, msg])
    expect(way).toEqual([
      [false, 'a command is sent on'],
      [true, 'a command came from another process'],
      [true, 'events were committed'],
      [false, 'a call was answered'],
    ])
  })

  test('keeps the name that the page has given it, over HTTP and on the live socket', async () => {
    const player = await cluster.guest(0)
    await player.http('isAdmin', {}, { [CORRELATION_HEADER]: 'page1.h7' })
    expect(linesOf('page1.h7')).toMatchObject([{ fn: 'isAdmin', outcome: 'ok', uid: player.uid }])
    const named = await signInGuest(cluster.url(0))
    named.page = 'page2'
    await named.connect()
    await named.do('isAdmin', {})
    named.leave()
    expect(linesOf('page2.0')).toMatchObject([{ fn: 'isAdmin' }])
  })

  test.each(['', 'two words', 'line\tbreak', '<b>', '../../etc', 'x'.repeat(65), '$(id)'])(
    'gets a name of the server’s own if its caller sends “%s”',
    async (sent) => {
      const player = await cluster.guest(0)
      await player.http('isAdmin', {}, { [CORRELATION_HEADER]: sent })
      const line = lines.find(({ msg }) => msg === 'a call was answered')
      expect(line?.call).toMatch(/^\w{10}$/)
    },
  )

  test('that fails unexpectedly shows the player a code, which is in the log', async () => {
    const player = await cluster.guest(1)
    await sql`alter table users rename column settings to settings_away`.execute(cluster.db)
    const failed = await player.call('saveSettings', { theme: 'dark' })
    await sql`alter table users rename column settings_away to settings`.execute(cluster.db)
    const code = 'error' in failed ? String(failed.error.details.code) : ''
    expect(failed).toMatchObject({ error: { details: { reason: 'internal-error' } } })
    await until(() => linesOf(code).some(({ msg }) => msg === 'a function failed'), 'the log has the code')
  })
})
