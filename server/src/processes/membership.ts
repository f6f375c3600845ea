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
/** How long after its last renewal a process is late and leads no more, ms: a little less than the lease. */
const LATE_AFTER = LEASE - RENEW_EVERY
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
  /**
   * This process does the work that exactly one does, from now on or no more. `false` may come while `true` is under
   * way, because that may wait for the database; `true` comes after the `false` before it is done.
   */
  readonly onLeading: (isLeading: boolean) => Promise<void>
}

/** This process among those that share a database: that it is alive, who else is, and which one of them leads. */
export class Membership {
  readonly #deps: MembershipDependencies
  #others: readonly OtherProcess[] = []
  #isLeading = false
  #renewedAt = 0
  #cancel = () => {}
  #cancelDeadline = () => {}
  #endOfLeading: Promise<void> = Promise.resolve()
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
    this.#stopLeading()
    await this.#endOfLeading
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
    const done = this.#turn.then(work).catch((error: unknown) => {
      this.#deps.log.error({ err: error }, 'the lease of this process could not be renewed; trying again')
    })
    this.#turn = done
    return done
  }

  get #isLate(): boolean {
    return this.#deps.clock.now() - this.#renewedAt >= LATE_AFTER
  }

  async #renew(): Promise<void> {
    const { bus, clock, figures, onLate } = this.#deps
    const began = clock.now()
    await renewProcess(this.#options, { ...figures(), isConnected: bus.isConnected })
    const leads = await takeLease(this.#options, LEADER)
    const wasLate = this.#isLate
    // Not now: the database may have renewed the lease long before its answer arrived.
    this.#renewedAt = began
    if (leads) this.#setDeadline()
    else this.#stopLeading()
    // Not at the deadline: only the database knows which games others have taken over. Until it answers, the journal
    // refuses events of whoever drove them before.
    if (wasLate) await onLate()
    this.#others = await readOtherProcesses(this.#options)
    if (leads) await this.#lead()
    for (const { process, isAlive } of this.#others) if (!isAlive) await this.#onGone(process)
  }

  async #onGone(process: string): Promise<void> {
    if (this.#stopped) return
    this.#deps.log.info({ process }, 'a process is gone; taking over its games')
    await this.#deps.onGone(process)
    await deleteProcess(this.#options, process)
  }

  /** Does not wait for the next renewal: one that hangs fails long after the lease has ended. */
  #setDeadline(): void {
    const { clock, log } = this.#deps
    this.#cancelDeadline()
    this.#cancelDeadline = clock.after(Math.max(0, this.#renewedAt + LATE_AFTER - clock.now()), () => {
      if (this.#isLeading) log.warn('the lease of this process was not renewed in time; it leads no more')
      this.#stopLeading()
    })
  }

  async #lead(): Promise<void> {
    await this.#endOfLeading
    // The lease may have ended since it was renewed.
    if (this.#isLeading || this.#isLate) return
    this.#isLeading = true
    await this.#deps.onLeading(true)
  }

  #stopLeading(): void {
    this.#cancelDeadline()
    if (!this.#isLeading) return
    this.#isLeading = false
    this.#endOfLeading = this.#deps.onLeading(false).catch((error: unknown) => {
      this.#deps.log.error({ err: error }, 'the work of the leader could not be stopped')
    })
  }
}
