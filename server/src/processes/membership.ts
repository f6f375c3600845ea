import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import { z } from 'zod'
import type { Bus } from '../bus/bus.ts'
import type { Clock } from '../clock.ts'
import type { Schema } from '../database/schema.ts'
import type { ProcessFigures } from '../database/tables/leases.ts'
import {
  deleteProcess,
  endLease,
  endProcess,
  LEASE,
  type LeaseTime,
  type OtherProcess,
  readOtherProcesses,
  renewProcess,
  takeLease,
} from './leases.ts'

/** How often a process renews its leases, ms. */
export const RENEW_EVERY = 2_000
/** The shortest pause before the next renewal, if a slow database makes renewals late, ms. */
const SHORTEST_PAUSE = 100

const LEADER = 'leader'
const GONE = 'process-gone'

const Gone = z.object({ process: z.string() })

export interface MembershipDependencies {
  readonly db: Kysely<Schema>
  readonly bus: Bus
  readonly clock: Clock
  readonly log: Logger
  readonly time: LeaseTime
  readonly figures: () => ProcessFigures
  /** A process is gone: takes over what it was doing. */
  readonly onGone: (process: string) => Promise<void>
  /** This process could not renew its lease in time: others may have taken over what it was doing. */
  readonly onLate: () => Promise<void>
  /** This process does the work that exactly one does, from now on or no more. */
  readonly onLeading: (isLeading: boolean) => Promise<void>
}

/** This process among those that share a database: that it is alive, who else is, and which one of them leads. */
export class Membership {
  readonly #deps: MembershipDependencies
  #others: readonly OtherProcess[] = []
  #isLeading = false
  #renewedAt = 0
  #cancel = () => {}
  #unsubscribe = () => {}
  #stopped = false
  #turn: Promise<unknown> = Promise.resolve()

  constructor(deps: MembershipDependencies) {
    this.#deps = deps
  }

  /** What the other processes have said about themselves most recently. */
  get others(): readonly Partial<ProcessFigures>[] {
    return this.#others.filter(({ isAlive }) => isAlive).map(({ figures }) => figures)
  }

  /** Whether this process does the work that exactly one does. */
  get isLeading(): boolean {
    return this.#isLeading
  }

  async start(): Promise<void> {
    const { bus, clock } = this.#deps
    this.#renewedAt = clock.now()
    await this.#renew()
    this.#unsubscribe = bus.subscribe(GONE, (body) => {
      const { process } = Gone.parse(body)
      void this.#inTurn(() => this.#onGone(process))
    })
    this.#wait()
  }

  /** Tells the others at once that they can take over. */
  async leave(): Promise<void> {
    this.#stopped = true
    this.#cancel()
    this.#unsubscribe()
    await this.#turn
    await this.#lead(false)
    const options = this.#options
    await endLease(options, LEADER)
    await endProcess(options)
    this.#deps.bus.publish(GONE, { process: this.#deps.bus.self })
  }

  get #options() {
    const { db, time, bus } = this.#deps
    return { db, time, self: bus.self }
  }

  #wait(pause = RENEW_EVERY): void {
    if (this.#stopped) return
    const { clock } = this.#deps
    this.#cancel = clock.after(pause, () => {
      const began = clock.now()
      void this.#inTurn(() => this.#renew()).then(() =>
        this.#wait(Math.max(SHORTEST_PAUSE, began + RENEW_EVERY - clock.now())),
      )
    })
  }

  /** One at a time; a failure is tried again with the next renewal. */
  #inTurn(work: () => Promise<void>): Promise<void> {
    const done = this.#turn.then(work).catch(async (error: unknown) => {
      this.#deps.log.error({ err: error }, 'the lease of this process could not be renewed; trying again')
      if (this.#isLate) await this.#lead(false)
    })
    this.#turn = done
    return done
  }

  get #isLate(): boolean {
    return this.#deps.clock.now() - this.#renewedAt >= LEASE - RENEW_EVERY
  }

  async #renew(): Promise<void> {
    const { bus, clock, figures, onLate } = this.#deps
    const wasLate = this.#isLate
    const now = clock.now()
    await renewProcess(this.#options, { ...figures(), isConnected: bus.isConnected })
    const leads = await takeLease(this.#options, LEADER)
    this.#renewedAt = now
    if (wasLate) await onLate()
    this.#others = await readOtherProcesses(this.#options)
    await this.#lead(leads)
    for (const { process, isAlive } of this.#others) if (!isAlive) await this.#onGone(process)
  }

  async #onGone(process: string): Promise<void> {
    if (this.#stopped) return
    this.#deps.log.info({ process }, 'a process is gone; taking over its games')
    await this.#deps.onGone(process)
    await deleteProcess(this.#options, process)
  }

  async #lead(isLeading: boolean): Promise<void> {
    if (this.#isLeading === isLeading) return
    this.#isLeading = isLeading
    await this.#deps.onLeading(isLeading)
  }
}
