import { connect } from 'node:net'
import { answer, joinMatch, pairPlayers } from '@trivium/testkit/duel'
import { TestServer } from '@trivium/testkit/test-server'
import { until } from '@trivium/testkit/until'
import { CLOSE } from '@trivium/wire/live/close-codes'
import { afterEach, beforeEach, expect, test } from 'vitest'

let stage: TestServer
beforeEach(async () => {
  stage = await TestServer.open()
})
afterEach(() => stage.close())

test('a shutdown tells every page that the server restarts', async () => {
  const players = [await stage.guest(), await stage.guest()]
  await stage.app.close()
  for (const player of players)
    expect(await player.gone()).toEqual({ code: CLOSE.restarting.code, reason: CLOSE.restarting.reason })
})

test('everything acknowledged before or during a shutdown is in the journal, and no player counts as having left', async () => {
  const players = [await stage.guest(), await stage.guest()] as const
  const id = await pairPlayers(stage, ...players)
  await joinMatch(stage, ...players, id)
  let acknowledged = 0
  const answers = players.map((player) =>
    answer(player, id, 'right').then((reply) => {
      if ('result' in reply) acknowledged += 1
    }),
  )
  await Promise.race(answers)
  await stage.app.close()
  const rows = await stage.db.selectFrom('game_events').select('event').where('game_id', '=', id).execute()
  const types = rows.map((row) => row.event.type)
  expect(acknowledged).toBeGreaterThanOrEqual(1)
  expect(types.filter((type) => type === 'answered').length).toBeGreaterThanOrEqual(acknowledged)
  expect(types).not.toContain('left')
  expect(types).not.toContain('ended')
})

test('searching players are still in the queue after a shutdown', async () => {
  const anna = await stage.guest()
  await anna.do('joinQueue', {})
  await stage.app.close()
  await stage.clock.pass(30_000)
  expect(await stage.db.selectFrom('queue').select('uid').execute()).toEqual([{ uid: anna.uid }])
})

test('a page that does not close its socket is cut off after a second', async () => {
  const { hostname, port } = new URL(stage.url)
  const silent = connect({ host: hostname, port: Number(port) })
  const key = Buffer.alloc(16).toString('base64')
  silent.write(
    `GET /live HTTP/1.1\r\nHost: ${hostname}:${port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n` +
      `Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${key}\r\n\r\n`,
  )
  silent.resume()
  const cut = new Promise<void>((resolve) => silent.once('close', () => resolve()))
  await until(() => stage.app.figures().connections === 1, 'the server has accepted')
  let closed = false
  const closing = stage.app.close().then(() => {
    closed = true
  })
  await until(async () => {
    await stage.clock.pass(1_000)
    return closed
  }, 'the server has shut down')
  await Promise.all([closing, cut])
})

test('a server that has shut down accepts no connection', async () => {
  const { url } = stage
  expect((await fetch(`${url}/readyz`)).status).toBe(200)
  await stage.app.close()
  await expect(fetch(`${url}/readyz`)).rejects.toThrow()
})
