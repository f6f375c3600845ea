import { z } from 'zod'
import type { Bus } from '../bus/bus.ts'
import type { Clock } from '../clock.ts'
import type { Count, Limits } from './limits.ts'

const COUNTS = 'limits'
const JOINED = 'limits-joined'

/** How long counts are gathered before they are sent, ms, and how many one message has at most. */
const SEND_EVERY = 100
const MAX_COUNTS = 1_000

const Counts = z.array(z.tuple([z.string(), z.string(), z.number().positive(), z.number().positive()]))
const Joined = z.object({ process: z.string() })

export interface SharedLimitsDependencies {
  readonly limits: Limits
  readonly bus: Bus
  readonly clock: Clock
}

const send = (bus: Bus, subject: string, counts: readonly Count[]): void => {
  for (let from = 0; from < counts.length; from += MAX_COUNTS)
    bus.publish(subject, counts.slice(from, from + MAX_COUNTS))
}

/** What has changed here since the last message to the other processes. */
class Unsent {
  readonly #deps: SharedLimitsDependencies
  readonly #counted = new Map<string, Set<string>>()
  #cancel: (() => void) | null = null

  constructor(deps: SharedLimitsDependencies) {
    this.#deps = deps
  }

  add(what: string, whom: string): void {
    const counted = this.#counted.get(what) ?? new Set()
    this.#counted.set(what, counted.add(whom))
    this.#cancel ??= this.#deps.clock.after(SEND_EVERY, () => this.#send())
  }

  stop(): void {
    this.#cancel?.()
  }

  #send(): void {
    const { limits, bus } = this.#deps
    this.#cancel = null
    const counts = [...this.#counted].flatMap(([what, all]) =>
      [...all].flatMap((whom): readonly Count[] => {
        const count = limits.takeUnsent(what, whom)
        return count === null ? [] : [count]
      }),
    )
    this.#counted.clear()
    send(bus, COUNTS, counts)
  }
}

/**
 * Shares the limits among all processes: each sends the others what it counts, soon after. A process that
 * joins, or that has missed messages, asks for what the others have sent. The returned function stops that.
 */
export const shareLimits = (deps: SharedLimitsDependencies): (() => void) => {
  const { limits, bus } = deps
  const unsent = new Unsent(deps)
  limits.share(
    (what, whom) => unsent.add(what, whom),
    () => bus.isConnected,
  )
  const add = (body: unknown) => {
    for (const count of Counts.parse(body)) limits.add(count)
  }
  const ask = () => {
    limits.forgetOthers()
    bus.publish(JOINED, { process: bus.self })
  }
  const stops = [
    bus.subscribe(COUNTS, add),
    bus.subscribe(`${COUNTS}.${bus.self}`, add),
    bus.subscribe(JOINED, (body) => send(bus, `${COUNTS}.${Joined.parse(body).process}`, limits.sent)),
    bus.onReconnect(ask),
  ]
  ask()
  return () => {
    for (const stop of stops) stop()
    unsent.stop()
  }
}
