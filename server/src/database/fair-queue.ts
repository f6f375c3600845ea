/** Returns the place; further calls do nothing. */
export type Leave = () => void

export interface Turn {
  /** Resolves when it is this request's turn. */
  readonly begun: Promise<Leave>
  /** Withdraws a request that is still waiting. */
  cancel(): void
}

export interface FairQueueOptions {
  /** How many requests are served at a time. */
  readonly places: number
  /** How many of them are kept for requests of infinite weight. */
  readonly reserved?: number
  /** A monotonic clock, in ms. */
  readonly now: () => number
}

type Begin = () => void

interface Flow {
  readonly weight: number
  /** Time used, in ms divided by the weight. Use at the landmark counts once, later use more. */
  used: number
  /** How long its last request took, in the same unit; the next one is assumed to take as long. */
  last: number
  serving: number
  readonly waiting: Begin[]
}

/** The half-life of time used, in ms. */
const HALF_LIFE = 10_000
/** An idle flow that has used less than this, in ms, is forgotten. */
const NEGLIGIBLE = 0.1
/** A new flow starts with the use that this share of the others has not exceeded. */
const START_QUANTILE = 0.9
/** The use that new flows start with is calculated at most this often, in ms. */
const START_EVERY = 1_000

/**
 * Serves the flow that has used the places least lately, so that a flow with many or long requests delays
 * only its own next ones (decay-usage scheduling). Instead of reducing all past use as time passes, new use
 * counts for more (forward decay: Cormode et al., 2009), so the order of flows changes only when they are
 * served.
 *
 * A new flow does not start with nothing used: it would come before everyone until it has used as much, and a few
 * dozen new flows at once would stop all others for seconds.
 *
 * The duration of a request is not known in advance: it is assumed to equal that of its flow's last request,
 * and is corrected when the request ends.
 */
export class FairQueue {
  readonly #now: () => number
  readonly #places: number
  readonly #reserved: number
  readonly #flows = new Map<string, Flow>()
  /** Flows with waiting requests, in the order in which they began to wait. */
  readonly #waiting = new Set<Flow>()
  #isClosed = false
  #serving = 0
  /** How many of the requests being served have a finite weight. */
  #servingFinite = 0
  /** The time from which use counts for more and more; it is moved forward every half-life. */
  #landmark: number
  #lastServed = Number.NEGATIVE_INFINITY
  /** The use that a new flow starts with, and when it was calculated. */
  #start = { used: 0, at: Number.NEGATIVE_INFINITY }

  constructor({ places, reserved = 0, now }: FairQueueOptions) {
    this.#places = places
    this.#reserved = reserved
    this.#now = now
    this.#landmark = now()
  }

  get waiting(): number {
    return [...this.#waiting].reduce((sum, { waiting }) => sum + waiting.length, 0)
  }

  /** Time since a request was last served, in ms. */
  get stalledFor(): number {
    return this.#now() - this.#lastServed
  }

  /** @param weight the share of this flow, relative to others; with `Infinity` it is always served first. */
  enter(key: string, weight = 1): Turn {
    this.#moveLandmark()
    const { promise: begun, resolve } = Promise.withResolvers<Leave>()
    const flow = this.#flowOf(key, weight)
    const begin = () => this.#serve(flow, weight, resolve)
    if (this.#isClosed) return { begun, cancel() {} }
    if (this.#hasPlaceFor(flow)) begin()
    else {
      flow.waiting.push(begin)
      this.#waiting.add(flow)
    }
    return { begun, cancel: () => this.#cancel(flow, begin) }
  }

  /** Drops all waiting and all future requests, because the database is being closed. */
  close(): void {
    this.#isClosed = true
    for (const flow of this.#waiting) flow.waiting.length = 0
    this.#waiting.clear()
  }

  #flowOf(key: string, weight: number): Flow {
    const known = this.#flows.get(key)
    if (known !== undefined) return known
    // Below the use of every flow of finite weight.
    const used = weight === Number.POSITIVE_INFINITY ? -1 : this.#startOfNewFlows()
    const flow: Flow = { weight, used, last: 0, serving: 0, waiting: [] }
    this.#flows.set(key, flow)
    return flow
  }

  #hasPlaceFor({ weight }: Flow): boolean {
    if (this.#serving >= this.#places) return false
    return weight === Number.POSITIVE_INFINITY || this.#servingFinite < this.#places - this.#reserved
  }

  #startOfNewFlows(): number {
    const now = this.#now()
    if (now - this.#start.at >= START_EVERY) {
      const uses = [...this.#flows.values()].map(({ used }) => used).sort((a, b) => a - b)
      this.#start = { used: Math.max(0, uses[Math.floor(uses.length * START_QUANTILE) - 1] ?? 0), at: now }
    }
    return this.#start.used
  }

  #serve(flow: Flow, weight: number, resolve: (leave: Leave) => void): void {
    const began = this.#now()
    this.#lastServed = began
    this.#countServing(flow, 1)
    const expected = flow.last
    this.#use(flow, expected)
    let left = false
    resolve(() => {
      if (left) return
      left = true
      flow.last = (this.#now() - began) / weight
      this.#use(flow, flow.last - expected)
      this.#countServing(flow, -1)
      this.#next()
    })
  }

  #countServing(flow: Flow, by: 1 | -1): void {
    flow.serving += by
    this.#serving += by
    if (flow.weight !== Number.POSITIVE_INFINITY) this.#servingFinite += by
  }

  #use(flow: Flow, ms: number): void {
    flow.used += ms * 2 ** ((this.#now() - this.#landmark) / HALF_LIFE)
  }

  #next(): void {
    let next: Flow | undefined
    for (const flow of this.#waiting) if (next === undefined || flow.used < next.used) next = flow
    if (next === undefined || !this.#hasPlaceFor(next)) return
    const begin = next.waiting.shift()
    if (next.waiting.length === 0) this.#waiting.delete(next)
    begin?.()
  }

  #cancel(flow: Flow, begin: Begin): void {
    const index = flow.waiting.indexOf(begin)
    if (index === -1) return
    flow.waiting.splice(index, 1)
    if (flow.waiting.length === 0) this.#waiting.delete(flow)
  }

  #moveLandmark(): void {
    const passed = this.#now() - this.#landmark
    if (passed < HALF_LIFE) return
    this.#landmark += passed
    this.#start.at = Number.NEGATIVE_INFINITY
    for (const [key, flow] of this.#flows) {
      flow.used /= 2 ** (passed / HALF_LIFE)
      const isIdle = flow.serving === 0 && flow.waiting.length === 0
      if (isIdle && flow.used < NEGLIGIBLE) this.#flows.delete(key)
    }
  }
}
