import { Histogram } from './histogram.ts'

/** Seconds. */
const DURATIONS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5]

/** One function's calls. */
export interface CallCounts {
  /** How many ended with which status; `OK` for what was done. */
  readonly statuses: Map<string, number>
  /** In seconds. */
  readonly durations: Histogram
}

/** Function calls by name. What is recorded is three additions: labels are made when somebody asks. */
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

  /** Calls of these functions that were done. */
  done(names: readonly string[]): number {
    return names.reduce((sum, name) => sum + (this.byName.get(name)?.statuses.get('OK') ?? 0), 0)
  }
}
