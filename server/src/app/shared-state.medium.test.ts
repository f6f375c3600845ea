import { PASSWORD, register } from '@trivium/testkit/account'
import { joinMatch, pairPlayers, seeMatch, seeSettled } from '@trivium/testkit/duel'
import { type Player, signInGuest } from '@trivium/testkit/player'
import { hasSharedDatabase, TestCluster } from '@trivium/testkit/test-cluster'
import { until } from '@trivium/testkit/until'
import { CLOSE } from '@trivium/wire/live/close-codes'
import { PAGE_VIEW_PATH } from '@trivium/wire/page-views'
import type { FunctionName, InputOf, OutputOf } from '@trivium/wire/registry'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { LEASE } from '../processes/leases.ts'

/** Between two calls of a function that says whether something has happened, ms. */
const POLL = 50

if (!hasSharedDatabase)
  console.log('Skipped: state shared by processes, because they need a PostgreSQL server.')

/** A call over HTTP: the socket of somebody who has registered belongs to the guest's session. */
const done = async <Name extends FunctionName>(
  player: Player,
  name: Name,
  data: InputOf<Name>,
): Promise<OutputOf<Name>> => {
  const answer = await player.http(name, data)
  if ('error' in answer) throw new Error(`${name}: ${answer.error.details.reason}`)
  return answer.result
}

const refusal = (reason: string) => ({ error: { details: { reason } } })

describe.skipIf(!hasSharedDatabase)('state that two processes share', () => {
  let cluster: TestCluster
  let admin: Player
  beforeAll(async () => {
    cluster = await TestCluster.open(2)
    admin = await register(await cluster.guest(0), 'Cleo')
    await cluster.db.updateTable('users').set({ role: 'admin' }).where('uid', '=', admin.uid).execute()
  })
  afterAll(() => cluster.close())

  /** The same player on both processes. */
  const both = async (name?: string) => {
    const guest = await cluster.guest(0)
    const here = name === undefined ? guest : await register(guest, name)
    return { here, there: await cluster.again(here, 1) }
  }

  test('a limit that is used up on one process is used up on the other', async () => {
    const { here, there } = await both()
    const email = 'nobody@example.org'
    for (let n = 0; n < 5; n++) await here.call('requestPasswordReset', { email })
    await cluster.pass(100)
    await until(
      async () =>
        JSON.stringify(await there.call('requestPasswordReset', { email })).includes('too-many-calls'),
      'the other process refuses as well',
    )
  })

  test('after a ban of a guest, the guest’s address gets no new guests on any process', async () => {
    const rude = await cluster.guest(1)
    const ban = { uid: rude.uid, reason: 'insults', sparesAddress: false }
    const ends = cluster.clock.now() + 86_400_000
    expect(await admin.http('banGuest', { ...ban, until: ends })).toEqual({
      result: { addressPaused: true },
    })
    await rude.gone()
    await cluster.pass(100)
    for (const n of [0, 1])
      await until(
        () =>
          signInGuest(cluster.url(n)).then(
            () => false,
            (error: Error) => error.message.includes('new-guests-paused'),
          ),
        `process ${n} creates no guests`,
      )
    await cluster.pass(10 * 60_000)
    await signInGuest(cluster.url(0))
  })

  test('a visitor who meets two processes counts once, and each view counts', async () => {
    const view = (n: number, browser: string) =>
      fetch(`${cluster.url(n)}${PAGE_VIEW_PATH}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'user-agent': browser },
        body: JSON.stringify({ page: '/', source: '', device: 'desktop' }),
      })
    await view(0, 'Firefox')
    await cluster.exchange()
    await view(1, 'Firefox')
    await view(1, 'Safari')
    await cluster.exchange()
    await view(0, 'Safari')
    const other = await cluster.again(admin, 1)
    await done(admin, 'readViews', { days: 7 })
    const { days } = await other.do('readViews', { days: 7 })
    expect(days.at(-1)).toMatchObject({ views: 4, visitors: 2 })
  })

  test('a changed setting of the site holds on the other process at once', async () => {
    await done(admin, 'setRegistration', { mode: 'closed', reason: null })
    const late = await cluster.guest(1)
    await until(
      async () => (await late.do('readRegistration', { invitation: null })).mode === 'closed',
      'the other one knows',
    )
    expect(
      await late.http('register', { username: 'Late', email: 'late@example.org', password: PASSWORD }),
    ).toMatchObject(refusal('registration-closed'))
    await done(admin, 'setRegistration', { mode: 'open', reason: null })
    await until(
      async () => (await late.do('readRegistration', { invitation: null })).mode === 'open',
      'it is open again',
    )
  })

  test('the overview adds up all processes', async () => {
    const { there } = await both()
    await cluster.pass(5_000)
    const read = () => done(admin, 'readOverview', {})
    const before = (await read()).live.connections
    there.leave()
    await until(async () => {
      await cluster.pass(2_000)
      return (await read()).live.connections === before - 1
    }, 'a page of the other process is missing')
  })

  test('a role that is taken away on one process is gone on the other at once', async () => {
    const { here, there } = await both('Milo')
    await done(admin, 'setRole', { username: 'Milo', role: 'admin' })
    await there.do('readOverview', {})
    await done(admin, 'setRole', { username: 'Milo', role: 'player' })
    for (const player of [here, there])
      expect(await player.http('readOverview', {})).toMatchObject(refusal('not-allowed'))
  })

  test('logging out everywhere on one process ends the pages on the other at once', async () => {
    const { here, there } = await both('Nora')
    await here.http('logOutEverywhere', {})
    await until(async () => {
      await cluster.pass(1_000)
      return there.closed !== null
    }, 'the page on the other process is closed')
    expect(there.closed?.code).toBe(CLOSE.sessionEnded.code)
  })

  test('the key of a friend match is used on the other process, once, and leads to a match with its join countdown', async () => {
    const [host, friend, late] = [await cluster.guest(0), await cluster.guest(1), await cluster.guest(1)]
    const { key } = await host.do('createFriendMatch', { rated: false })
    const { matchId } = await friend.do('joinFriendMatch', { key })
    expect(await late.call('joinFriendMatch', { key })).toMatchObject(refusal('unknown-key'))
    expect((await seeMatch(host)).id).toBe(matchId)
    await cluster.pass(60_000)
    await host.see<{ match: unknown }>('match', ({ match }) => match === null)
    await friend.see<{ match: unknown }>('match', ({ match }) => match === null)
  })

  test('a match across processes leads to a rematch', async () => {
    const [one, other] = [await cluster.guest(0), await cluster.guest(1)]
    const id = await pairPlayers(cluster, one, other)
    await joinMatch(cluster, one, other, id)
    await one.do('resign', { matchId: id })
    await seeSettled([one, other], id)
    await one.do('offerRematch', { matchId: id })
    await other.do('offerRematch', { matchId: id })
    const isNext = ({ match }: { match: { id: string } | null }) => match !== null && match.id !== id
    const found = await Promise.all([one, other].map((player) => player.see('match', isNext)))
    expect(found[0]?.match?.id).toBe(found[1]?.match?.id)
  })

  test('a guest’s game goes on for the account that the guest logs in to on another process', async () => {
    await register(await cluster.guest(0), 'Olga')
    const { here, there } = await both()
    const { gameId } = await here.do('openDaily', {})
    const login = { name: 'Olga', password: PASSWORD, guest: 'merge' } as const
    expect(await there.http('logIn', login)).toMatchObject({ result: { status: 'in' } })
    await there.renew()
    const olga = await cluster.again(there, 0)
    await olga.do('nextQuestion', { gameId })
  })

  test('a file of questions is imported although its parts arrive at another process', async () => {
    const other = await cluster.again(admin, 1)
    const text = 'category,difficulty,question,answer,wrong1,wrong2,wrong3,explanation,source\n'
    const { importId } = await done(admin, 'startImport', {
      ...{ fileName: 'records.csv', format: null, characters: text.length },
      defaults: { category: null, difficulty: 1, source: 'a pub', licence: 'CC0-1.0' },
    })
    expect((await other.do('readImport', { importId })).import.state).toBe('receiving')
    await other.http('sendImportPart', { importId, part: 0, text, last: true })
    await until(
      async () =>
        !['receiving', 'writing'].includes((await other.do('readImport', { importId })).import.state),
      'it has ended',
      { pause: POLL },
    )
    expect((await done(admin, 'readImport', { importId })).import.state).not.toBe('interrupted')
  })
  test('while NATS is unreachable, play goes on and calls for accounts are refused; afterwards both are served', async ({
    skip,
  }) => {
    const { here } = await both()
    if (!(await cluster.loseNats())) return skip('nats-server is not installed')
    const email = 'someone@example.org'
    const isRefused = async () =>
      JSON.stringify(await here.call('requestPasswordReset', { email })).includes('"busy"')
    await until(isRefused, 'a new password cannot be asked for', { pause: POLL })
    const signedUp = await here.http('register', { username: 'Nobody Yet', password: PASSWORD, email })
    expect(signedUp).toMatchObject(refusal('busy'))
    expect(await here.call('joinQueue', {})).toMatchObject({ result: {} })
    expect(await here.call('leaveQueue', {})).toMatchObject({ result: {} })
    await cluster.restartNats()
    await until(async () => !(await isRefused()), 'a new password can be asked for again', {
      pause: POLL,
    })
  })
})

describe.skipIf(!hasSharedDatabase)('an import whose process is killed', () => {
  let cluster: TestCluster
  let here: Player
  let there: Player
  const file = {
    ...{ fileName: 'records.csv', format: null, characters: 1_000 },
    defaults: { category: null, difficulty: 1, source: 'a pub', licence: 'CC0-1.0' },
  } as const
  const stateOf = async (importId: string) =>
    (
      await cluster.db
        .selectFrom('question_imports')
        .select('state')
        .where('id', '=', importId)
        .executeTakeFirstOrThrow()
    ).state

  beforeEach(async () => {
    cluster = await TestCluster.open(2)
    here = await register(await cluster.guest(0), 'Cleo')
    await cluster.db.updateTable('users').set({ role: 'admin' }).where('uid', '=', here.uid).execute()
    there = await cluster.again(here, 1)
  })
  afterEach(() => cluster.close())

  test('is shown as interrupted at once, and another one can be started', async () => {
    const { importId } = await done(here, 'startImport', file)
    await cluster.kill(0)
    expect((await done(there, 'readImport', { importId })).import.state).toBe('interrupted')
    const next = await done(there, 'startImport', file)
    expect((await done(there, 'readImport', next)).import.state).toBe('receiving')
  })

  test('is ended by the next leader, although nobody looks, and an undoing that it left is finished', async () => {
    const { importId } = await done(here, 'startImport', file)
    const { importId: undone } = await done(there, 'startImport', file)
    await done(there, 'cancelImport', { importId: undone })
    await cluster.db
      .updateTable('question_imports')
      .set({ state: 'taking-back' })
      .where('id', '=', undone)
      .execute()
    await cluster.kill(0)
    await cluster.pass(LEASE + 5_000)
    await until(async () => (await stateOf(importId)) === 'interrupted', 'the import is ended')
    await until(async () => (await stateOf(undone)) === 'taken-back', 'the undoing is finished')
  })
})
