import type { MailStatus } from '@trivium/wire/documents/message'
import type { Send } from '../mail/mailer.ts'
import { Calls } from './calls.ts'
import { Histogram } from './histogram.ts'

/** Seconds of any clock that only goes forward. */
export type Stopwatch = () => number

const systemStopwatch: Stopwatch = () => performance.now() / 1000

const COMMIT_SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 5]
const BATCH_SIZES = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000]

/** What the server counts of its own work, always: plain numbers, which cost nothing worth a switch. */
export class Metrics {
  readonly now: Stopwatch
  readonly calls = new Calls()
  /** Journal commits: how long in seconds, how many events. */
  readonly commits = new Histogram(COMMIT_SECONDS)
  readonly batches = new Histogram(BATCH_SIZES)
  readonly mails: Record<MailStatus, number> = { sent: 0, filed: 0, failed: 0 }

  constructor(now: Stopwatch = systemStopwatch) {
    this.now = now
  }

  committed(began: number, events: number): void {
    this.commits.add(this.now() - began)
    this.batches.add(events)
  }

  /** A way of sending mails, counted. */
  counting(send: Send): Send {
    return async (mail) => {
      const fate = await send(mail)
      this.mails[fate] += 1
      return fate
    }
  }
}
