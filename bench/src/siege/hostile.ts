import { setPriority } from 'node:os'
import { fromAddress } from '../own-address.ts'
import { ATTACKS, type Hostile } from './attacks.ts'

interface Order {
  readonly url: string
  readonly tokens: readonly string[]
}

/** The results of each attack, with counts. */
export type HostileReport = Record<string, Record<string, number>>

const report: HostileReport = Object.fromEntries(ATTACKS.map(({ name }) => [name, {}]))
const met: Hostile['met'] = (attack, what) => {
  const seen = report[attack] ?? {}
  seen[what] = (seen[what] ?? 0) + 1
}

// Real attackers have their own machines, so this process gets the lowest priority.
setPriority(19)

const begin = ({ url, tokens }: Order): void => {
  for (const [i, token] of tokens.entries()) {
    const hostile = { url, token, from: fromAddress(66, i), met }
    for (const { perSecond, strike } of ATTACKS) setInterval(() => strike(hostile), 1_000 / perSecond)
  }
}

process.on('message', (message: { order: Order } | 'report' | 'stop') => {
  if (message === 'report') process.send?.({ report })
  else if (message === 'stop') process.exit(0)
  else begin(message.order)
})
// The bodies are built: from now on it only sends.
process.send?.({ armed: true })
