import { fromAddress } from '../own-address.ts'
import { ColyseusPlayer } from '../peers/colyseus-player.ts'
import { connectSocketIo } from '../peers/connect-socket-io.ts'
import { connectWs } from '../peers/connect-ws.ts'
import { PeerPlayer } from '../peers/peer-player.ts'
import { newTally, type Player } from '../player.ts'
import { quantile } from '../quantile.ts'
import { type Usage, usage } from '../usage.ts'
import { DuelPlayer } from './duel-player.ts'
import { EchoPlayer } from './echo-player.ts'

/** The protocol that the players of a load speak. */
export type Protocol = 'trivium' | 'echo' | 'ws' | 'socket.io' | 'colyseus'

/** What the load process reports about the time since 'begin'. */
export interface LoadReport {
  readonly answers: number
  readonly finished: number
  readonly p50: number
  readonly p99: number
  readonly refusals: Record<string, number>
  /** Players who have not left. */
  readonly players: number
  readonly usage: Usage
}

export interface LoadOrder {
  readonly url: string
  readonly protocol: Protocol
  /** The token of each player, for our server. */
  readonly bearers: readonly string[]
}

/** Orders to the load process: connect somewhere; let players in, some per second; let some go; measure. */
export type LoadMessage =
  | { readonly order: LoadOrder }
  | { readonly enter: number; readonly rate: number }
  | { readonly retire: number }
  | 'begin'
  | 'report'
  | 'stop'

const tally = newTally()
let order: LoadOrder = { url: '', protocol: 'echo', bearers: [] }
let entered = 0
let players: Player[] = []

const newPlayer = (i: number): Player => {
  const { url, protocol, bearers } = order
  const uid = `player${i}`
  if (protocol === 'trivium') return new DuelPlayer(url, bearers[i] ?? '', tally, fromAddress(1, i))
  if (protocol === 'ws') return new PeerPlayer(connectWs(url, uid), tally)
  if (protocol === 'socket.io') return new PeerPlayer(connectSocketIo(url, uid), tally)
  if (protocol === 'colyseus') return new ColyseusPlayer(url, uid, tally)
  return new EchoPlayer(url, tally)
}

const report = (): LoadReport => {
  const sorted = tally.latencies.toSorted((a, b) => a - b)
  players = players.filter(({ hasLeft }) => !hasLeft)
  return {
    answers: tally.answers,
    finished: tally.finished,
    p50: quantile(sorted, 0.5),
    p99: quantile(sorted, 0.99),
    refusals: Object.fromEntries(tally.refusals),
    players: players.length,
    usage: usage(),
  }
}

const enter = async (count: number, rate: number): Promise<void> => {
  const startedAt = performance.now()
  for (let i = 0; i < count; i++) {
    const early = (i * 1_000) / rate - (performance.now() - startedAt)
    if (early > 5) await new Promise((resolve) => setTimeout(resolve, early))
    players.push(newPlayer(entered++))
  }
  process.send?.({ entered: true })
}

process.on('message', (message: LoadMessage) => {
  if (message === 'begin') Object.assign(tally, newTally())
  else if (message === 'report') process.send?.({ report: report() })
  else if (message === 'stop') {
    for (const player of players) player.stop()
    setTimeout(() => process.exit(0), 500)
  } else if ('order' in message) order = message.order
  else if ('retire' in message) for (const player of players.slice(0, message.retire)) player.retire()
  else void enter(message.enter, message.rate)
})
