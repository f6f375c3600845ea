import { quantile } from '../quantile.ts'
import { type Costs, SECONDS_PER_ANSWER } from './costs.ts'

/** The share of an answer's work that is done before it is in the journal; the rest acknowledges and shows it. */
const BEFORE = 0.4
/** A main thread that is behind by this much, ms, besides a collection, is overloaded, and the simulation ends. */
const FAR_BEHIND = 2_000

export interface Simulated {
  /** From an answer to its acknowledgement, ms. */
  readonly p50: number
  readonly p99: number
  /** The share of the time in which the main thread works, 0 to 1. */
  readonly busy: number
}

interface Waiting {
  readonly arrivedAt: number
  readonly decidedAt: number
}

/** The journal: one commit at a time, each with all answers that have been decided by its start. */
class GroupCommit {
  readonly #costs: Costs
  readonly #waiting: Waiting[] = []
  #running: { readonly entries: Waiting[]; readonly end: number } | null = null
  #nextStart = 0

  constructor(costs: Costs) {
    this.#costs = costs
  }

  add(entry: Waiting): void {
    this.#waiting.push(entry)
  }

  /** When the running commit ends or the next one starts; infinity if there is nothing to commit. */
  get at(): number {
    if (this.#running !== null) return this.#running.end
    const [first] = this.#waiting
    return first === undefined ? Number.POSITIVE_INFINITY : Math.max(this.#nextStart, first.decidedAt)
  }

  /** Starts a commit, or ends the running one and returns what it saved. */
  step(): readonly Waiting[] {
    const { at } = this
    if (this.#running !== null) {
      const { entries } = this.#running
      this.#running = null
      return entries
    }
    // They wait in the order in which they are decided.
    const later = this.#waiting.findIndex(({ decidedAt }) => decidedAt > at)
    const entries = this.#waiting.splice(0, later === -1 ? this.#waiting.length : later)
    this.#running = { entries, end: at + this.#costs.commit }
    this.#nextStart = at + this.#costs.pace
    return []
  }
}

/**
 * Simulates the main thread of one process and its journal: answers arrive at random moments, are decided one after the
 * other, wait for a commit, and are acknowledged one after the other. Now and then the thread stands still while the heap is
 * marked. `random`: numbers in [0, 1).
 */
export const simulate = (players: number, seconds: number, costs: Costs, random: () => number): Simulated => {
  const journal = new GroupCommit(costs)
  const latencies: number[] = []
  const pause = (SECONDS_PER_ANSWER * 1_000) / players
  let arrival = 0
  let freeAt = 0
  let worked = 0
  const marking = (costs.marking * players) / 1_000
  const every = costs.markingEvery * 1_000
  // The first one, at any moment of the period.
  let markAt = random() * every
  const work = (readyAt: number, share: number): number => {
    const ms = (costs.main / 1_000) * share
    worked += ms
    freeAt = Math.max(freeAt, readyAt)
    if (freeAt >= markAt) {
      freeAt = Math.max(freeAt, markAt + marking)
      markAt += every
    }
    freeAt += ms
    return freeAt
  }
  while (arrival < seconds * 1_000 && freeAt - arrival < FAR_BEHIND + marking) {
    if (arrival <= journal.at) {
      journal.add({ arrivedAt: arrival, decidedAt: work(arrival, BEFORE) })
      arrival += -Math.log(1 - random()) * pause
      continue
    }
    const { at } = journal
    for (const { arrivedAt } of journal.step()) latencies.push(work(at, 1 - BEFORE) - arrivedAt)
  }
  const sorted = latencies.toSorted((a, b) => a - b)
  return { p50: quantile(sorted, 0.5), p99: quantile(sorted, 0.99), busy: worked / Math.max(arrival, freeAt) }
}

/** The largest number of players with an acknowledgement within `limit` ms at p99, to the nearest hundred. */
export const simulatedCapacity = (limit: number, costs: Costs, random: () => number): number => {
  const seconds = Math.max(10, 4 * costs.markingEvery)
  const holds = (hundreds: number) => simulate(hundreds * 100, seconds, costs, random).p99 <= limit
  let [fine, over] = [0, 1]
  while (holds(over)) [fine, over] = [over, over * 2]
  while (over - fine > 1) {
    const middle = Math.floor((fine + over) / 2)
    if (holds(middle)) fine = middle
    else over = middle
  }
  return fine * 100
}
