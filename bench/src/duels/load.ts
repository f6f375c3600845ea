import { Agent } from 'node:http'
import { loadQuestions } from '@trivium/content/questions/load'
import { fromAddress } from '../own-address.ts'
import { ColyseusPlayer } from '../peers/colyseus-player.ts'
import { connectSocketIo } from '../peers/connect-socket-io.ts'
import { connectWs } from '../peers/connect-ws.ts'
import { PeerPlayer } from '../peers/peer-player.ts'
import { newTally, type Player, type Tally } from '../player.ts'
import { quantile } from '../quantile.ts'
import { SoloPlayer } from '../solo-player.ts'
import { type Usage, usage } from '../usage.ts'
import { DuelPlayer } from './duel-player.ts'
import { EchoPlayer } from './echo-player.ts'

/** The protocol that the players of a load speak. */
export type Protocol = 'trivium' | 'solo' | 'echo' | 'ws' | 'socket.io' | 'colyseus'

interface Summary {
  readonly answers: number
  readonly finished: number
  readonly p50: number
  readonly p99: number
  readonly refusals: Record<string, number>
}

/** What the load process reports about the time since 'begin'. */
export interface LoadReport extends Summary {
  /** Players who have not left. */
  readonly players: number
  readonly usage: Usage
  /** The same of those who came as newcomers; they are not counted above. */
  readonly newcomers: Summary
}

export interface LoadOrder {
  readonly url: string
  /** Of several processes, instead of `url`: the players take turns. */
  readonly urls?: readonly string[]
  readonly protocol: Protocol
  /** The token of each player, for our server. */
  readonly bearers: readonly string[]
}

/** How long each player needed to be back after all lost their connections, and how many answers were lost. */
export interface Reconnected {
  /** Milliseconds, sorted; shorter than the number of players if some did not come back. */
  readonly times: readonly number[]
  readonly lost: number
}

/**
 * Orders to the load process: connect somewhere; let players in, some per second; let some or the newcomers go; lose all connections, with
 * fresh tokens; measure.
 */
export type LoadMessage =
  | { readonly order: LoadOrder }
  | { readonly enter: number; readonly rate: number; readonly newcomers?: boolean }
  | { readonly reconnect: readonly string[]; readonly within: number }
  | { readonly retire: number }
  | 'begin'
  | 'report'
  | 'dismiss'
  | 'stop'

const bank = await loadQuestions()
const answers = new Map(bank.ok ? bank.questions.map(({ prompt, answer }) => [prompt, answer]) : [])
const agent = new Agent({ keepAlive: true })
const tally = newTally()
const newcomers = newTally()
let order: LoadOrder = { url: '', protocol: 'echo', bearers: [] }
let entered = 0
let players: Player[] = []
let visiting: Player[] = []

const newPlayer = (i: number, tally: Tally): Player => {
  const { protocol, bearers } = order
  const { urls = [order.url] } = order
  const url = urls[i % urls.length] as string
  const uid = `player${i}`
  if (protocol === 'trivium') return new DuelPlayer(url, bearers[i] ?? '', tally, fromAddress(1, i))
  if (protocol === 'solo')
    return new SoloPlayer({ url, token: bearers[i] ?? '', headers: fromAddress(1, i), tally, agent, answers })
  if (protocol === 'ws') return new PeerPlayer(connectWs(url, uid), tally)
  if (protocol === 'socket.io') return new PeerPlayer(connectSocketIo(url, uid), tally)
  if (protocol === 'colyseus') return new ColyseusPlayer(url, uid, tally)
  return new EchoPlayer(url, tally)
}

const summaryOf = ({ answers, finished, latencies, refusals }: Tally): Summary => {
  const sorted = latencies.toSorted((a, b) => a - b)
  const [p50, p99] = [quantile(sorted, 0.5), quantile(sorted, 0.99)]
  return { answers, finished, p50, p99, refusals: Object.fromEntries(refusals) }
}

const report = (): LoadReport => {
  players = players.filter(({ hasLeft }) => !hasLeft)
  return {
    ...summaryOf(tally),
    players: players.length,
    usage: usage(),
    newcomers: summaryOf(newcomers),
  }
}

const enter = async (count: number, rate: number, own: Tally): Promise<void> => {
  const startedAt = performance.now()
  for (let i = 0; i < count; i++) {
    const early = (i * 1_000) / rate - (performance.now() - startedAt)
    if (early > 5) await new Promise((resolve) => setTimeout(resolve, early))
    const player = newPlayer(entered++, own)
    if (own === newcomers) visiting.push(player)
    else players.push(player)
  }
  process.send?.({ entered: true })
}

const reconnect = async (tokens: readonly string[], within: number): Promise<void> => {
  const startedAt = performance.now()
  const times: number[] = []
  let lost = 0
  const all = players.filter((player) => player instanceof DuelPlayer)
  const back = all.map(async (player, i) => {
    lost += await player.reconnect(tokens[i] ?? '')
    times.push(performance.now() - startedAt)
  })
  await Promise.race([Promise.all(back), new Promise((resolve) => setTimeout(resolve, within))])
  process.send?.({ reconnected: { times, lost } satisfies Reconnected })
}

const begin = (): void => {
  Object.assign(tally, newTally())
  Object.assign(newcomers, newTally())
}

process.on('message', (message: LoadMessage) => {
  if (message === 'begin') begin()
  else if (message === 'report') process.send?.({ report: report() })
  else if (message === 'dismiss') {
    for (const player of visiting) player.stop()
    visiting = []
  } else if (message === 'stop') {
    for (const player of [...players, ...visiting]) player.stop()
    setTimeout(() => process.exit(0), 500)
  } else if ('order' in message) order = message.order
  else if ('retire' in message) for (const player of players.slice(0, message.retire)) player.retire()
  else if ('reconnect' in message) void reconnect(message.reconnect, message.within)
  else void enter(message.enter, message.rate, message.newcomers ? newcomers : tally)
})
