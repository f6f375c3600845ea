import type { MailStatus } from '@trivium/wire/documents/message'
import type { Send } from '../mail/mailer.ts'
import { Calls } from './calls.ts'
import { Histogram } from './histogram.ts'

/** A monotonic clock, in seconds. */
export type Stopwatch = () => number

const systemStopwatch: Stopwatch = () => performance.now() / 1000

const COMMIT_SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 5]
const BATCH_SIZES = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000]

/** The server's counters, always on: plain numbers, too cheap to need a switch. */
export class Metrics {
  readonly now: Stopwatch
  readonly calls = new Calls()
  /** Journal commits: duration in seconds, number of events. */
  readonly commits = new Histogram(COMMIT_SECONDS)
  readonly batches = new Histogram(BATCH_SIZES)
  /** Games that this process took over from others, and that others took over from it. */
  readonly handovers = { claimed: 0, lost: 0 }
  readonly mails: Record<MailStatus, number> = { sent: 0, filed: 0, failed: 0 }

  constructor(now: Stopwatch = systemStopwatch) {
    this.now = now
  }

  committed(began: number, events: number): void {
    this.commits.add(this.now() - began)
    this.batches.add(events)
  }

  /** Wraps a mailer and counts its mails. */
  counting(send: Send): Send {
    return async (mail) => {
      const fate = await send(mail)
      this.mails[fate] += 1
      return fate
    }
  }
}
