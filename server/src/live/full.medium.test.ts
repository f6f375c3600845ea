import { signInGuest } from '@trivium/testkit/player'
import { RawRequest } from '@trivium/testkit/raw-request'
import { TestServer } from '@trivium/testkit/test-server'
import { until } from '@trivium/testkit/until'
import { afterAll, beforeAll, expect, test } from 'vitest'

/** Of these, one in twenty is kept for pages and calls over HTTP. */
const CONNECTIONS = 60
const SOCKETS = 57

const UPGRADE = [
  'GET /live HTTP/1.1',
  'Host: localhost',
  ...['Connection: Upgrade', 'Upgrade: websocket', 'Sec-WebSocket-Version: 13'],
  ...['Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==', '', ''],
].join('\r\n')

let stage: TestServer
beforeAll(async () => {
  stage = await TestServer.open({ maxConnections: CONNECTIONS })
})
afterAll(() => stage.close())

test('a full process refuses more sockets with a time to wait, serves those within, and admits again', async () => {
  const players = []
  for (let n = 0; n < SOCKETS; n++) players.push(await stage.guest())
  const late = await signInGuest(stage.url)
  await expect(late.connect()).rejects.toThrow('503')
  const refused = await new RawRequest(stage.url, UPGRADE).answer()
  expect(refused).toMatchObject({ status: 503, text: expect.stringContaining('Retry-After: 10\r\n') })
  expect(await players[0]!.call('joinQueue', {})).toHaveProperty('result')
  expect(await late.http('isAdmin', {})).toEqual({ result: { isAdmin: false } })

  await stage.leave(players[1]!)
  await until(() => stage.app.figures().connections < SOCKETS, 'a place is free')
  await late.connect()
  late.leave()
})
