import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { IMPORT_PART } from '@trivium/wire/functions/admin-questions'
import { type Child, start } from '../child.ts'
import { type Call, callerOf, quantile, timed } from './calling.ts'
import { generateFile } from './generated-file.ts'
import { search } from './searches.ts'

const MAX_IMPORT_MS = 120_000
const MAX_SEARCH_MS = 100
const MAX_BLOCKED_MS = 50
const LOOK_EVERY = 500
/** The pause between two games that players open during the work, ms. */
const OPEN_EVERY = 200

interface Usage {
  readonly rss: number
  readonly heapUsed: number
  readonly loop: { readonly p99: number; readonly most: number }
}

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))
const megabytes = (bytes: number): string => `${(bytes / 2 ** 20).toFixed(0)} MB`
const ms = (n: number): string => `${n.toFixed(n < 10 ? 1 : 0)} ms`.padStart(9)
const spread = (times: readonly number[]): string =>
  `p50 ${ms(quantile(times, 0.5))}  p99 ${ms(quantile(times, 0.99))}  most ${ms(Math.max(...times))}`

const CONFIG = { categories: [], difficulties: [1, 2, 3] as (1 | 2 | 3)[], count: 10, clock: null }

/** A player creates a quiz of ten questions and opens it. */
const openOne = async (call: Call): Promise<void> => {
  const { link } = await call('makeCustom', CONFIG)
  await call('openCustom', { link })
}

const bring = async (call: Call, text: string) => {
  const { importId } = await call('startImport', {
    fileName: 'made-up.json',
    format: null,
    characters: text.length,
    defaults: { category: null, difficulty: 1, source: 'nobody', licence: 'CC0-1.0' },
  })
  const parts = Math.max(1, Math.ceil(text.length / IMPORT_PART))
  for (let part = 0; part < parts; part++)
    await call('sendImportPart', {
      importId,
      part,
      text: text.slice(part * IMPORT_PART, (part + 1) * IMPORT_PART),
      last: part === parts - 1,
    })
  for (;;) {
    const read = await call('readImport', { importId })
    if (read.import.endedAt !== null) return read
    process.stdout.write(`\r${(read.import.progress * 100).toFixed(0)} %, ${read.import.added} written `)
    await wait(LOOK_EVERY)
  }
}

/** Players open games until the work is done; returns how long each opening took. */
const meanwhile = async (players: readonly Call[], work: Promise<unknown>): Promise<number[]> => {
  const times: number[] = []
  let isDone = false
  void work.finally(() => {
    isDone = true
  })
  for (let i = 0; !isDone; i++) {
    const call = players[i % players.length]
    if (call !== undefined) times.push(await timed(() => openOne(call)))
    await wait(OPEN_EVERY)
  }
  return times
}

const openSome = async (players: readonly Call[], count: number): Promise<number[]> => {
  const times: number[] = []
  for (let i = 0; i < count; i++) {
    const call = players[i % players.length]
    if (call !== undefined) times.push(await timed(() => openOne(call)))
  }
  return times
}

const line = (holds: boolean, what: string): void => {
  console.log(`${holds ? 'holds ' : 'MISSED'} ${what}`)
  if (!holds) process.exitCode = 1
}

const run = async (server: Child, count: number, samples: number): Promise<void> => {
  const { url, bearers } = await server.got<{ url: string; bearers: string[] }>('ready')
  const [admin, ...players] = bearers.map((token) => callerOf(url, token)) as [Call, ...Call[]]
  const before = await openSome(players, 100)
  const memory = await server.ask<Usage>('usage', 'usage')
  console.log(`before: rss ${megabytes(memory.rss)}, heap ${megabytes(memory.heapUsed)}`)
  console.log(`opening a game, ${'shipped bank'.padEnd(20)} ${spread(before)}`)

  const text = generateFile('json', count)
  console.log(`a file of ${count.toLocaleString('en')} questions, ${megabytes(text.length)}`)
  const began = performance.now()
  const bringing = bring(admin, text)
  const during = await meanwhile(players, bringing)
  const { import: done, rows } = await bringing
  const took = performance.now() - began
  const after = await server.ask<Usage>('usage', 'usage')
  console.log(
    `\r${done.state}: ${done.added} added, ${done.rejected} rejected (${rows.length} named), ${done.duplicates} duplicates, ${(took / 1000).toFixed(1)} s`,
  )
  console.log(`event loop meanwhile: p99 ${ms(after.loop.p99)}  most ${ms(after.loop.most)}`)
  console.log(`opening a game, ${'meanwhile'.padEnd(20)} ${spread(during)}`)
  console.log(`after: rss ${megabytes(after.rss)}, heap ${megabytes(after.heapUsed)}`)

  await server.ask('measure', 'measured')
  const many = await openSome(players, 100)
  console.log(`opening a game, ${'large bank'.padEnd(20)} ${spread(many)}`)
  const found = await search(admin, done.importId, samples)
  for (const [name, times] of found) console.log(`${name.padEnd(36)} ${spread(times)}`)
  const all = [...found.values()].flat()
  console.log(`${'all searches'.padEnd(36)} ${spread(all)}`)
  const end = await server.ask<Usage>('usage', 'usage')
  console.log(`at the end: rss ${megabytes(end.rss)}, heap ${megabytes(end.heapUsed)}\n`)

  line(done.state === 'done' && took < MAX_IMPORT_MS, `the import takes less than ${MAX_IMPORT_MS / 1000} s`)
  line(after.loop.most < MAX_BLOCKED_MS, `nothing holds up the event loop for ${MAX_BLOCKED_MS} ms`)
  line(quantile(all, 0.99) < MAX_SEARCH_MS, `p99 of searches is below ${MAX_SEARCH_MS} ms`)
  line(
    quantile(many, 0.5) < 2 * quantile(before, 0.5),
    'opening a game takes less than twice as long as with the shipped bank',
  )
}

/** Imports this many questions into the real server while players open games, then searches them. */
export const questions = async (count = 100_000, samples = 100): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), 'trivium-questions-'))
  const server = start(new URL('./server.ts', import.meta.url).href, ['20', folder])
  try {
    await run(server, count, samples)
    server.send('end')
    await server.ended()
  } finally {
    if (server.process.exitCode === null) server.process.kill('SIGKILL')
    rmSync(folder, { recursive: true, force: true })
  }
}
