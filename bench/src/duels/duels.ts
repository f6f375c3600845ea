import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Child, start } from './child.ts'
import type { LoadReport } from './load.ts'
import type { Usage } from './usage.ts'

interface Measured {
  readonly name: string
  readonly load: LoadReport
  /** Processor time per answer in microseconds: of all threads, and of the thread that serves players. */
  readonly cpu: number
  readonly main: number
  /** Memory per connected player in bytes, beyond that of the empty server. */
  readonly memory: number
  readonly rate: number
}

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

const measure = async (
  name: string,
  server: Child,
  order: { kind: 'ours' | 'floor'; players: number; rate: number },
  seconds: number,
): Promise<Measured> => {
  const [url, bearers] = [
    await server.got<string>('ready'),
    order.kind === 'ours' ? await server.ask<string[]>('bearers', 'bearers') : [],
  ]
  const empty = await server.ask<number>('memory', 'memory')
  const load = start('./load.ts', [])
  load.send({ order: { url, bearers, ...order } })
  await load.got('entered')
  console.log(`${name}: all ${order.players} players are in`)
  await wait(15_000)
  const full = await server.ask<number>('memory', 'memory')
  load.send('begin')
  const before = await server.ask<Usage>('usage', 'usage')
  await wait(seconds * 1_000)
  const report = await load.ask<LoadReport>('report', 'report')
  const after = await server.ask<Usage>('usage', 'usage')
  load.send('stop')
  await load.ended()
  server.send('stop')
  await server.ended()
  return {
    name,
    load: report,
    cpu: ((after.cpu - before.cpu) * 1_000) / report.answers,
    main: ((after.main - before.main) * 1_000) / report.answers,
    memory: (full - empty) / order.players,
    rate: (report.answers * 1_000) / (after.at - before.at),
  }
}

const row = ({ name, load, cpu, main, memory, rate }: Measured, floor: Measured): string =>
  [
    name.padEnd(22),
    `${rate.toFixed(0)}/s`.padStart(8),
    `${cpu.toFixed(0)} µs`.padStart(9),
    `${(cpu / floor.cpu).toFixed(2)} ×`.padStart(8),
    `${main.toFixed(0)} µs`.padStart(9),
    `${(main / floor.main).toFixed(2)} ×`.padStart(8),
    load.p50.toFixed(1).padStart(7),
    load.p99.toFixed(1).padStart(7),
    `${(memory / 1024).toFixed(0)} kB`.padStart(8),
    `${(memory / floor.memory).toFixed(2)} ×`.padStart(8),
  ].join(' ')

/** `npm run bench duels -- [players] [seconds]`; `DATABASE_URL` uses a PostgreSQL server. */
export const duels = async (players = 1_000, seconds = 60): Promise<void> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'trivium-duels-'))
  const rate = 250
  const floor = await measure(
    'bare ws echo (floor)',
    start('./floor.ts', []),
    { kind: 'floor', players, rate },
    seconds,
  )
  const database = process.env.DATABASE_URL ? 'PostgreSQL' : 'PGlite'
  const server = start('./server.ts', [String(players), dataDir])
  const ours = await measure(`trivium on ${database}`, server, { kind: 'ours', players, rate }, seconds)
  await rm(dataDir, { recursive: true, force: true })
  const heads = ['answers', 'CPU/ans', 'ratio', 'main', 'ratio', 'p50 ms', 'p99 ms', 'memory', 'ratio']
  const widths = [8, 9, 8, 9, 8, 7, 7, 8, 8]
  console.log(`\n${players} players, ${seconds} s measured\n`)
  console.log(`${''.padEnd(22)} ${heads.map((head, i) => head.padStart(widths[i] as number)).join(' ')}`)
  for (const measured of [floor, ours]) console.log(row(measured, floor))
  console.log(
    `\nmatches finished: ${ours.load.finished / 2}; refusals: ${JSON.stringify(ours.load.refusals)}`,
  )
}
