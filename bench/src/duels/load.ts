import { fromAddress } from '../own-address.ts'
import { DuelPlayer, type Tally } from './duel-player.ts'
import { EchoPlayer } from './echo-player.ts'

/** What the load process reports at the end of a measurement. */
export interface LoadReport {
  readonly answers: number
  readonly finished: number
  readonly p50: number
  readonly p99: number
  readonly refusals: Record<string, number>
}

interface Order {
  readonly url: string
  readonly kind: 'ours' | 'floor'
  readonly players: number
  readonly bearers: readonly string[]
  /** New players per second. */
  readonly rate: number
}

const fresh = (): Tally => ({ answers: 0, latencies: [], refusals: new Map(), finished: 0 })
const tally = fresh()
const players: (DuelPlayer | EchoPlayer)[] = []

const quantile = (sorted: readonly number[], q: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * q))] ?? Number.NaN

const report = (): LoadReport => {
  const sorted = tally.latencies.toSorted((a, b) => a - b)
  return {
    answers: tally.answers,
    finished: tally.finished,
    p50: quantile(sorted, 0.5),
    p99: quantile(sorted, 0.99),
    refusals: Object.fromEntries(tally.refusals),
  }
}

const enter = async ({ url, kind, players: count, bearers, rate }: Order): Promise<void> => {
  for (let i = 0; i < count; i++) {
    players.push(
      kind === 'floor'
        ? new EchoPlayer(url, tally)
        : new DuelPlayer(url, bearers[i] ?? '', tally, fromAddress(1, i)),
    )
    if (i % 10 === 9) await new Promise((resolve) => setTimeout(resolve, 10_000 / rate))
  }
  process.send?.({ entered: true })
}

process.on('message', (message: { order: Order } | 'begin' | 'report' | 'stop') => {
  if (message === 'begin') Object.assign(tally, fresh())
  else if (message === 'report') process.send?.({ report: report() })
  else if (message === 'stop') {
    for (const player of players) player.stop()
    setTimeout(() => process.exit(0), 500)
  } else void enter(message.order)
})
