import { randomFrom } from '@trivium/rules/random'
import { Ledger } from './ledger.ts'
import { type Outage, Outages } from './outages.ts'
import { RecoveryPlayer, type SeatedPlayer } from './recovery-player.ts'

/*
 * The players, in a separate process that survives every kill of the server.
 */

interface Order {
  readonly url: string
  readonly seed: string
  readonly seated: readonly SeatedPlayer[]
}

/** What the players see at one moment. */
export interface Scene {
  readonly connected: number
  /** Matches under way, by phase. */
  readonly phases: Readonly<Record<string, number>>
  readonly live: number
  /** When each of the connected players was welcomed, epoch ms, ascending. */
  readonly welcomes: readonly number[]
  /** The outages that the players see now. */
  readonly outages: readonly Omit<Outage, 'to'>[]
  readonly breaches: number
}

/** Players connect over this time, so that matches are at different points, ms. */
const ENTER_WITHIN = 15_000

const ledger = new Ledger()
const outages = new Outages()
const contenders: RecoveryPlayer[] = []
/** The phase that `rounds.ts` waits for; null if none. */
let told: string | null = null

const entered = (phase: string): void => {
  if (phase !== told) return
  told = null
  process.send?.({ entered: true })
}

const enter = ({ url, seed, seated }: Order): void => {
  for (const [i, one] of seated.entries()) {
    const random = randomFrom(`${seed} ${i}`)
    const contender = new RecoveryPlayer(url, one, { random, ledger, outages, entered })
    contenders.push(contender)
    setTimeout(() => contender.open(), random() * ENTER_WITHIN)
  }
}

const scene = (): Scene => {
  const matches = new Map<string, string>()
  for (const { live } of contenders) if (live !== null) matches.set(live.id, live.phase)
  const phases: Record<string, number> = {}
  for (const phase of matches.values()) phases[phase] = (phases[phase] ?? 0) + 1
  const there = contenders.filter(({ connected }) => connected)
  return {
    connected: there.length,
    phases,
    live: matches.size,
    welcomes: there.map(({ welcomedAt }) => welcomedAt).toSorted((a, b) => a - b),
    outages: outages.open,
    breaches: ledger.breaches,
  }
}

process.on(
  'message',
  (
    message:
      | { order: Order }
      | { tell: string }
      | { outagesSince: number }
      | 'scene'
      | 'spread'
      | 'wind-down'
      | 'report'
      | 'stop',
  ) => {
    if (message === 'scene') process.send?.({ scene: scene() })
    else if (message === 'spread') for (const one of contenders) one.reconnect()
    else if (message === 'wind-down') for (const one of contenders) one.windDown()
    else if (message === 'report') process.send?.({ report: ledger.report() })
    else if (message === 'stop') {
      for (const one of contenders) one.stop()
      process.exit(0)
    } else if ('outagesSince' in message) process.send?.({ outages: outages.since(message.outagesSince) })
    else if ('tell' in message) told = message.tell
    else enter(message.order)
  },
)
// Without its parent, nothing would ever stop this process.
process.on('disconnect', () => process.exit(1))
