import { DuelPlayer } from '../duels/duel-player.ts'
import type { LoadOrder } from '../duels/load.ts'
import { fromAddress } from '../own-address.ts'
import { newTally } from '../player.ts'
import { quantile } from '../quantile.ts'
import { WavePlayer } from './wave-player.ts'

/** What the load process reports about the time since 'begin'; times in ms. */
export interface WaveReport {
  /** From an answer to its acknowledgement, of the players who are not part of the wave. */
  readonly answers: number
  readonly p50: number
  readonly p99: number
  readonly max: number
  /** From a resignation to the ratings. */
  readonly settled: number
  readonly settledP50: number
  readonly settledP99: number
  readonly refusals: Record<string, number>
}

export type WaveMessage =
  | { readonly order: LoadOrder; readonly players: number; readonly matches: number }
  | { readonly wave: number }
  | 'begin'
  | 'report'
  | 'stop'

const ENTRY_RATE = 250

const answering = newTally()
const ending = newTally()
const duellists: DuelPlayer[] = []
const others: WavePlayer[] = []

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** The players who answer enter first, so that they play against each other. */
const enter = async ({ url, bearers }: LoadOrder, players: number, matches: number): Promise<void> => {
  for (let i = 0; i < players + 2 * matches; i++) {
    if (i === players) await wait(2_500)
    await wait(i % 10 === 0 ? 10_000 / ENTRY_RATE : 0)
    const of = [url, bearers[i] ?? '', i < players ? answering : ending, fromAddress(1, i)] as const
    if (i < players) duellists.push(new DuelPlayer(...of))
    else others.push(new WavePlayer(...of))
  }
  process.send?.({ entered: true })
}

/** Ends all matches of the wave, spread over this time, ms. */
const end = (within: number): void => {
  const matches = new Map(others.flatMap((player) => (player.match === null ? [] : [[player.match, player]])))
  for (const player of matches.values()) setTimeout(() => player.resign(), Math.random() * within)
  process.send?.({ ending: matches.size })
}

const report = (): WaveReport => {
  const sorted = answering.latencies.toSorted((a, b) => a - b)
  const settled = ending.latencies.toSorted((a, b) => a - b)
  return {
    answers: answering.answers,
    p50: quantile(sorted, 0.5),
    p99: quantile(sorted, 0.99),
    max: sorted.at(-1) ?? Number.NaN,
    settled: settled.length,
    settledP50: quantile(settled, 0.5),
    settledP99: quantile(settled, 0.99),
    refusals: Object.fromEntries([...answering.refusals, ...ending.refusals]),
  }
}

process.on('message', (message: WaveMessage) => {
  if (message === 'begin') for (const tally of [answering, ending]) Object.assign(tally, newTally())
  else if (message === 'report') process.send?.({ report: report() })
  else if (message === 'stop') {
    for (const player of [...duellists, ...others]) player.stop()
    setTimeout(() => process.exit(0), 500)
  } else if ('wave' in message) end(message.wave)
  else void enter(message.order, message.players, message.matches)
})
