import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { systemClock } from '../clock.ts'
import { openDatabase } from '../database/open.ts'
import { moderationService } from '../features/admin-users/moderation/service.ts'
import { packService } from '../packs/pack-service.ts'
import { recount } from '../results/recount.ts'
import { claimName } from '../users/names.ts'
import { createGuest } from '../users/queries.ts'
import { commandHandler } from './handle-command.ts'
import { openControl } from './listen.ts'

const MAIN = join(import.meta.dirname, 'main.ts')
const quiet = pino({ enabled: false })
let dataDir: string

const open = () => openDatabase({ dataDir, log: quiet })

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'trivium-admin-'))
  const { db, close } = await open()
  await createGuest(db, 'ada-uid', 0)
  await db.transaction().execute((tx) => claimName(tx, { uid: 'ada-uid', username: 'Ada', at: 0 }))
  await close()
}, 60_000)
afterAll(() => rmSync(dataDir, { recursive: true }))

/** Runs the program as the operator does. */
const admin = async (args: readonly string[], env: Record<string, string> = {}) => {
  const child = spawn(process.execPath, [MAIN, ...args], {
    env: { PATH: process.env.PATH, DATA_DIR: dataDir, ...env },
  })
  const said: string[] = []
  const complained: string[] = []
  child.stdout.on('data', (chunk) => said.push(String(chunk)))
  child.stderr.on('data', (chunk) => complained.push(String(chunk)))
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve))
  return { code, said: said.join(''), complained: complained.join('') }
}

test('without a server the command acts on the database directly', { timeout: 60_000 }, async () => {
  expect(await admin(['grant', 'ada'])).toEqual({ code: 0, said: 'Ada is now an admin.\n', complained: '' })
  expect(await admin(['who'])).toMatchObject({ code: 0, said: 'Ada\n' })
  const { db, close } = await open()
  const row = await db
    .selectFrom('users')
    .select('role')
    .where('uid', '=', 'ada-uid')
    .executeTakeFirstOrThrow()
  await close()
  expect(row.role).toBe('admin')
})

test('with a server the command goes through it', { timeout: 60_000 }, async () => {
  const { db, backUp, close } = await open()
  const looked: string[] = []
  const moderation = moderationService({
    db,
    clock: systemClock,
    log: quiet,
    bans: { reload: async (uid) => looked.push(uid) },
    shown: async () => {},
  })
  const obey = commandHandler({
    moderation,
    packs: packService({ db, clock: systemClock, refresh: async () => {} }),
    clock: systemClock,
    recount: () => recount(db, Date.now()),
    backUp,
  })
  const control = await openControl({ dataDir, obey, clock: systemClock, log: quiet })
  expect(await admin(['ban', 'Ada', '--reason', 'insults', '--days', '2'])).toMatchObject({
    code: 0,
    said: expect.stringMatching(/^Ada is banned until \d{4}-\d\d-\d\d \d\d:\d\d UTC\.\n$/),
  })
  expect(looked).toEqual(['ada-uid'])
  expect(await admin(['unban', 'Ada'])).toMatchObject({ code: 0, said: 'Ada is no longer banned.\n' })
  expect(await admin(['recount'])).toMatchObject({
    code: 0,
    said: 'All leaderboards and counts are right.\n',
  })
  await db.insertInto('board_counts').values({ board: 'elo', shift: 0, bucket: 1200, p4: 3 }).execute()
  await db.updateTable('tallies').set({ n: 7 }).execute()
  expect(await admin(['recount'])).toMatchObject({
    code: 0,
    said: expect.stringMatching(
      /^Repaired:\n {2}leaderboard elo: 0 players and 1 count of players\n {2}players: \d+, now 1\n$/,
    ),
  })
  expect(await admin(['recount'])).toMatchObject({ said: 'All leaderboards and counts are right.\n' })
  expect(await admin(['grant', 'nobody'])).toEqual({
    code: 1,
    said: '',
    complained: 'There is no registered player called nobody. A guest has to register first.\n',
  })
  await control.close()
  expect(await admin(['who'])).toMatchObject({
    code: 1,
    complained: expect.stringContaining('Another process already uses the data folder'),
  })
  await close()
})

test('help succeeds, a mistake fails, and both print the usage', async () => {
  expect(await admin(['--help'])).toMatchObject({ code: 0, said: expect.stringContaining('Usage:') })
  expect(await admin(['grand', 'Ada'])).toMatchObject({
    code: 1,
    complained: expect.stringMatching(/^There is no command 'grand'\.\n\nUsage:/),
  })
})

test('an invalid setting is named, and a missing folder is not created', async () => {
  expect(await admin(['who'], { DATABASE_URL: 'mysql://x' })).toMatchObject({
    code: 1,
    complained: expect.stringContaining('DATABASE_URL'),
  })
  expect(await admin(['who'], { DATA_DIR: join(dataDir, 'nowhere') })).toMatchObject({
    code: 1,
    complained: expect.stringContaining('start the server first'),
  })
})
