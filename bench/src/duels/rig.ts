import { type Child, start } from '../child.ts'
import type { BenchPostgres } from '../postgres.ts'
import { pin } from '../processor-time.ts'
import type { Usage } from '../usage.ts'
import type { LoadOrder, LoadReport } from './load.ts'

const SERVER_CORE = 0
export const LOAD_CORE = 1

export const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** What was measured about a contender during some time. */
export interface Measured {
  readonly players: number
  /** Shares of a processor that the server and the load used, 0 to 1. */
  readonly server: number
  readonly load: number
  readonly answers: number
  /** From an answer to its acknowledgement, ms; NaN without answers. */
  readonly p50: number
  readonly p99: number
  /** Processor time per answer, µs: of all threads, of the thread that serves players, of the database's server. */
  readonly cpu: number
  readonly main: number
  readonly database: number | null
  readonly refusals: Record<string, number>
  readonly newcomers: LoadReport['newcomers']
}

/** A contender's server and its load, each on its own processor. */
export class Rig {
  readonly server: Child
  readonly load: Child
  readonly #postgres: BenchPostgres

  constructor(server: Child, order: LoadOrder, postgres: BenchPostgres) {
    this.server = server
    this.load = start('./duels/load.ts', [])
    this.#postgres = postgres
    this.load.send({ order })
    pin(server.process.pid, SERVER_CORE)
    pin(this.load.process.pid, LOAD_CORE)
  }

  /** Measures for this long while `meanwhile` runs. */
  async measure(ms: number, meanwhile: Promise<unknown> = Promise.resolve()): Promise<Measured> {
    this.load.send('begin')
    const [first, firstLoad, firstDatabase] = await this.#usages()
    await Promise.all([wait(ms), meanwhile])
    const [last, report, lastDatabase] = await this.#usages()
    const elapsed = last.at - first.at
    const perAnswer = (used: number): number => (used * 1_000) / report.answers
    return {
      players: report.players,
      // Without answers they are NaN, which messages between processes turn into null.
      p50: report.p50 ?? Number.NaN,
      p99: report.p99 ?? Number.NaN,
      server: (last.cpu - first.cpu) / elapsed,
      load: (report.usage.cpu - firstLoad.usage.cpu) / elapsed,
      answers: (report.answers * 1_000) / elapsed,
      cpu: perAnswer(last.cpu - first.cpu),
      main: perAnswer(last.main - first.main),
      database:
        firstDatabase === null || lastDatabase === null ? null : perAnswer(lastDatabase - firstDatabase),
      refusals: report.refusals,
      newcomers: report.newcomers,
    }
  }

  async #usages(): Promise<[Usage, LoadReport, number | null]> {
    return [
      await this.server.ask<Usage>('usage', 'usage'),
      await this.load.ask<LoadReport>('report', 'report'),
      await this.#postgres.processorTime(),
    ]
  }

  /** Lets this many players in, evenly over this time. */
  enter(count: number, ms: number, newcomers = false): Promise<unknown> {
    return this.load.ask({ enter: count, rate: (count * 1_000) / ms, newcomers }, 'entered')
  }

  async stop(): Promise<void> {
    this.load.send('stop')
    await this.load.ended()
  }
}

export const share = (part: number): string => `${(part * 100).toFixed(0)} %`

export const refusedText = (refusals: Readonly<Record<string, number>>): string =>
  Object.keys(refusals).length > 0 ? ` refused: ${JSON.stringify(refusals)}` : ''
