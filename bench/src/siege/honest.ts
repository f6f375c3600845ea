import { DuelPlayer } from '../duels/duel-player.ts'
import { fromAddress } from '../own-address.ts'
import { newTally } from '../player.ts'
import { quantile } from '../quantile.ts'
import { SoloCaller, type SoloTally } from './solo-caller.ts'

/** The honest players of a siege, in a separate process. */
export interface HonestReport {
  readonly duels: { readonly answers: number; readonly p50: number; readonly p99: number }
  readonly solo: { readonly answers: number; readonly p50: number; readonly p99: number }
  readonly finished: number
  /** Refusals to honest players, and lost connections. */
  readonly harm: Record<string, number>
}

interface Order {
  readonly url: string
  readonly bearers: readonly string[]
  readonly duellists: number
}

const tally = newTally()
const alone: SoloTally = { latencies: [], refusals: new Map() }
const players: (DuelPlayer | SoloCaller)[] = []

const summed = (latencies: readonly number[]) => {
  const sorted = latencies.toSorted((a, b) => a - b)
  return { answers: sorted.length, p50: quantile(sorted, 0.5), p99: quantile(sorted, 0.99) }
}

const report = (): HonestReport => ({
  duels: summed(tally.latencies),
  solo: summed(alone.latencies),
  finished: tally.finished / 2,
  harm: Object.fromEntries([...tally.refusals, ...alone.refusals]),
})

const begin = (): void => {
  Object.assign(tally, newTally())
  Object.assign(alone, { latencies: [], refusals: new Map() })
}

const enter = async ({ url, bearers, duellists }: Order): Promise<void> => {
  for (const [i, bearer] of bearers.entries()) {
    const from = fromAddress(1, i)
    players.push(
      i < duellists ? new DuelPlayer(url, bearer, tally, from) : new SoloCaller(url, bearer, alone, from),
    )
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  process.send?.({ entered: true })
}

process.on('message', (message: { order: Order } | 'begin' | 'report' | 'stop') => {
  if (message === 'begin') begin()
  else if (message === 'report') process.send?.({ report: report() })
  else if (message === 'stop') {
    for (const player of players) player.stop()
    setTimeout(() => process.exit(0), 500)
  } else void enter(message.order)
})
