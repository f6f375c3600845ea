import type { Logger } from 'pino'

/** Starts work that no caller waits for; `failure` is logged if it fails. */
export type RunInBackground = (work: Promise<unknown>, failure: string) => void

export interface Background {
  readonly run: RunInBackground
  /** Resolves when all background work has ended. */
  finished(): Promise<unknown>
}

export const createBackground = (log: Logger): Background => {
  const underWay = new Set<Promise<unknown>>()
  return {
    run: (work, failure) => {
      const watched = work
        .catch((error: unknown) => log.error({ err: error }, failure))
        .finally(() => underWay.delete(watched))
      underWay.add(watched)
    },
    finished: () => Promise.all(underWay),
  }
}
