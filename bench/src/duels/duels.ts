import { type Child, start } from '../child.ts'
import { openPostgres } from '../postgres.ts'
import type { Usage } from '../usage.ts'
import { type Contender, contendersNamed, withServer } from './contenders.ts'
import type { LoadOrder, LoadReport } from './load.ts'

interface Measured {
  readonly title: string
  readonly load: LoadReport
  /** Processor time per answer in microseconds: of all threads, and of the thread that serves players. */
  readonly cpu: number
  readonly main: number
  /** Memory per connected player in bytes, beyond that of the empty server. */
  readonly memory: number
  readonly rate: number
}

/** New players per second. */
const ENTRY_RATE = 250

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** Duels on one server, of so many players. */
export const measureDuels = async (
  { title }: Contender,
  server: Child,
  order: LoadOrder,
  players: number,
  seconds: number,
): Promise<Measured> => {
  const empty = await server.ask<number>('memory', 'memory')
  const load = start('./duels/load.ts', [])
  load.send({ order })
  await load.ask({ enter: players, rate: ENTRY_RATE }, 'entered')
  console.log(`${title}: all ${players} players are in`)
  await wait(15_000)
  const full = await server.ask<number>('memory', 'memory')
  load.send('begin')
  const before = await server.ask<Usage>('usage', 'usage')
  await wait(seconds * 1_000)
  const report = await load.ask<LoadReport>('report', 'report')
  const after = await server.ask<Usage>('usage', 'usage')
  load.send('stop')
  await load.ended()
  return {
    title,
    load: report,
    cpu: ((after.cpu - before.cpu) * 1_000) / report.answers,
    main: ((after.main - before.main) * 1_000) / report.answers,
    memory: (full - empty) / players,
    rate: (report.answers * 1_000) / (after.at - before.at),
  }
}

const HEADS = [
  ['answers', 8],
  ['CPU/ans', 9],
  ['ratio', 8],
  ['main', 9],
  ['ratio', 8],
  ['p50 ms', 7],
  ['p99 ms', 7],
  ['memory', 8],
  ['ratio', 8],
  ['matches', 8],
] as const

const row = ({ title, load, cpu, main, memory, rate }: Measured, floor: Measured | undefined): string => {
  const times = (value: number, base: number | undefined): string =>
    base === undefined ? '' : `${(value / base).toFixed(2)} ×`
  const cells = [
    `${rate.toFixed(0)}/s`,
    `${cpu.toFixed(0)} µs`,
    times(cpu, floor?.cpu),
    `${main.toFixed(0)} µs`,
    times(main, floor?.main),
    load.p50.toFixed(1),
    load.p99.toFixed(1),
    `${(memory / 1024).toFixed(0)} kB`,
    times(memory, floor?.memory),
    String(load.finished / 2),
  ]
  const refusals = Object.keys(load.refusals).length > 0 ? ` refused: ${JSON.stringify(load.refusals)}` : ''
  return `${title.padEnd(32)} ${cells.map((cell, i) => cell.padStart(HEADS[i]?.[1] ?? 0)).join(' ')}${refusals}`
}

/** `npm run bench duels -- [players] [seconds] [contenders …]` */
export const duels = async (players = 1_000, seconds = 60, names: readonly string[] = []): Promise<void> => {
  const postgres = await openPostgres()
  const measured: Measured[] = []
  for (const contender of contendersNamed(names))
    measured.push(
      await withServer(contender, players, postgres, (server, order) =>
        measureDuels(contender, server, order, players, seconds),
      ),
    )
  await postgres.stop()
  const floor = measured.find(({ title }) => title.includes('floor'))
  console.log(`\n${players} players, ${seconds} s measured\n`)
  console.log(`${''.padEnd(32)} ${HEADS.map(([head, width]) => head.padStart(width)).join(' ')}`)
  for (const one of measured) console.log(row(one, floor))
}
