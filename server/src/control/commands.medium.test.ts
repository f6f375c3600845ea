import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type FakeClock, fakeClock } from '@trivium/testkit/fake-clock'
import { pino } from 'pino'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { sendCommand } from './client.ts'
import { type Command, type HandleCommand, MAX_COMMAND_BYTES } from './commands.ts'
import { openControl } from './listen.ts'
import { controlPath } from './socket-path.ts'

let dataDir: string
let path: string
let clock: FakeClock
let warnings: string[]
let commands: Command[]
let open: { close(): Promise<void> }[]
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'trivium-control-'))
  path = controlPath(dataDir)
  clock = fakeClock()
  warnings = []
  commands = []
  open = []
})
afterEach(async () => {
  for (const control of open) await control.close()
  rmSync(dataDir, { recursive: true })
})

const obedient: HandleCommand = async (command) => {
  commands.push(command)
  return { ok: true, lines: ['Done.'] }
}

const listen = async (obey: HandleCommand = obedient) => {
  const log = pino({}, { write: (line) => warnings.push(JSON.parse(line).msg) })
  const control = await openControl({ dataDir, obey, clock, log })
  open.push(control)
  return control
}

/** Sends a text; returns everything that the server replies. */
const say = (text: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const socket = connect(path).setEncoding('utf8')
    let answer = ''
    socket.on('data', (chunk) => {
      answer += chunk
    })
    socket.on('error', reject)
    socket.on('close', () => resolve(answer))
    socket.end(text)
  })

const WHO = { name: 'who' } as const

test('a command reaches the server and its reply comes back', async () => {
  await listen()
  const ban = { name: 'ban', username: 'Ada', reason: 'insults', days: 7, refund: false } as const
  expect(await sendCommand(path, ban)).toEqual({ ok: true, lines: ['Done.'] })
  expect(commands).toEqual([ban])
})

test('without a server there is no reply', async () => {
  expect(await sendCommand(path, WHO)).toBeNull()
})

test('the socket is accessible to its owner only, and removed with the server', async () => {
  const control = await listen()
  expect(statSync(path).mode & 0o777).toBe(0o600)
  await control.close()
  expect(statSync(path, { throwIfNoEntry: false })).toBeUndefined()
  expect(await sendCommand(path, WHO)).toBeNull()
})

test('a killed server’s socket is replaced', async () => {
  const killed = spawn(process.execPath, [
    '-e',
    `require('node:net').createServer().listen(${JSON.stringify(path)}, () => console.log('up'))`,
  ])
  await new Promise((resolve) => killed.stdout.once('data', resolve))
  killed.kill('SIGKILL')
  await new Promise((resolve) => killed.once('close', resolve))
  expect(statSync(path).isSocket()).toBe(true)
  expect(await sendCommand(path, WHO)).toBeNull()
  await listen()
  expect(await sendCommand(path, WHO)).toMatchObject({ ok: true })
})

test('a running server keeps its socket; a second server runs without one and logs that', async () => {
  await listen()
  await listen(async () => ({ ok: false, lines: ['I am the other.'] }))
  expect(warnings).toEqual(['cannot accept admin commands'])
  expect(await sendCommand(path, WHO)).toEqual({ ok: true, lines: ['Done.'] })
})

test.each([
  ['no JSON', 'nonsense\n'],
  ['an unknown command', '{"name":"obey"}\n'],
  ['a command with an unknown field', '{"name":"who","more":1}\n'],
  ['an impossible username', '{"name":"grant","username":"a b c"}\n'],
  ['an endless line', 'x'.repeat(MAX_COMMAND_BYTES + 1)],
])('%s is refused and changes nothing', async (_, text) => {
  await listen()
  expect(JSON.parse(await say(text))).toEqual({
    ok: false,
    lines: ['The server does not understand this command.'],
  })
  expect(commands).toEqual([])
})

test('an incomplete line is not a command', async () => {
  await listen()
  expect(await say('{"name":"who"}')).toBe('')
  expect(commands).toEqual([])
})

test('a silent client is disconnected after five seconds', async () => {
  await listen()
  const socket = connect(path)
  const closed = new Promise((resolve) => socket.once('close', resolve))
  await new Promise((resolve) => socket.once('connect', resolve))
  // When the second client has its reply, the first one is connected.
  await sendCommand(path, WHO)
  await clock.pass(5_000)
  await closed
})

test('the reply to a failed command says where to look', async () => {
  await listen(async () => {
    throw new Error('no database')
  })
  expect(await sendCommand(path, WHO)).toEqual({
    ok: false,
    lines: ['The command failed; the server log says why.'],
  })
  expect(warnings).toEqual(['an admin command failed'])
})

test('a server that stops before it replies is an error', async () => {
  const silent = createServer((socket) => socket.once('data', () => socket.destroy()))
  await new Promise<void>((resolve) => silent.listen(path, resolve))
  await expect(sendCommand(path, WHO)).rejects.toThrow('stopped before it replied')
  await new Promise((resolve) => silent.close(resolve))
})
