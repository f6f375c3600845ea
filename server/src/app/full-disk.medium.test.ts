import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { answer, joinMatch, pairPlayers, seeGame, seeQuestion } from '@trivium/testkit/duel'
import { type Player, signInGuest } from '@trivium/testkit/player'
import { TestServer } from '@trivium/testkit/test-server'
import { until } from '@trivium/testkit/until'
import type { Refusal } from '@trivium/wire/refusals'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { defaultLimits } from '../database/backend.ts'
import { openDatabase } from '../database/open.ts'

const root = mkdtempSync(join(tmpdir(), 'trivium-full-server-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

const log = { info() {}, warn() {}, error() {} }
let stage: TestServer
let full: Uint8Array
let opened = 0
beforeEach(async () => {
  const shared = new SharedArrayBuffer(1)
  full = new Uint8Array(shared)
  const bounds = { ...defaultLimits, upkeepEveryMs: 1_000_000_000 }
  const dataDir = join(root, `${opened++}`)
  stage = await TestServer.open({
    database: async (clock) => {
      const opened = await openDatabase({ dataDir, log, clock, bounds, full: shared })
      // A copy of the built database has the bundled questions, whose answers the players don't know.
      await sql`truncate questions cascade`.execute(opened.db)
      return opened
    },
  })
}, 60_000)
afterEach(async () => {
  full[0] = 0
  await stage.pass(5_000)
  await stage.close()
})

const reasonOf = (reply: unknown): Refusal | null =>
  (reply as { error?: { details: { reason: Refusal } } }).error?.details.reason ?? null

const readyz = async (): Promise<{ status: number; body: unknown }> => {
  const response = await fetch(`${stage.url}/readyz`)
  return { status: response.status, body: await response.json() }
}

const isTold = (player: Player, saving: boolean) =>
  until(() => player.frames.includes(JSON.stringify({ saving })), `told that saving is ${saving}`)

/** Uses up the space left for the log: the next write breaks the engine. */
const fillLog = async (): Promise<void> => {
  const fill = sql`select pg_logical_emit_message(true, 'filler', repeat('a', 1000000))`
  for (let n = 0, filled = true; filled && n < 200; n++)
    filled = await fill.execute(stage.db).then(
      () => true,
      () => false,
    )
}

test('on a full disk players are notified, nothing acknowledged is lost, and play continues once there is space', async () => {
  const players = [await stage.guest(), await stage.guest()] as const
  const [anna, ben] = players
  const id = await pairPlayers(stage, anna, ben)
  await joinMatch(stage, anna, ben, id)
  expect(await answer(anna, id, 'right')).toHaveProperty('result')
  full[0] = 1
  await fillLog()

  expect(reasonOf(await answer(ben, id, 'right'))).toBe('cannot-save')
  await Promise.all(players.map((player) => isTold(player, false)))
  expect(await readyz()).toEqual({
    status: 503,
    body: { ok: false, waitingFor: 'database', why: expect.stringMatching(/./) },
  })
  expect(await signInGuest(stage.url).catch(String)).toMatch(/503.*cannot-save/)
  expect(reasonOf(await anna.call('practise', { strength: 'novice' }))).toBe('no-new-games')

  full[0] = 0
  for (let n = 0; n < 5 && (await readyz()).status !== 200; n++) await stage.pass(2_000)
  await Promise.all(players.map((player) => isTold(player, true)))
  expect((await readyz()).status).toBe(200)
  expect(reasonOf(await answer(ben, id, 'right'))).toBeNull()
  await seeGame(anna, id, (game) => game.reveal !== null)
  await stage.pass(10_000)
  await seeQuestion(anna, id, 1)
})
