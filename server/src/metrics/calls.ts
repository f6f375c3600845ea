import { Histogram } from './histogram.ts'

/** Seconds. */
const DURATIONS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5]

/** Counts of one function's calls. */
export interface CallCounts {
  /** Calls by status; `OK` for success. */
  readonly statuses: Map<string, number>
  /** In seconds. */
  readonly durations: Histogram
}

/** Function calls by name. Recording takes three additions; labels are built when metrics are read. */
export class Calls {
  readonly byName = new Map<string, CallCounts>()

  record(name: string, status: string, seconds: number): void {
    let of = this.byName.get(name)
    if (of === undefined) {
      of = { statuses: new Map(), durations: new Histogram(DURATIONS) }
      this.byName.set(name, of)
    }
    of.statuses.set(status, (of.statuses.get(status) ?? 0) + 1)
    of.durations.add(seconds)
  }

  /** Number of successful calls of these functions. */
  done(names: readonly string[]): number {
    return names.reduce((sum, name) => sum + (this.byName.get(name)?.statuses.get('OK') ?? 0), 0)
  }
}
