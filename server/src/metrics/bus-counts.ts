import type { Bus, Unanswered } from '../bus/bus.ts'
import { Histogram } from './histogram.ts'

/** Seconds. */
const DURATIONS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 3]

export type RequestResult = 'answered' | Unanswered

/** Messages to and from the other processes. */
export class BusCounts {
  readonly requests: Record<RequestResult, number> = {
    ...{ answered: 0, 'no-responders': 0, 'timed-out': 0, disconnected: 0, failed: 0 },
  }
  /** Of answered requests, in seconds. */
  readonly durations = new Histogram(DURATIONS)
  readonly messages = { published: 0, received: 0, requested: 0 }
  reconnects = 0

  requested(result: RequestResult, seconds: number): void {
    this.requests[result] += 1
    if (result === 'answered') this.durations.add(seconds)
  }
}

/** A bus that counts what goes through it; `now` is a monotonic clock, in seconds. */
export const countMessages = (bus: Bus, counts: BusCounts, now: () => number): Bus => {
  bus.onReconnect(() => {
    counts.reconnects += 1
  })
  return {
    self: bus.self,
    isShared: bus.isShared,
    get isConnected() {
      return bus.isConnected
    },
    publish(subject, body) {
      counts.messages.published += 1
      bus.publish(subject, body)
    },
    subscribe: (subject, onMessage) =>
      bus.subscribe(subject, (body) => {
        counts.messages.received += 1
        onMessage(body)
      }),
    subscribed: () => bus.subscribed(),
    respond: (subject, answer) =>
      bus.respond(subject, (body) => {
        counts.messages.requested += 1
        return answer(body)
      }),
    async request(subject, body) {
      const began = now()
      const reply = await bus.request(subject, body)
      counts.requested(reply.ok ? 'answered' : reply.why, now() - began)
      return reply
    },
    onReconnect: (run) => bus.onReconnect(run),
    close: () => bus.close(),
  }
}
